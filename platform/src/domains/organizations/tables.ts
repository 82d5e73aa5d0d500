import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrganizationRole } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

export const organizations = pgTable('organizations', {
  id: id(),
  /** Part of its addresses: /org/{shortName}/…. */
  shortName: text('short_name').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  image: text('image'),
  createDate: timestamptz('create_date').notNull().defaultNow(),
});
export type OrganizationRow = typeof organizations.$inferSelect;

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    role: text('role').$type<OrganizationRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.memberId] }),
    index('organization_members_member').on(table.memberId),
  ],
);
