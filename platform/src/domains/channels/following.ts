import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  Zone,
  ZoneState,
  ZoneSubscription,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import { changeFollow, endFollow, followsAmong, startFollow } from '../members/store/follows.ts';
import { memberById } from '../members/store.ts';
import { endChannelMail, withdrawUnlessMailed } from './mailing.ts';
import { channelById, channelsByIds, moderatedAmong, isOpenChannel } from './store/access.ts';
import { toZone } from './store/channels.ts';
import { type ChannelRow, channels } from './tables.ts';

const NO_EMAIL = '暂未绑定邮箱，无法接收订阅邮件';
const UNPROVED_EMAIL = '邮箱尚未认证，无法接收订阅邮件';

const ofChannel = (memberId: string, targetId: string) =>
  ({ memberId, kind: 'CHANNEL', targetId }) as const;

const holdChannel = async (tx: Transaction, caller: Caller, id: string): Promise<ChannelRow> => {
  await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(channels.id, id))
    .for('no key update');
  return channelById(tx, id, caller);
};

const countFollowers = async (tx: Transaction, id: string, change: number): Promise<Zone> => {
  const [row] = await tx
    .update(channels)
    .set({ subscribesNumber: sql`${channels.subscribesNumber} + ${change}` })
    .where(eq(channels.id, id))
    .returning();
  return toZone(row as ChannelRow);
};

const follow = async (
  tx: Transaction,
  { now }: Services,
  caller: Caller,
  channel: ChannelRow,
): Promise<Zone> => {
  const date = now();
  if (!(await startFollow(tx, ofChannel(caller.id, channel.id), date))) return toZone(channel);
  await recordActivity(tx, byMember(caller.id, 'FOLLOW', 'CHANNEL', channel.id), date);
  return countFollowers(tx, channel.id, 1);
};

/** Follows a channel; a second time changes nothing. @throws Refusal NOT_FOUND */
export const subscribe = (services: Services, caller: Caller, id: string): Promise<Zone> =>
  services.database.transaction(async (tx) =>
    follow(tx, services, caller, await holdChannel(tx, caller, id)),
  );

/** Ends following a channel, and its mails. @throws Refusal NOT_FOUND */
export const unsubscribe = (services: Services, caller: Caller, id: string): Promise<Zone> =>
  services.database.transaction(async (tx) => {
    const channel = await holdChannel(tx, caller, id);
    if (!(await endFollow(tx, ofChannel(caller.id, id)))) return toZone(channel);
    await withdrawUnlessMailed(services, tx, caller.id);
    await withdrawActivity(tx, byMember(caller.id, 'FOLLOW', 'CHANNEL', id));
    return countFollowers(tx, id, -1);
  });

/** Has a channel's news sent by e-mail, and follows it. @throws Refusal NOT_FOUND, CONFLICT */
export const enroll = (services: Services, caller: Caller, id: string): Promise<Zone> =>
  services.database.transaction(async (tx) => {
    const channel = await holdChannel(tx, caller, id);
    const member = await memberById(tx, caller.id);
    // Mails go to no address that a code hasn't proved.
    if (!member?.email) throw conflict(NO_EMAIL);
    if (!member.emailVerified) throw conflict(UNPROVED_EMAIL);
    const zone = await follow(tx, services, caller, channel);
    await changeFollow(tx, ofChannel(caller.id, id), { mail: true });
    return zone;
  });

/** Ends the mails of a channel. @throws Refusal NOT_FOUND */
export const disenroll = (services: Services, caller: Caller, id: string): Promise<Zone> =>
  services.database.transaction(async (tx) => {
    const channel = await channelById(tx, id, caller);
    await endChannelMail(services, tx, caller.id, id);
    return toZone(channel);
  });

/** Keeps when a follower saw the news of a channel. @throws Refusal NOT_FOUND */
export const view = async (
  { database: { db }, now }: Services,
  caller: Caller,
  id: string,
): Promise<Zone> => {
  const channel = await channelById(db, id, caller);
  await changeFollow(db, ofChannel(caller.id, id), { lastView: now() });
  return toZone(channel);
};

/** Answers what channels are to the caller, one entry for each that they may see. */
export const statesOf = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<ZoneState[]> => {
  const seen = (await channelsByIds(db, ids, caller)).map(({ id }) => id);
  const own = await moderatedAmong(db, caller, seen);
  const rows = await followsAmong(db, caller.id, 'CHANNEL', seen);
  const followed = new Map(rows.map((row) => [row.targetId, row]));
  return seen.map((id) => ({
    Zone: id,
    isAdmin: own.has(id),
    isSubscribed: followed.has(id),
    isEnrolled: followed.get(id)?.mail ?? false,
    LastViewDate: followed.get(id)?.lastView?.toISOString() ?? null,
  }));
};

/** Lists the open channels that the member follows, newest first; at most 1,000. */
export const subscriptionsOf = async (
  db: Handle,
  memberId: string,
): Promise<ZoneSubscription[]> => {
  const rows = await followsAmong(db, memberId, 'CHANNEL', null);
  const open = await db
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(
        isOpenChannel,
        inArray(
          channels.id,
          rows.map(({ targetId }) => targetId),
        ),
      ),
    );
  const shown = new Set(open.map(({ id }) => id));
  return rows
    .filter(({ targetId }) => shown.has(targetId))
    .map(({ targetId, date, lastView }) => ({
      Zone: targetId,
      Date: date.toISOString(),
      LastViewDate: lastView?.toISOString() ?? null,
    }));
};
