import { sql } from 'drizzle-orm';
import type { BadgeType } from '@whaletide/schema/domains/badges/rest.ts';
import { EVENT_BADGE_GIVEN } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { badgeCounters } from './counters.ts';
import { settingsOf } from './settings.ts';
import { memberBadges } from './tables.ts';

/** Key that all events of badges have in common, by which those of a member merge into one. */
const ALL_BADGES = String(EVENT_BADGE_GIVEN).padStart(24, '0');

interface Level {
  type: BadgeType;
  name: string;
  level: number;
  threshold: number;
}

/** The levels of the badges that are given now. */
const levelsOf = async (db: Handle): Promise<Level[]> =>
  (await settingsOf(db))
    .filter(({ active }) => active)
    .flatMap(({ type, name, thresholds }) =>
      thresholds.map((threshold, index) => ({ type, name, level: index + 1, threshold })),
    );

/** Gives one level to all who have come to it and whose accounts aren't stopped, in the caller's transaction; answers who is new. */
const giveLevel = async (
  tx: Transaction,
  { type, level, threshold }: Level,
  now: Date,
): Promise<string[]> => {
  // In the order of ids: others who give at the same time wait for a row, never for each other.
  const given = await tx.execute<{ member_id: string }>(sql`
    insert into ${memberBadges} (member_id, type, level, date)
    select counted.member_id, ${type}::int, ${level}::int, ${now.toISOString()}::timestamptz
    from (${badgeCounters[type](now)}) as counted
      inner join ${members} on ${members.id} = counted.member_id and ${members.deactivated} is null
    where counted.count >= ${threshold}::int
      and not exists (
        select from ${memberBadges} as had
        where had.member_id = counted.member_id
          and had.type = ${type}::int and had.level = ${level}::int
      )
    order by counted.member_id
    on conflict do nothing
    returning member_id`);
  return given.rows.map((row) => row.member_id);
};

/**
 * Gives everyone the badges that they have come to, and tells them. A job and not a part of what
 * happened, since a competition ends by time alone. Each level is a transaction of its own, which
 * locks the counters of its recipients in one order.
 */
export const giveBadges = async ({
  database,
  events,
  now,
}: Pick<Services, 'database' | 'events' | 'now'>): Promise<void> => {
  for (const one of await levelsOf(database.db)) {
    await database.transaction(async (tx) => {
      const recipients = await giveLevel(tx, one, now());
      await events.publish(tx, recipients, {
        kind: 'notification',
        eventType: EVENT_BADGE_GIVEN,
        related: ALL_BADGES,
        data: { UserBadge: { Type: one.type, Levels: [one.level], Name: one.name } },
      });
    });
  }
};

/** Gives them without telling anybody: the demo's members have had theirs for long. */
export const giveBadgesQuietly = async (tx: Transaction, now: Date): Promise<void> => {
  for (const one of await levelsOf(tx)) await giveLevel(tx, one, now);
};
