import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { channelSections, type SectionRow } from '../tables.ts';
import { channelsByIds, moderatedAmong } from './access.ts';

/** Finds a section of a channel. @throws Refusal NOT_FOUND at sectionId */
export const sectionOf = async (db: Handle, id: string, channelId: string): Promise<SectionRow> => {
  const [row] = await db
    .select()
    .from(channelSections)
    .where(and(eq(channelSections.id, id), eq(channelSections.channelId, channelId)));
  if (!row) throw notFound('分组', 'sectionId');
  return row;
};

/** Lists all sections of channels; siblings in their order. */
export const sectionsOf = (db: Handle, channelIds: readonly string[]): Promise<SectionRow[]> =>
  db
    .select()
    .from(channelSections)
    .where(inArray(channelSections.channelId, [...channelIds]))
    .orderBy(asc(channelSections.position), asc(channelSections.id));

/** Leaves out hidden sections and what is below them. */
export const shownSections = (rows: readonly SectionRow[]): SectionRow[] => {
  const below = (parentId: string | null): SectionRow[] =>
    rows
      .filter((row) => row.parentId === parentId && !row.hidden)
      .flatMap((row) => [row, ...below(row.id)]);
  return below(null);
};

const treeOf = (rows: readonly SectionRow[], parentId: string | null): ZoneSection[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      _id: row.id,
      Zone: row.channelId,
      Parent: row.parentId,
      Name: row.name,
      IsActivated: !row.hidden,
      SortWeight: row.position,
      LabsCount: row.labsNumber,
      DatasetsCount: row.datasetsNumber,
      children: treeOf(rows, row.id),
    }));

/**
 * Lists the sections at the top of each of the channels that the caller may see, each with those
 * below it; hidden ones where they are wanted and the caller moderates the channel.
 */
export const sectionTrees = async (
  db: Handle,
  ids: readonly string[],
  { caller, includeHidden }: { caller: Caller | null; includeHidden: boolean },
): Promise<ZoneSection[]> => {
  const seen = (await channelsByIds(db, ids, caller)).map(({ id }) => id);
  if (seen.length === 0) return [];
  const own = includeHidden ? await moderatedAmong(db, caller, seen) : new Set<string>();
  const rows = (await sectionsOf(db, seen)).filter(
    ({ hidden, channelId }) => !hidden || own.has(channelId),
  );
  return treeOf(rows, null);
};
