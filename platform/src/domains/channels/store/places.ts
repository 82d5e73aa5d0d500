import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ZoneContent } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import {
  channelItems,
  channels,
  channelSectionItems,
  type CollectedKind,
  type SectionRow,
} from '../tables.ts';
import { moderatedAmong, isOpenChannel, visibleTo } from './access.ts';
import { sectionsOf, shownSections } from './sections.ts';
import { typeOf } from './sources.ts';

interface Asked {
  kind: CollectedKind;
  ids: readonly string[];
  /** Only in this channel, also where it is folded and the caller moderates it. */
  channelId: string | undefined;
}

/** Lists the sections of channels that the caller sees: hidden ones where they moderate. */
const seenSections = async (
  db: Handle,
  channelIds: readonly string[],
  caller: Caller | null,
): Promise<SectionRow[]> => {
  if (channelIds.length === 0) return [];
  const own = await moderatedAmong(db, caller, channelIds);
  const rows = await sectionsOf(db, channelIds);
  const shown = new Set(shownSections(rows).map(({ id }) => id));
  return rows.filter(({ id, channelId }) => shown.has(id) || own.has(channelId));
};

/** Lists the places of things in open channels, the last collected first. */
export const placesOf = async (
  db: Handle,
  { kind, ids, channelId }: Asked,
  caller: Caller | null,
): Promise<ZoneContent[]> => {
  const rows = await db
    .select({
      channelId: channelItems.channelId,
      itemId: channelItems.itemId,
      date: channelItems.date,
      sticky: channelItems.sticky,
    })
    .from(channelItems)
    .innerJoin(channels, eq(channels.id, channelItems.channelId))
    .where(
      and(
        eq(channelItems.kind, kind),
        inArray(channelItems.itemId, [...ids]),
        channelId === undefined
          ? isOpenChannel
          : and(eq(channelItems.channelId, channelId), visibleTo(db, caller)),
      ),
    )
    .orderBy(desc(channelItems.date), asc(channelItems.channelId));
  const channelIds = [...new Set(rows.map((row) => row.channelId))];
  const seen = await seenSections(db, channelIds, caller);
  const held = await db
    .select({ sectionId: channelSectionItems.sectionId, itemId: channelSectionItems.itemId })
    .from(channelSectionItems)
    .where(
      and(
        inArray(channelSectionItems.channelId, channelIds),
        eq(channelSectionItems.kind, kind),
        inArray(channelSectionItems.itemId, [...ids]),
      ),
    );
  const places = new Set(held.map(({ sectionId, itemId }) => `${sectionId} ${itemId}`));
  return rows.map((row) => ({
    Zone: row.channelId,
    ContentType: typeOf[kind],
    Content: row.itemId,
    Date: row.date.toISOString(),
    Sticky: row.sticky,
    Sections: seen
      .filter(
        ({ id, channelId }) => channelId === row.channelId && places.has(`${id} ${row.itemId}`),
      )
      .map(({ id, name }) => ({ _id: id, Name: name })),
  }));
};
