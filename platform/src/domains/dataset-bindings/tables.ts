import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { id, timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { uploads } from '../uploads/tables.ts';

/** Datasets that a competition hands out. */
export const datasetBindings = pgTable(
  'dataset_bindings',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    /** The order within the competition. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** From 1: hidden from teams that haven't come to this stage. */
    reviewStage: integer('review_stage'),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [index('dataset_bindings_competition').on(table.competitionId, table.position)],
);

/**
 * Files of datasets. A manager gives a file to one dataset; the copies of a competition have the same
 * files, each with its row.
 */
export const datasetFiles = pgTable(
  'dataset_files',
  {
    token: text('token')
      .notNull()
      .references(() => uploads.key),
    bindingId: text('binding_id')
      .notNull()
      .references(() => datasetBindings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** `none`: it was parsed, and there is nothing to show. */
    state: text('state').$type<'pending' | 'ready' | 'none'>().notNull(),
    parsed: jsonb('parsed').$type<ParsedFile>(),
    /** READER_VERSION by which it was parsed; 0 before it is. */
    reader: integer('reader').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.bindingId] }),
    index('dataset_files_binding').on(table.bindingId, table.position),
  ],
);
