import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { RecommendationReason } from '@whaletide/schema/domains/recommendations/rules.ts';
import { timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Kinds of things that can be recommended, as follows name them. */
export type RecommendedKind = FollowKind;

/** Recommendation found for a member; whether it may be shown is checked when it is. */
export interface Found {
  id: string;
  reason: RecommendationReason;
  /** Number of members or things that the reason mentions. */
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

/** Recommendations for members, the best first; renewed every night and after they follow. */
export const recommendationLists = pgTable(
  'recommendation_lists',
  {
    ...ofMember(),
    items: jsonb('items').$type<Found[]>().notNull(),
    madeDate: timestamptz('made_date').notNull(),
    /**
     * Time at which the member last asked, to the hour: lists that are no longer asked for aren't
     * renewed.
     */
    askedDate: timestamptz('asked_date').notNull(),
    /** Time when a job was added to recompute it; null where there is none. */
    renewedDate: timestamptz('renewed_date'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    index('recommendation_lists_asked').on(table.askedDate),
  ],
);
export type RecommendationList = typeof recommendationLists.$inferSelect;

/** Number of times that members were offered what they haven't followed. */
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
