import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

/** A notebook as its file holds it: nbformat 4, whatever is in it. */
export interface NotebookFile {
  name: string;
  content: unknown;
}

/** Projects as they are now; what others are shown are their versions. */
export const labs = pgTable(
  'labs',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    title: text('title').notNull(),
    private: boolean('private').notNull().default(true),
    notebooks: jsonb('notebooks').$type<NotebookFile[]>().notNull().default([]),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
    deleted: boolean('deleted').notNull().default(false),
  },
  (table) => [index('labs_of_member').on(table.memberId, table.updateDate.desc(), table.id)],
);
export type LabRow = typeof labs.$inferSelect;

export const labVersions = pgTable(
  'lab_versions',
  {
    id: id(),
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    /** From 1; given under the lock of the project's row. */
    number: integer('number').notNull(),
    date: timestamptz('date').notNull(),
    /** The secret behind the tokens of this version. */
    seal: text('seal').notNull(),
  },
  (table) => [unique('lab_versions_number').on(table.labId, table.number)],
);
export type LabVersionRow = typeof labVersions.$inferSelect;

/** The notebooks of a version, which never change. */
export const labNotebooks = pgTable(
  'lab_notebooks',
  {
    id: id(),
    versionId: text('version_id')
      .notNull()
      .references(() => labVersions.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<unknown>(),
  },
  (table) => [unique('lab_notebooks_position').on(table.versionId, table.position)],
);
