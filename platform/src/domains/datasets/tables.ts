import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { ShowcaseGroup } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type { Visibility } from '@whaletide/schema/domains/projects/rules.ts';
import { folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { labs } from '../projects/tables.ts';
import { uploads } from '../uploads/tables.ts';

/** Makes the condition for datasets that the list of all datasets shows (list.ts). */
const isListed = (
  table: Record<'visibility' | 'deleted' | 'collapsedDate' | 'versionNumber', PgColumn>,
) =>
  sql`${table.visibility} = 'PUBLIC' and ${table.deleted} = false and ${table.collapsedDate} is null and ${table.versionNumber} is not null`;

/** Datasets, with what lists show of their newest version; their files are rows of their own. */
export const datasets = pgTable(
  'datasets',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** In whose name its member publishes it; null in their own. */
    organizationId: text('organization_id').references(() => organizations.id),
    title: text('title').notNull(),
    /** The title in lower case: ILIKE takes ten times as long to find a part of one. */
    titleKey: text('title_key').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    /** Markdown; no list reads it. */
    document: text('document').notNull().default(''),
    /** An address of the site; null for a drawn one. */
    image: text('image'),
    /** Ids of tags-catalogue.ts, in the order in which they are shown. */
    tags: text('tags').array().notNull().default([]),
    /** Id from licenses.ts. */
    licenseId: text('license_id'),
    visibility: text('visibility').$type<Visibility>().notNull().default('PRIVATE'),
    /**
     * Number of the newest version, which the rest of these describe too; null before there is any.
     */
    versionNumber: integer('version_number'),
    /** Time at which everybody could see a version of it first; it stays when it is hidden again. */
    publishDate: timestamptz('publish_date'),
    filesNumber: integer('files_number').notNull().default(0),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    exts: text('exts').array().notNull().default([]),
    /** Chosen by editors. */
    selected: boolean('selected').notNull().default(false),
    /** Weight by which editors put datasets first; 0 for most. */
    sortWeight: integer('sort_weight').notNull().default(0),
    // Kept beside the rows that they count, in the same transactions.
    viewsNumber: integer('views_number').notNull().default(0),
    downloadsNumber: integer('downloads_number').notNull().default(0),
    labsNumber: integer('labs_number').notNull().default(0),
    votesNumber: integer('votes_number').notNull().default(0),
    commentsNumber: integer('comments_number').notNull().default(0),
    bookmarksNumber: integer('bookmarks_number').notNull().default(0),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    ...folding(),
  },
  (table) => {
    // Created for each index: an expression that was used before has the default order.
    const newest = () => table.updateDate.desc().nullsFirst();
    const listed = (name: string, first: typeof table.sortWeight) =>
      index(name).on(first.desc().nullsFirst(), newest(), table.id).where(isListed(table));
    return [
      index('datasets_of_member').on(table.memberId, newest(), table.id),
      index('datasets_of_organization')
        .on(table.organizationId, table.sortWeight.desc().nullsFirst(), newest(), table.id)
        .where(isListed(table)),
      listed('datasets_by_weight', table.sortWeight),
      index('datasets_by_update').on(newest(), table.id).where(isListed(table)),
      listed('datasets_by_projects', table.labsNumber),
      listed('datasets_by_downloads', table.downloadsNumber),
      listed('datasets_by_votes', table.votesNumber),
      listed('datasets_by_views', table.viewsNumber),
      index('datasets_by_tags').using('gin', table.tags),
      index('datasets_by_size').on(table.size).where(isListed(table)),
      // Columns that the list is filtered and sorted by: it is read in the
      // place of the table, whose rows are some fifty times as wide.
      index('datasets_filtered')
        .on(
          table.titleKey,
          table.licenseId,
          table.size,
          table.selected,
          table.tags,
          table.sortWeight,
          table.updateDate,
          table.labsNumber,
          table.downloadsNumber,
          table.votesNumber,
          table.viewsNumber,
          table.id,
        )
        .where(isListed(table)),
      index('datasets_by_license').on(table.licenseId).where(isListed(table)),
    ];
  },
);
export type DatasetRow = typeof datasets.$inferSelect;

/** Datasets as they were at a moment; a version's files don't change any more. */
export const datasetVersions = pgTable(
  'dataset_versions',
  {
    id: id(),
    datasetId: text('dataset_id')
      .notNull()
      .references(() => datasets.id),
    /** From 1; given under the lock of the dataset's row. */
    number: integer('number').notNull(),
    /** Changes of the version, in its member's words; empty where they wrote none. */
    note: text('note').notNull(),
    filesNumber: integer('files_number').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [unique('dataset_versions_number').on(table.datasetId, table.number)],
);
export type DatasetVersionRow = typeof datasetVersions.$inferSelect;

/** The files of a version by their paths; a file that stays is the same upload in each of them. */
export const datasetVersionFiles = pgTable(
  'dataset_version_files',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => datasetVersions.id),
    /** Folders and name, apart by slashes. */
    path: text('path').notNull(),
    uploadKey: text('upload_key')
      .notNull()
      .references(() => uploads.key),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.path] }),
    index('dataset_version_files_upload').on(table.uploadKey),
  ],
);

/** Datasets that members keep among their favourites. */
export const datasetBookmarks = pgTable(
  'dataset_bookmarks',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    datasetId: text('dataset_id')
      .notNull()
      .references(() => datasets.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.datasetId] }),
    index('dataset_bookmarks_newest').on(
      table.memberId,
      table.date.desc().nullsFirst(),
      table.datasetId.desc().nullsFirst(),
    ),
  ],
);

/**
 * Members who looked at a dataset or downloaded from it on a day: each counts once. Pruned daily.
 */
export const datasetReads = pgTable(
  'dataset_reads',
  {
    datasetId: text('dataset_id')
      .notNull()
      .references(() => datasets.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind').$type<'view' | 'download'>().notNull(),
    /** As shared/rules/time.ts names it. */
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.memberId, table.kind, table.day] }),
    index('dataset_reads_day').on(table.day),
  ],
);

/** Content that a file was parsed into, made when it is first looked at. */
export const filePreviews = pgTable('file_previews', {
  uploadKey: text('upload_key')
    .primaryKey()
    .references(() => uploads.key, { onDelete: 'cascade' }),
  /** `none`: it was parsed, and there is nothing to show. */
  state: text('state').$type<'pending' | 'ready' | 'none'>().notNull(),
  parsed: jsonb('parsed').$type<ParsedFile>(),
  /** READER_VERSION by which it was parsed; 0 before it is. */
  reader: integer('reader').notNull().default(0),
});

/** The datasets that projects work with. */
export const labDatasets = pgTable(
  'lab_datasets',
  {
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    datasetId: text('dataset_id')
      .notNull()
      .references(() => datasets.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.labId, table.datasetId] }),
    index('lab_datasets_dataset').on(table.datasetId, table.date.desc().nullsFirst()),
  ],
);

/** Showcase above the list of all datasets, as administrators have put it together: one row. */
export const datasetShowcases = pgTable('dataset_showcases', {
  name: text('name').primaryKey(),
  groups: jsonb('groups').$type<ShowcaseGroup[]>().notNull(),
  /** Members, in their order. */
  sponsors: text('sponsors').array().notNull(),
});
