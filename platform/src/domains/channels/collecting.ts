import { and, eq, inArray } from 'drizzle-orm';
import type {
  Zone,
  ZoneContentType,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { announce, retract } from './news.ts';
import { moderatedChannel } from './store/access.ts';
import { ofChannel, toZone } from './store/channels.ts';
import { sectionOf } from './store/sections.ts';
import { collectables, kindOf, nameOf } from './store/sources.ts';
import {
  channelItems,
  type ChannelRow,
  channels,
  channelSectionItems,
  type CollectedKind,
} from './tables.ts';

interface Chosen {
  ContentType: ZoneContentType;
  ids: readonly string[];
}

const isAmong = (channelId: string, kind: CollectedKind, ids: readonly string[]) =>
  and(
    eq(channelItems.channelId, channelId),
    eq(channelItems.kind, kind),
    inArray(channelItems.itemId, [...ids]),
  );

/** Locks a channel for a moderator. @throws Refusal NOT_FOUND, FORBIDDEN */
export const lockModerated = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<ChannelRow> => {
  await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(channels.id, id))
    .for('no key update');
  return moderatedChannel(tx, caller, id);
};

/** Answers a channel as a change of what it holds has left it. */
export const zoneAfter = async (tx: Transaction, id: string): Promise<Zone> => {
  const [row] = await tx.select().from(channels).where(eq(channels.id, id));
  if (!row) throw notFound('频道');
  return toZone(row);
};

const checkRoom = async (tx: Transaction, channelId: string, kind: CollectedKind) => {
  const own = and(eq(channelItems.channelId, channelId), eq(channelItems.kind, kind));
  if ((await tx.$count(channelItems, own)) > channelLimits.contents)
    throw conflict(`一个频道最多收录${channelLimits.contents}个${nameOf[kind]}`);
};

/**
 * Collects what everybody sees; what the channel holds stays as it is.
 * @throws Refusal NOT_FOUND for the channel, the section, or a thing that isn't for everybody,
 * FORBIDDEN, CONFLICT when full
 */
export const collect = (
  services: Services,
  caller: Caller,
  id: string,
  { ContentType, ids, sectionId }: Chosen & { sectionId?: string | undefined },
): Promise<Zone> =>
  services.database.transaction(async (tx) => {
    const kind = kindOf[ContentType];
    const wanted = [...new Set(ids)];
    const found = await collectables[kind](tx, wanted);
    const channel = await lockModerated(tx, caller, id);
    if (found.length < wanted.length) throw notFound(nameOf[kind], 'ids');
    if (sectionId !== undefined) await sectionOf(tx, sectionId, id);
    const date = services.now();
    const added = await tx
      .insert(channelItems)
      .values(
        found.map(({ title: _, ownerId: __, ...item }) => ({
          ...item,
          channelId: id,
          kind,
          date,
          shown: true,
        })),
      )
      .onConflictDoNothing()
      .returning({ itemId: channelItems.itemId });
    if (sectionId !== undefined)
      await tx
        .insert(channelSectionItems)
        .values(wanted.map((itemId) => ({ sectionId, channelId: id, kind, itemId })))
        .onConflictDoNothing();
    if (added.length > 0) {
      await checkRoom(tx, id, kind);
      await tx.update(channels).set({ collectDate: date }).where(eq(channels.id, id));
      const fresh = new Set(added.map(({ itemId }) => itemId));
      await announce(tx, services, {
        channel,
        kind,
        date,
        by: caller.id,
        items: found.filter(({ itemId }) => fresh.has(itemId)),
      });
      await record(tx, actedBy(caller, services.now), {
        action: 'channelContents.collect',
        ...ofChannel(channel),
        after: { kind, ids: [...fresh] },
      });
    }
    return zoneAfter(tx, id);
  });

/** Takes things out of a channel and of its sections. @throws Refusal NOT_FOUND, FORBIDDEN */
export const uncollect = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { ContentType, ids }: Chosen,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const kind = kindOf[ContentType];
    const channel = await lockModerated(tx, caller, id);
    const removed = await tx
      .delete(channelItems)
      .where(isAmong(id, kind, ids))
      .returning({ itemId: channelItems.itemId });
    if (removed.length > 0) {
      const gone = removed.map(({ itemId }) => itemId);
      await retract(tx, id, kind, gone);
      await record(tx, actedBy(caller, now), {
        action: 'channelContents.uncollect',
        ...ofChannel(channel),
        before: { kind, ids: gone },
      });
    }
    return zoneAfter(tx, id);
  });

/** Pins things of a channel before the others, or puts them back. @throws Refusal NOT_FOUND, FORBIDDEN */
export const pin = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { ContentType, ids }: Chosen,
  sticky: boolean,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const kind = kindOf[ContentType];
    const channel = await lockModerated(tx, caller, id);
    const turned = await tx
      .update(channelItems)
      .set({ sticky })
      .where(and(isAmong(id, kind, ids), eq(channelItems.sticky, !sticky)))
      .returning({ itemId: channelItems.itemId });
    if (turned.length > 0)
      await record(tx, actedBy(caller, now), {
        action: sticky ? 'channelContents.stick' : 'channelContents.unstick',
        ...ofChannel(channel),
        after: { kind, ids: turned.map(({ itemId }) => itemId) },
      });
    return toZone(channel);
  });
