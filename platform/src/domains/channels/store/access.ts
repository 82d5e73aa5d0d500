import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { channelModerators, type ChannelRow, channels } from '../tables.ts';

/** Channels that every visitor sees. */
export const isOpenChannel = isNull(channels.collapsedDate);

/** Selects the channels that a member moderates. */
const moderatedBy = (db: Handle, memberId: string): SQL =>
  inArray(
    channels.id,
    db
      .select({ id: channelModerators.channelId })
      .from(channelModerators)
      .where(eq(channelModerators.memberId, memberId)),
  );

/** Selects channels that aren't folded, or that the caller moderates; administrators see all. */
export const visibleTo = (db: Handle, caller: Caller | null): SQL | undefined => {
  if (hasRole(caller, 'admin')) return undefined;
  return or(isOpenChannel, caller ? moderatedBy(db, caller.id) : undefined);
};

/** Finds those of the channels that the caller may see. */
export const channelsByIds = (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<ChannelRow[]> =>
  db
    .select()
    .from(channels)
    .where(and(inArray(channels.id, [...ids]), visibleTo(db, caller)));

/** @throws Refusal NOT_FOUND */
export const channelById = async (
  db: Handle,
  id: string,
  caller: Caller | null,
): Promise<ChannelRow> => {
  const [row] = await channelsByIds(db, [id], caller);
  if (!row) throw notFound('频道');
  return row;
};

/** Finds which of the channels the caller moderates; administrators moderate all. */
export const moderatedAmong = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (caller === null || ids.length === 0) return new Set();
  if (hasRole(caller, 'admin')) return new Set(ids);
  const rows = await db
    .select({ id: channelModerators.channelId })
    .from(channelModerators)
    .where(
      and(
        eq(channelModerators.memberId, caller.id),
        inArray(channelModerators.channelId, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Answers a channel that the caller moderates. @throws Refusal NOT_FOUND, FORBIDDEN */
export const moderatedChannel = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<ChannelRow> => {
  const row = await channelById(db, id, caller);
  const own = await moderatedAmong(db, caller, [id]);
  if (!own.has(id)) throw forbidden('仅频道版主可以管理频道');
  return row;
};
