import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@whaletide/schema/rest/uploads.ts';
import { timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

export const uploads = pgTable(
  'uploads',
  {
    /** 32 random hex characters; also its name in the file store. */
    key: text('key').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    ext: text('ext').notNull(),
    name: text('name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [index('uploads_member').on(table.memberId)],
);
export type UploadRow = typeof uploads.$inferSelect;
