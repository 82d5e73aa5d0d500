import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrganizationRole } from '@whaletide/schema/rest/organisations.ts';
import { id, moment } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

export const organisations = pgTable('organisations', {
  id: id(),
  /** Part of its addresses: /org/{shortName}/…. */
  shortName: text('short_name').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  image: text('image'),
  createDate: moment('create_date').notNull().defaultNow(),
});
export type OrganisationRow = typeof organisations.$inferSelect;

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    role: text('role').$type<OrganizationRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.memberId] }),
    index('organisation_members_member').on(table.memberId),
  ],
);
