import { isNotNull, isNull } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceScope } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';

/** Accounts of programs, each with the one token that is good; revoking one deletes its row. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: id(),
    /** Null where it belongs to the site. */
    organizationId: text('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256 of the token, which is random enough to need no salt. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().$type<ServiceScope[]>().notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
    expires: timestamptz('expires').notNull(),
    lastUsed: timestamptz('last_used'),
  },
  (table) => [
    uniqueIndex('service_accounts_name')
      .on(table.organizationId, table.name)
      .where(isNotNull(table.organizationId)),
    uniqueIndex('service_accounts_site_name').on(table.name).where(isNull(table.organizationId)),
    index('service_accounts_creator').on(table.createdBy),
  ],
);
export type ServiceAccountRow = typeof serviceAccounts.$inferSelect;
