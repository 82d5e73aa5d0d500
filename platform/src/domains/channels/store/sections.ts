import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { notFound } from '../../../refusal.ts';
import { channelItems, channelSectionItems, channelSections, type SectionRow } from '../tables.ts';
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

interface Counts {
  labs: number;
  datasets: number;
}

/** Counts what everybody sees in each section and below it, each thing once. */
const countsOf = async (
  db: Handle,
  channelIds: readonly string[],
): Promise<ReadonlyMap<string, Counts>> => {
  const { rows } = await db.execute<{ id: string; labs: number; datasets: number }>(sql`
    with recursive within (root, id) as (
      select id, id from ${channelSections} where channel_id = any(${sql.param([...channelIds])})
      union all
      select within.root, below.id
      from within join ${channelSections} as below on below.parent_id = within.id
    )
    select within.root as id,
      count(distinct item.item_id) filter (where item.kind = 'PROJECT')::int as labs,
      count(distinct item.item_id) filter (where item.kind = 'DATASET')::int as datasets
    from within
    join ${channelSectionItems} as held on held.section_id = within.id
    join ${channelItems} as item on item.channel_id = held.channel_id and item.kind = held.kind
      and item.item_id = held.item_id and item.shown
    group by within.root`);
  return new Map(rows.map(({ id, labs, datasets }) => [id, { labs, datasets }]));
};

const treeOf = (
  rows: readonly SectionRow[],
  counts: ReadonlyMap<string, Counts>,
  parentId: string | null,
): ZoneSection[] =>
  rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      _id: row.id,
      Zone: row.channelId,
      Parent: row.parentId,
      Name: row.name,
      IsActivated: !row.hidden,
      SortWeight: row.position,
      LabsCount: counts.get(row.id)?.labs ?? 0,
      DatasetsCount: counts.get(row.id)?.datasets ?? 0,
      children: treeOf(rows, counts, row.id),
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
  return treeOf(rows, await countsOf(db, seen), null);
};
