import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { codeSharings } from '@whaletide/schema/domains/competition-code/rules.ts';
import { timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { labs } from '../projects/tables.ts';
import { works } from '../submissions/tables.ts';

/** Projects that their authors share as the code of competitions. */
export const projectCompetitions = pgTable(
  'project_competitions',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    projectId: text('project_id')
      .notNull()
      .references(() => labs.id, { onDelete: 'cascade' }),
    /** Work that it made; null where its author names none. */
    workId: text('work_id').references(() => works.id, { onDelete: 'set null' }),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.projectId] }),
    index('project_competitions_project').on(table.projectId),
    index('project_competitions_work').on(table.workId),
  ],
);

/** Rules for code of competitions whose organizers have chosen one. */
export const codeRules = pgTable('code_rules', {
  competitionId: text('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  sharing: text('sharing', { enum: codeSharings }).notNull(),
});
