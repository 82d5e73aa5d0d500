import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { FeedAction, FeedTargetType } from '@whaletide/schema/domains/feed/rules/feed.ts';
import { timestamptz } from '#database/columns.ts';

/**
 * Actions of members and columns that their followers hear of. An action
 * is written once, however many follow; what a viewer may see of it is decided when it is read.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    /** The order of the feed, and its cursor. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actorKind: text('actor_kind').$type<FollowKind>().notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').$type<FeedAction>().notNull(),
    targetType: text('target_type').$type<FeedTargetType>().notNull(),
    targetId: text('target_id').notNull(),
    date: timestamptz('date').notNull(),
    /** Taken back: a favourite that is none any more. It comes back where it stood. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    unique('activity_log_once').on(
      table.actorKind,
      table.actorId,
      table.action,
      table.targetType,
      table.targetId,
    ),
    index('activity_log_of_actor')
      .on(table.actorKind, table.actorId, table.id.desc().nullsFirst())
      .where(sql`${table.withdrawn} = false`),
    index('activity_log_date').on(table.date),
  ],
);
