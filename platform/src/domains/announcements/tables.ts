import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnnouncementKind } from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import type {
  Question,
  QuestionnaireState,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Announcements of the site to its members; some dozens, so that no index serves them. */
export const announcements = pgTable('announcements', {
  id: id(),
  kind: text('kind').$type<AnnouncementKind>().notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  buttons: jsonb('buttons').$type<{ name: string; url: string }[]>().notNull().default([]),
  published: boolean('published').notNull().default(false),
  startDate: timestamptz('start_date').notNull(),
  /** Null stands until it is ended. */
  endDate: timestamptz('end_date'),
  updateDate: timestamptz('update_date').notNull(),
});
export type AnnouncementRow = typeof announcements.$inferSelect;

/** A question as it is kept; what it counts is for those who evaluate the answers elsewhere. */
export type KeptQuestion = Question & { score: number };

/** Questionnaires for members; some dozens, so that no index serves them. */
export const questionnaires = pgTable('questionnaires', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  questions: jsonb('questions').$type<KeptQuestion[]>().notNull(),
  state: text('state').$type<QuestionnaireState>().notNull().default('DRAFT'),
  /** Time at which it was last opened; null for a draft. */
  publishDate: timestamptz('publish_date'),
  updateDate: timestamptz('update_date').notNull(),
});
export type QuestionnaireRow = typeof questionnaires.$inferSelect;

/** Members who have answered a questionnaire, or declined: once a member, by the key. */
export const questionnaireRecords = pgTable(
  'questionnaire_records',
  {
    questionnaireId: text('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    refused: boolean('refused').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.memberId] })],
);

/**
 * Answers to questionnaires: a row for each option that was chosen, and for each text. No member is
 * named.
 */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    questionnaireId: text('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    questionId: text('question_id').notNull(),
    content: text('content').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    index('questionnaire_answers_newest').on(
      table.questionnaireId,
      table.questionId,
      table.id.desc().nullsFirst(),
    ),
  ],
);
