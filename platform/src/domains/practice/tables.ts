import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { authorshipColumns, timestamptz, id } from '#database/columns.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { practices } from '../teams/tables.ts';

/** Results that were handed in for practice: they are no works, and stand on no board. */
export const practiceWorks = pgTable(
  'practice_works',
  {
    id: id(),
    practiceId: text('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** `workStatus` of the contract. */
    status: integer('status').notNull(),
    uploadDate: timestamptz('upload_date').notNull(),
    reviewDate: timestamptz('review_date'),
    /** Key of the uploaded result; each is handed in once, so that a repeated call is the same. */
    fileKey: text('file_key').notNull().unique(),
    fileName: text('file_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    ...authorshipColumns(),
    /** As it is revealed; null until it is scored. */
    publicScore: doublePrecision('public_score'),
    /** As it was computed, as on a private board after its task's end. */
    privateScore: doublePrecision('private_score'),
    /** Places at which the private score could stand on the private board; null where it isn't known. */
    rankLow: integer('rank_low'),
    rankHigh: integer('rank_high'),
    /** Revision of the solution that it was scored by; null until then. */
    solutionRevision: integer('solution_revision'),
    /** Chinese; what is wrong with the file. */
    errorMessage: text('error_message'),
  },
  (table) => [
    index('practice_works_practice').on(table.practiceId, table.uploadDate.desc().nullsFirst()),
  ],
);

/** Competitions whose organizers take no practice. */
export const practiceClosings = pgTable('practice_closings', {
  competitionId: text('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  date: timestamptz('date').notNull(),
});
