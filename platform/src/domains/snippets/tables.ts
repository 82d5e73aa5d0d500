import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { SnippetSharing } from '@whaletide/schema/domains/snippets/rules.ts';
import { folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Code that members keep, in folders that are there by their names alone. */
export const snippets = pgTable(
  'snippets',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    code: text('code').notNull(),
    sharing: text('sharing').$type<SnippetSharing>().notNull().default('PRIVATE'),
    /** While it is shared by its link. */
    token: text('token'),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
    ...folding(),
  },
  (table) => [
    index('snippets_of_member').on(table.memberId, table.updateDate.desc().nullsFirst(), table.id),
    index('snippets_in_folder').on(
      table.memberId,
      table.folder,
      table.updateDate.desc().nullsFirst(),
      table.id,
    ),
  ],
);
export type SnippetRow = typeof snippets.$inferSelect;
