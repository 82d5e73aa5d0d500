import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CommentedKind } from '@whaletide/schema/domains/comments/rest.ts';
import { folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Comments and the answers under them. What they are about keeps their count in its own row. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    kind: text('kind').$type<CommentedKind>().notNull(),
    targetId: text('target_id').notNull(),
    /** The comment that an answer stands under; null for one that stands by itself. */
    firstId: text('first_id'),
    /** The comment, or the answer, that it answers. */
    refId: text('ref_id'),
    authorId: text('author_id')
      .notNull()
      .references(() => members.id),
    content: text('content').notNull(),
    /** The content with what the site masked when it was written; null where that was nothing. */
    moderatedContent: text('moderated_content'),
    createDate: timestamptz('create_date').notNull(),
    /** Null when it was never edited. */
    modifyDate: timestamptz('modify_date'),
    deleted: boolean('deleted').notNull().default(false),
    ...folding(),
    /** Answers under it that everybody reads. */
    repliesNumber: integer('replies_number').notNull().default(0),
  },
  (table) => [
    index('comments_of_target')
      .on(table.kind, table.targetId, table.createDate, table.id)
      .where(sql`${table.firstId} is null`),
    index('comments_of_thread')
      .on(table.firstId, table.createDate, table.id)
      .where(sql`${table.firstId} is not null`),
    index('comments_of_author').on(table.authorId, table.createDate),
  ],
);
export type CommentRow = typeof comments.$inferSelect;
