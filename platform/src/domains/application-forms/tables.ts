import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicationForm } from '@whaletide/schema/domains/application-forms/rest.ts';
import { id, timestamptz } from '#database/columns.ts';
import { organizations } from '../organizations/tables.ts';
import { members } from '../members/tables.ts';

/** Forms that visitors and members send, such as that they would like to host a competition. */
export const applicationForms = pgTable(
  'application_forms',
  {
    id: id(),
    /** applicationType of the contract. */
    type: integer('type').$type<ApplicationForm['Type']>().notNull(),
    phone: text('phone').notNull(),
    data: jsonb('data').$type<ApplicationForm['Data']>().notNull(),
    /** Member who sent it; null for a visitor. */
    memberId: text('member_id').references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
    /** applicationStatus of the contract. */
    status: integer('status').$type<ApplicationForm['Status']>().notNull().default(0),
    answer: text('answer'),
    answerDate: timestamptz('answer_date'),
    answererId: text('answerer_id').references(() => members.id),
    /** Organization that was made from it. */
    organizationId: text('organization_id').references(() => organizations.id),
  },
  (table) => [
    index('application_forms_newest').on(
      table.type,
      table.createDate.desc().nullsFirst(),
      table.id,
    ),
    index('application_forms_member').on(table.memberId),
    index('application_forms_waiting')
      .on(table.type)
      .where(sql`${table.status} = 0`),
  ],
);
export type ApplicationFormRow = typeof applicationForms.$inferSelect;

/** Number of forms that came from a member or an address on a day (Asia/Shanghai). */
export const applicationCounts = pgTable(
  'application_counts',
  {
    source: text('source').notNull(),
    day: text('day').notNull(),
    forms: integer('forms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.day] })],
);
