import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicationForm } from '@whaletide/schema/rest/application-forms.ts';
import { id, timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

/** What visitors and members send by a form, such as that they would like to host a competition. */
export const applicationForms = pgTable(
  'application_forms',
  {
    id: id(),
    /** applicationType of the contract. */
    type: integer('type').$type<ApplicationForm['Type']>().notNull(),
    phone: text('phone').notNull(),
    data: jsonb('data').$type<ApplicationForm['Data']>().notNull(),
    /** Who sent it; null for a visitor. */
    memberId: text('member_id').references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    index('application_forms_newest').on(
      table.type,
      table.createDate.desc().nullsFirst(),
      table.id,
    ),
  ],
);
export type ApplicationFormRow = typeof applicationForms.$inferSelect;

/** How many forms came from a member or an address on a day (Asia/Shanghai). */
export const applicationCounts = pgTable(
  'application_counts',
  {
    source: text('source').notNull(),
    day: text('day').notNull(),
    forms: integer('forms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.day] })],
);
