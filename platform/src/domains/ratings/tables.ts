import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';

const member = () =>
  text('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Changes of ratings, each by one published final ranking; all of them are made by one job. */
export const ratingEvents = pgTable(
  'rating_events',
  {
    memberId: member(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** From 1, the place of the ranking among all that count. */
    position: integer('position').notNull(),
    /** Time at which the ranking was published. */
    date: timestamptz('date').notNull(),
    /** On the logistic scale (ratings/rules.ts). */
    meanBefore: doublePrecision('mean_before').notNull(),
    deviationBefore: doublePrecision('deviation_before').notNull(),
    mean: doublePrecision('mean').notNull(),
    deviation: doublePrecision('deviation').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.competitionId] }),
    index('rating_events_competition').on(table.competitionId),
  ],
);

/** Present ratings of members: what their last event left. */
export const ratings = pgTable(
  'ratings',
  {
    memberId: member().primaryKey(),
    mean: doublePrecision('mean').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    /** The mean in whole points, by which the board is in order. */
    points: integer('points').notNull(),
    /** Published final rankings that count. */
    competitionsNumber: integer('competitions_number').notNull(),
    /** Time at which the last of them was published. */
    lastDate: timestamptz('last_date').notNull(),
  },
  (table) => [
    index('ratings_board').on(
      sql`(${table.competitionsNumber} < 5)`,
      table.points.desc().nullsFirst(),
      table.memberId,
    ),
  ],
);
