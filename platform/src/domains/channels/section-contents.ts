import { and, eq } from 'drizzle-orm';
import type { Zone } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Caller } from '#http/caller.ts';
import { isForeignKeyViolation, type Transaction } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { lockModerated, zoneAfter } from './collecting.ts';
import type { SectionContent } from './sections.ts';
import { ofChannel } from './store/channels.ts';
import { kindOf, nameOf } from './store/sources.ts';
import { channelSectionItems, channelSections } from './tables.ts';

const lockSection = async (tx: Transaction, caller: Caller, id: string) => {
  const [section] = await tx.select().from(channelSections).where(eq(channelSections.id, id));
  if (!section) throw notFound('分组');
  return { section, channel: await lockModerated(tx, caller, section.channelId) };
};

/** Puts what the channel holds into a section. @throws Refusal NOT_FOUND, FORBIDDEN */
export const addToSection = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { contentType, contentId }: SectionContent,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const { section, channel } = await lockSection(tx, caller, id);
    const kind = kindOf[contentType];
    const added = await tx
      .insert(channelSectionItems)
      .values({ sectionId: id, channelId: channel.id, kind, itemId: contentId })
      .onConflictDoNothing()
      .returning({ id: channelSectionItems.itemId })
      .catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? notFound(nameOf[kind], 'contentId') : error;
      });
    if (added.length > 0)
      await record(tx, actedBy(caller, now), {
        action: 'channelSections.addContent',
        ...ofChannel(channel),
        after: { section: section.name, kind, id: contentId },
      });
    return zoneAfter(tx, channel.id);
  });

/** Takes something out of a section. @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeFromSection = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { contentType, contentId }: SectionContent,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const { section, channel } = await lockSection(tx, caller, id);
    const kind = kindOf[contentType];
    const { sectionId, kind: ofKind, itemId } = channelSectionItems;
    const removed = await tx
      .delete(channelSectionItems)
      .where(and(eq(sectionId, id), eq(ofKind, kind), eq(itemId, contentId)))
      .returning({ id: itemId });
    if (removed.length > 0)
      await record(tx, actedBy(caller, now), {
        action: 'channelSections.removeContent',
        ...ofChannel(channel),
        before: { section: section.name, kind, id: contentId },
      });
    return zoneAfter(tx, channel.id);
  });
