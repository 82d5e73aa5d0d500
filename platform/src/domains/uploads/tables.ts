import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { id, timestamptz } from '#database/columns.ts';
import type { UnfinishedReason } from '#processes/unfinished-task.ts';
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
    /** SHA-256 of its bytes, in hex; null for what came before it was kept. */
    hash: text('hash'),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [index('uploads_member').on(table.memberId)],
);
export type UploadRow = typeof uploads.$inferSelect;

/** States of an upload in parts: parts come in, are put together, and become a file or none. */
export type SessionState = 'open' | 'assembling' | 'done' | 'failed';

/** Uploads that come in parts and may be resumed until they expire. */
export const uploadSessions = pgTable(
  'upload_sessions',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    name: text('name').notNull(),
    ext: text('ext').notNull(),
    /** Bytes of the whole file. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /**
     * Time at which the file changed last, in ms, as its client says; with name and size it
     * identifies the file again.
     */
    modified: bigint('modified', { mode: 'number' }).notNull(),
    /** SHA-256 that the whole has to have, in hex; null where the client couldn't say. */
    hash: text('hash'),
    /** Bytes of each part but the last. */
    partSize: integer('part_size').notNull(),
    state: text('state').$type<SessionState>().notNull(),
    /** The file that it became. */
    uploadKey: text('upload_key'),
    /** Why it became none, for its member. */
    problem: text('problem'),
    expires: timestamptz('expires').notNull(),
  },
  (table) => [
    index('upload_sessions_member').on(table.memberId),
    index('upload_sessions_expires').on(table.expires),
  ],
);
export type UploadSessionRow = typeof uploadSessions.$inferSelect;

/** The parts that have come, each a stored file of its own until they are put together. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => uploadSessions.id, { onDelete: 'cascade' }),
    /** From 0. */
    number: integer('number').notNull(),
    key: text('key').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    unique('upload_parts_key').on(table.key),
  ],
);

/** Work that processes of their own do on files of members. */
export type FileWork = 'notebook' | 'preview';

/** Files, and parts of them, that work couldn't be finished on: what ended a process ends no other. */
export const fileFailures = pgTable(
  'file_failures',
  {
    work: text('work').$type<FileWork>().notNull(),
    /** SHA-256 of the file's bytes, in hex; the key of an upload without one. */
    file: text('file').notNull(),
    /** SHA-256 of a name within the archive, in hex; empty for the file itself. */
    part: text('part').notNull(),
    /** Version of the program that did the work. */
    version: integer('version').notNull(),
    /** Reason for which the last try ended. */
    reason: text('reason').$type<UnfinishedReason>().notNull(),
    failures: integer('failures').notNull(),
    /** Time from which another try is worthwhile; null: never by this version. */
    retryDate: timestamptz('retry_date'),
  },
  (table) => [primaryKey({ columns: [table.work, table.file, table.part] })],
);
