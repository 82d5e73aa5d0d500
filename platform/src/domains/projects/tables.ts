import { sql } from 'drizzle-orm';
import {
  boolean,
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { authorshipColumns, folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import type { CellPassage } from './rendering/passages.ts';

/** A notebook by its file, whose bytes are in the file store. */
export interface NotebookRef {
  /** Name that its author gave it, with its ending. */
  name: string;
  /** Key of the upload that brought it. */
  key: string;
  /** SHA-256 of its bytes, in hex. */
  hash: string;
  /** Bytes. */
  size: number;
  /** Language of its kernel, as highlight.js names it. */
  language: string | null;
}

/** Selects the rows that the list of all projects shows (list.ts). */
const isListed = (
  table: Record<'private' | 'deleted' | 'collapsedDate' | 'versionDate', PgColumn>,
) =>
  sql`${table.private} = false and ${table.deleted} = false and ${table.collapsedDate} is null and ${table.versionDate} is not null`;

/** Projects as they are now; what others are shown are their versions. */
export const labs = pgTable(
  'labs',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** In whose name its member publishes it; null in their own. */
    organizationId: text('organization_id').references(() => organizations.id),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    /** Language of its newest version's first notebook, as highlight.js names it. */
    language: text('language'),
    /** Time at which its newest version was made; null before there is any. */
    versionDate: timestamptz('version_date'),
    /** Time at which everybody could see a version of it first; it stays when it is hidden again. */
    publishDate: timestamptz('publish_date'),
    /** Weight by which editors put datasets first; 0 for most. */
    sortWeight: integer('sort_weight').notNull().default(0),
    /** Kept beside the rows that it counts, in the same transactions. */
    bookmarksNumber: integer('bookmarks_number').notNull().default(0),
    forksNumber: integer('forks_number').notNull().default(0),
    viewsNumber: integer('views_number').notNull().default(0),
    /** Project that it was forked from. */
    parentId: text('parent_id').references((): AnyPgColumn => labs.id),
    /** In the link by which others read it; null where there is none, or it was taken back. */
    shareToken: text('share_token').unique('labs_share_token'),
    votesNumber: integer('votes_number').notNull().default(0),
    /** With the answers under them; neither deleted nor folded ones. */
    commentsNumber: integer('comments_number').notNull().default(0),
    private: boolean('private').notNull().default(true),
    notebooks: jsonb('notebooks').$type<NotebookRef[]>().notNull().default([]),
    /** Name of the agent whose token changed the notebooks last; null where a person did. */
    agentModel: text('agent_model'),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    ...folding(),
  },
  (table) => [
    index('labs_of_member').on(table.memberId, table.updateDate.desc().nullsFirst(), table.id),
    index('labs_by_weight')
      .on(
        table.sortWeight.desc().nullsFirst(),
        table.versionDate.desc().nullsFirst(),
        table.id,
        table.language,
      )
      .where(isListed(table)),
    index('labs_of_organization')
      .on(
        table.organizationId,
        table.sortWeight.desc().nullsFirst(),
        table.versionDate.desc().nullsFirst(),
        table.id,
      )
      .where(isListed(table)),
    index('labs_by_version')
      .on(table.versionDate.desc().nullsFirst(), table.id)
      .where(isListed(table)),
    index('labs_by_bookmarks')
      .on(
        table.bookmarksNumber.desc().nullsFirst(),
        table.versionDate.desc().nullsFirst(),
        table.id,
      )
      .where(isListed(table)),
    index('labs_by_forks')
      .on(table.forksNumber.desc().nullsFirst(), table.versionDate.desc().nullsFirst(), table.id)
      .where(isListed(table)),
    index('labs_by_views')
      .on(table.viewsNumber.desc().nullsFirst(), table.versionDate.desc().nullsFirst(), table.id)
      .where(isListed(table)),
    index('labs_of_parent').on(table.parentId),
    index('labs_forked')
      .on(table.createDate)
      .where(sql`${table.parentId} is not null`),
    index('labs_by_votes')
      .on(table.votesNumber.desc().nullsFirst(), table.versionDate.desc().nullsFirst(), table.id)
      .where(isListed(table)),
    index('labs_by_creation')
      .on(table.createDate.desc().nullsFirst(), table.id)
      .where(isListed(table)),
  ],
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
    /** Author's note on what is new in it; empty where nothing. */
    note: text('note').notNull().default(''),
    ...authorshipColumns(),
    /** The secret behind the tokens of this version. */
    seal: text('seal').notNull(),
  },
  (table) => [unique('lab_versions_number').on(table.labId, table.number)],
);
export type LabVersionRow = typeof labVersions.$inferSelect;

/** Datasets that members keep among their favourites. */
export const labBookmarks = pgTable(
  'lab_bookmarks',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.labId] }),
    index('lab_bookmarks_newest').on(
      table.memberId,
      table.date.desc().nullsFirst(),
      table.labId.desc().nullsFirst(),
    ),
    index('lab_bookmarks_of_lab').on(table.labId, table.date.desc().nullsFirst(), table.memberId),
  ],
);

/** The tags of projects (tags-catalogue.ts), in the order in which they are shown. */
export const labTagLinks = pgTable(
  'lab_tag_links',
  {
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    tagId: text('tag_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.labId, table.tagId] }),
    index('lab_tag_links_tag').on(table.tagId, table.labId),
  ],
);

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
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    language: text('language'),
  },
  (table) => [
    unique('lab_notebooks_position').on(table.versionId, table.position),
    index('lab_notebooks_hash').on(table.hash),
  ],
);

/** Stored notebooks by what is in them: equal bytes share one file. */
export const notebookFiles = pgTable(
  'notebook_files',
  {
    /** Key of the upload that brought it; also its name in the file store. */
    key: text('key').primaryKey(),
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    language: text('language'),
    /** The beginnings of its cells' texts and code, by which it is found. */
    passages: jsonb('passages').$type<CellPassage[]>().notNull().default([]),
    /** Modules that its code imports; the search finds it by them, too. */
    modules: text('modules').array().notNull().default([]),
    date: timestamptz('date').notNull(),
  },
  (table) => [index('notebook_files_hash').on(table.hash, table.key)],
);
