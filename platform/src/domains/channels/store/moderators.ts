import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Zone, ZoneAdmin } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { EVENT_MODERATOR_NAMED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { conflict, forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberByAccount } from '#domains/members/store.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { channelModerators, type ChannelRow, channels } from '../tables.ts';
import { isOpenChannel } from './access.ts';
import { ofChannel, toZone } from './channels.ts';

/** Lists the moderators of each of the channels, the first named first. */
export const moderatorsOf = async (db: Handle, ids: readonly string[]): Promise<ZoneAdmin[]> => {
  const rows = await db
    .select({ Zone: channelModerators.channelId, User: channelModerators.memberId })
    .from(channelModerators)
    .innerJoin(channels, eq(channels.id, channelModerators.channelId))
    .where(and(inArray(channelModerators.channelId, [...ids]), isOpenChannel))
    .orderBy(asc(channelModerators.date), asc(channelModerators.memberId));
  return rows;
};

/** Lists the open channels that each of the members moderates. */
export const moderatedBy = (db: Handle, memberIds: readonly string[]): Promise<ZoneAdmin[]> =>
  db
    .select({ Zone: channelModerators.channelId, User: channelModerators.memberId })
    .from(channelModerators)
    .innerJoin(channels, eq(channels.id, channelModerators.channelId))
    .where(and(inArray(channelModerators.memberId, [...memberIds]), isOpenChannel))
    .orderBy(asc(channelModerators.date), asc(channelModerators.channelId));

/** Locks a channel for an administrator, under which its moderators are counted. */
const lockForAdmin = async (tx: Transaction, caller: Caller, id: string): Promise<ChannelRow> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以任免版主');
  const [row] = await tx.select().from(channels).where(eq(channels.id, id)).for('no key update');
  if (!row) throw notFound('频道');
  return row;
};

/** Names a moderator, who is told. @throws Refusal FORBIDDEN, NOT_FOUND, CONFLICT */
export const addModerator = (
  { database, events, now }: Services,
  caller: Caller,
  id: string,
  account: string,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const channel = await lockForAdmin(tx, caller, id);
    const member = await memberByAccount(tx, account);
    if (!member || member.deactivated) throw notFound('账号', 'Account');
    const own = eq(channelModerators.channelId, id);
    if ((await tx.$count(channelModerators, own)) >= channelLimits.moderators)
      throw conflict(`一个频道最多${channelLimits.moderators}位版主`, 'Account');
    const added = await tx
      .insert(channelModerators)
      .values({ channelId: id, memberId: member.id, date: now() })
      .onConflictDoNothing()
      .returning({ id: channelModerators.memberId });
    if (added.length === 0) throw conflict('该账号已是频道版主', 'Account');
    await events.publish(tx, [member.id], {
      kind: 'notification',
      eventType: EVENT_MODERATOR_NAMED,
      related: id,
      data: { Zone: { _id: id, Name: channel.name } },
    });
    await record(tx, actedBy(caller, now), {
      action: 'channels.addAdmin',
      ...ofChannel(channel),
      after: { moderator: member.id, name: member.name },
    });
    return toZone(channel);
  });

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const removeModerator = (
  { database, now }: Services,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const channel = await lockForAdmin(tx, caller, id);
    const removed = await tx
      .delete(channelModerators)
      .where(and(eq(channelModerators.channelId, id), eq(channelModerators.memberId, userId)))
      .returning({ id: channelModerators.memberId });
    if (removed.length > 0)
      await record(tx, actedBy(caller, now), {
        action: 'channels.removeAdmin',
        ...ofChannel(channel),
        before: { moderator: userId },
      });
    return toZone(channel);
  });
