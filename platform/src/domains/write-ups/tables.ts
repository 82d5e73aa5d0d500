import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { authorshipColumns, folding, id, timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { teams } from '../teams/tables.ts';

/** Accounts of ranked teams of how they did it, one a team; their texts are in their versions. */
export const writeUps = pgTable(
  'write_ups',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** A team is of one competition. */
    teamId: text('team_id')
      .notNull()
      .unique('write_ups_once')
      .references(() => teams.id),
    /** Number of the newest version, from 1. */
    version: integer('version').notNull(),
    createDate: timestamptz('create_date').notNull(),
    /** Time of the newest version. */
    updateDate: timestamptz('update_date').notNull(),
    ...folding(),
  },
  (table) => [index('write_ups_competition').on(table.competitionId)],
);

/** Teams that were asked for a write-up, which they are once. */
export const writeUpRequests = pgTable('write_up_requests', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  date: timestamptz('date').notNull(),
});

/** Versions of write-ups, which never change. */
export const writeUpVersions = pgTable(
  'write_up_versions',
  {
    id: id(),
    writeUpId: text('write_up_id')
      .notNull()
      .references(() => writeUps.id, { onDelete: 'cascade' }),
    /** From 1; given under the lock of the team's row. */
    number: integer('number').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => members.id),
    date: timestamptz('date').notNull(),
    /** Markdown, as all five. */
    approach: text('approach').notNull(),
    features: text('features').notNull(),
    validation: text('validation').notNull(),
    failedAttempts: text('failed_attempts').notNull(),
    costs: text('costs').notNull(),
    ...authorshipColumns(),
  },
  (table) => [
    unique('write_up_versions_number').on(table.writeUpId, table.number),
    index('write_up_versions_author').on(table.authorId),
  ],
);
