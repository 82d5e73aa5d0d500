import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type {
  DatasetRating,
  ProfitKind,
  ProfitSource,
  ProjectSource,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { ExchangeStatus } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { id, timestamptz } from '#database/columns.ts';
import { datasets } from '../datasets/tables.ts';
import { members } from '../members/tables.ts';
import { labs } from '../projects/tables.ts';

const owner = () =>
  text('member_id')
    .notNull()
    .references(() => members.id);

/** Members who have joined the creator programme; the row is the lock of their settlements. */
export const creators = pgTable(
  'creators',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    joinDate: timestamptz('join_date').notNull(),
    /** Since when what others do to their projects counts: the joining, or the end of a ban. */
    countsSince: timestamptz('counts_since').notNull(),
    /** Since when the programme has ended for them. */
    endDate: timestamptz('end_date'),
  },
  (table) => [index('creators_newest').on(table.joinDate.desc().nullsFirst(), table.memberId)],
);
export type CreatorRow = typeof creators.$inferSelect;

/** Creators whom the page of the plan features, in their order. */
export const featuredCreators = pgTable('featured_creators', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => creators.memberId),
  position: integer('position').notNull(),
});

export const creatorViolations = pgTable(
  'creator_violations',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => creators.memberId),
    reason: text('reason').notNull(),
    recorderId: text('recorder_id')
      .notNull()
      .references(() => members.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [index('creator_violations_member').on(table.memberId, table.date)],
);

/** Every rating that a dataset was given; the last one counts. */
export const datasetRatings = pgTable(
  'dataset_ratings',
  {
    id: id(),
    datasetId: text('dataset_id')
      .notNull()
      .references(() => datasets.id),
    rating: text('rating').$type<DatasetRating>().notNull(),
    raterId: text('rater_id')
      .notNull()
      .references(() => members.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    index('dataset_ratings_newest').on(
      table.datasetId,
      table.date.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Weeks whose settlement has begun; a week begins once. */
export const creatorSettlements = pgTable('creator_settlements', {
  /** Its Monday, as 2026-11-16. */
  week: text('week').primaryKey(),
  date: timestamptz('date').notNull(),
});

/** Lines of profit: what one thing earned for one reason in one week, once. */
export const creatorProfits = pgTable(
  'creator_profits',
  {
    id: id(),
    memberId: owner(),
    week: text('week').notNull(),
    kind: text('kind').$type<ProfitKind>().notNull(),
    targetId: text('target_id').notNull(),
    /** Title at the settlement. */
    title: text('title').notNull(),
    source: text('source').$type<ProfitSource>().notNull(),
    count: integer('count').notNull(),
    rating: text('rating').$type<DatasetRating>(),
    /** Whale coins. */
    amount: integer('amount').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    unique('creator_profits_once').on(table.kind, table.targetId, table.source, table.week),
    index('creator_profits_newest').on(
      table.memberId,
      table.week.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
export type CreatorProfitRow = typeof creatorProfits.$inferSelect;

/** Forks, likes and bookmarks that were counted: each member once a project and source, for good. */
export const creatorCredits = pgTable(
  'creator_credits',
  {
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    source: text('source').$type<ProjectSource>().notNull(),
    actorId: text('actor_id')
      .notNull()
      .references(() => members.id),
    week: text('week').notNull(),
    /** Whale coins; 0 past the week's cap. */
    coins: integer('coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.labId, table.source, table.actorId] }),
    index('creator_credits_actor').on(table.actorId),
  ],
);

/**
 * Requests for gift cards. Their coins are held in the account `exchange:{id}` until they are paid
 * or returned.
 */
export const creatorExchanges = pgTable(
  'creator_exchanges',
  {
    id: id(),
    memberId: owner(),
    /** Yuan, for as many whale coins. */
    amount: integer('amount').notNull(),
    /** Month of the request in Asia/Shanghai, as 2026-11. */
    month: text('month').notNull(),
    status: text('status').$type<ExchangeStatus>().notNull().default('WAITING'),
    createDate: timestamptz('create_date').notNull(),
    decideDate: timestamptz('decide_date'),
    deciderId: text('decider_id').references(() => members.id),
    /** Sealed for its member (card-codes.ts). */
    cardCode: text('card_code'),
    /** Why it was returned. */
    reason: text('reason'),
  },
  (table) => [
    index('creator_exchanges_member').on(
      table.memberId,
      table.createDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('creator_exchanges_newest').on(
      table.createDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('creator_exchanges_waiting')
      .on(table.createDate, table.id)
      .where(sql`${table.status} = 'WAITING'`),
  ],
);
export type ExchangeRow = typeof creatorExchanges.$inferSelect;
