import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RegisterAnswer } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { uploads } from '../uploads/tables.ts';

const ofRegistration = () => ({
  competitionId: text('competition_id')
    .notNull()
    .references(() => competitions.id),
  memberId: text('member_id')
    .notNull()
    .references(() => members.id),
});

/**
 * Answers that a member filled in; apart from the registrations, so that no list of those reads
 * them.
 */
export const registrationAnswers = pgTable(
  'registration_answers',
  {
    ...ofRegistration(),
    form: jsonb('form').$type<RegisterAnswer[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.memberId] })],
);

/** The files that a registration is reviewed by. */
export const registrationFiles = pgTable(
  'registration_files',
  {
    ...ofRegistration(),
    /** File field that it was given for, with its title at the time. */
    fieldId: text('field_id').notNull(),
    title: text('title').notNull(),
    key: text('key')
      .notNull()
      .references(() => uploads.key),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId, table.fieldId] }),
    index('registration_files_key').on(table.key),
  ],
);
