import {
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { timestamptz } from '#database/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Things that can be found, and the terms by which they are. Only public things have a row, so that
 * a forgotten condition can't reveal hidden ones.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    objectId: text('object_id').notNull(),
    /** Number of members who joined or follow it. */
    weight: integer('weight').notNull(),
    /** Amount of its contents, where it holds something. */
    contents: integer('contents').notNull(),
    date: timestamptz('date').notNull(),
    /** Words of its title that it adds to `search_words`, so that the same are taken away again. */
    words: text('words').array().notNull(),
    /** Its whole title as words are compared; empty where that is too long to be suggested. */
    titleKey: text('title_key').notNull(),
    /** The terms of its title alone, as it is written: what has them there comes first. */
    titleVec: tsvector('title_vec').notNull(),
    /** Its kind, and the terms of all that it is found by; those of names by their sound, too. */
    vec: tsvector('vec').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    index('search_documents_terms').using('gin', table.vec),
    index('search_documents_title').on(table.titleKey),
  ],
);

/** Words and titles that are suggested, with how many documents have them in their titles. */
export const searchWords = pgTable(
  'search_words',
  {
    /** As it is compared. */
    key: text('key').primaryKey(),
    /** As it is shown: as one of the titles has it. */
    word: text('word').notNull(),
    /** As its Chinese is typed by sound; empty where it has none. */
    pinyin: text('pinyin').notNull().default(''),
    n: integer('n').notNull(),
  },
  (table) => [
    index('search_words_prefix').using('btree', table.key.op('text_pattern_ops')),
    index('search_words_pinyin').using('btree', table.pinyin.op('text_pattern_ops')),
  ],
);

/**
 * Things changed since their documents were made; written by triggers on the tables of their
 * owners.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  kind: text('kind').$type<SearchKind>().notNull(),
  objectId: text('object_id').notNull(),
});
