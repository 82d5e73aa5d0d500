import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { RecommendationReason } from '@whaletide/schema/domains/recommendations/rules.ts';
import { timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

/** What can be recommended, as follows name it. */
export type RecommendedKind = Exclude<FollowKind, 'CHANNEL'>;

/** What was found for a member; whether it may be shown is asked when it is. */
export interface Found {
  id: string;
  reason: RecommendationReason;
  /** Of whom or of what the reason speaks. */
  count: number;
  /** The id of a tag, or what both say of themselves. */
  about: string | null;
}

const ofMember = () => ({
  memberId: text('member_id')
    .notNull()
    .references(() => members.id),
  kind: text('kind').$type<RecommendedKind>().notNull(),
});

/** What was found for members, the best first; made anew every night and after they follow. */
export const recommendationLists = pgTable(
  'recommendation_lists',
  {
    ...ofMember(),
    items: jsonb('items').$type<Found[]>().notNull(),
    madeDate: timestamptz('made_date').notNull(),
    /** When the member asked last, to the hour: lists that nobody asks for aren't made anew. */
    askedDate: timestamptz('asked_date').notNull(),
    /** Since when a job has it to make anew; null where none has. */
    renewedDate: timestamptz('renewed_date'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    index('recommendation_lists_asked').on(table.askedDate),
  ],
);
export type RecommendationList = typeof recommendationLists.$inferSelect;

/** How often members were offered what they haven't followed. */
export const recommendationViews = pgTable(
  'recommendation_views',
  {
    ...ofMember(),
    targetId: text('target_id').notNull(),
    times: integer('times').notNull(),
    /** The last time that counted. */
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.targetId] }),
    index('recommendation_views_date').on(table.date),
  ],
);
