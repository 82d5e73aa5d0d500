import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ZoneContent } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import {
  channelItems,
  channels,
  channelSectionItems,
  channelSections,
  type CollectedKind,
} from '../tables.ts';
import { moderatedAmong, openChannel, visibleTo } from './access.ts';
import { typeOf } from './sources.ts';

interface Asked {
  kind: CollectedKind;
  ids: readonly string[];
  /** Only in this channel, also where it is folded and the caller moderates it. */
  channelId: string | undefined;
}

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
          ? openChannel
          : and(eq(channelItems.channelId, channelId), visibleTo(db, caller)),
      ),
    )
    .orderBy(desc(channelItems.date), asc(channelItems.channelId));
  const own = await moderatedAmong(db, caller, [...new Set(rows.map((row) => row.channelId))]);
  const sections = await db
    .select({
      channelId: channelSections.channelId,
      itemId: channelSectionItems.itemId,
      id: channelSections.id,
      name: channelSections.name,
      hidden: channelSections.hidden,
    })
    .from(channelSectionItems)
    .innerJoin(channelSections, eq(channelSections.id, channelSectionItems.sectionId))
    .where(
      and(
        eq(channelSectionItems.kind, kind),
        inArray(channelSectionItems.itemId, [...ids]),
        channelId === undefined ? undefined : eq(channelSections.channelId, channelId),
      ),
    )
    .orderBy(asc(channelSections.position), asc(channelSections.id));
  return rows.map((row) => ({
    Zone: row.channelId,
    ContentType: typeOf[kind],
    Content: row.itemId,
    Date: row.date.toISOString(),
    Sticky: row.sticky,
    Sections: sections
      .filter(
        (section) =>
          section.channelId === row.channelId &&
          section.itemId === row.itemId &&
          (!section.hidden || own.has(row.channelId)),
      )
      .map(({ id, name }) => ({ _id: id, Name: name })),
  }));
};
