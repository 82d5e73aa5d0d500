import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import type { Handle } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';

/** A column by which rows are a member's, and what their export says of them. */
export type PersonalColumn = {
  column: PgColumn;
  /**
   * It says what somebody's row is about, which may be a member: whom one follows. Exports of rows by
   * another column have it, as that is their owner's own.
   */
  object?: true;
} & (Exported | NotExported);

/** Columns that an export has, and why their member may read them. */
export type ExportedFields = { columns: readonly PgColumn[] } & (
  { shownBy: RestCall } | { ownOnly: string }
);

/** Names columns that this call shows to the member at any time, just as they are stored. */
export const shownBy = (call: RestCall, ...columns: PgColumn[]): ExportedFields => ({
  shownBy: call,
  columns,
});

/** Names columns with nothing but the member's own, and says in Chinese what that is. */
export const ownOnly = (reason: string, ...columns: PgColumn[]): ExportedFields => ({
  ownOnly: reason,
  columns,
});

/** Member whose export is made, as somebody who reads the site at that time. */
export interface ExportReader {
  caller: Caller;
  now: Date;
}

/** Row of a table by the names of its columns in the code. */
export type ExportRow = Record<string, unknown>;

/** Documents that stand for rows of which more is stored than their member is shown. */
export interface ExportedDocuments {
  /** Call that answers them to the member; fields that it doesn't answer are the member's own. */
  like: RestCall;
  /** Reads what the site shows of these rows now; rows that it doesn't show are left out. */
  read: (db: Handle, reader: ExportReader, rows: readonly ExportRow[]) => Promise<object[]>;
}

export type Exported = {
  /** Its file in the archive, without `.json`. */
  file: string;
  /** Description of the file, for the reader of the archive. */
  title: string;
  /** Selects the rows, where they aren't simply those with the member's id in the column. */
  rows?: (memberId: string) => SQL | undefined;
  /** Rows that are read at once: few where each may be large, many where they aren't read by their key. */
  atOnce?: number;
} & (
  | {
      /** All that goes in: a column that isn't named here stays out. */
      fields: readonly ExportedFields[];
      /**
       * Columns that stay out: secrets, what others wrote, what the site shows to no member. Whose a
       * row is beside the member needs no mention, and never goes in.
       */
      without?: readonly PgColumn[];
    }
  | { documents: ExportedDocuments }
);

interface NotExported {
  /** Why it isn't in the archive. */
  leftOut: string;
}

export const isExported = <T extends PersonalColumn>(entry: T): entry is T & Exported =>
  'file' in entry;
