import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column by which rows are a member's, and what their export says of them. */
export type PersonalColumn = {
  column: PgColumn;
  /**
   * It says what somebody's row is about, which may be a member: whom one follows. Exports of rows by
   * another column have it, as that is their owner's own.
   */
  object?: true;
} & (Exported | NotExported);

export interface Exported {
  /** Its file in the archive, without `.json`. */
  file: string;
  /** Description of the file, for the reader of the archive. */
  title: string;
  /**
   * Columns that stay out beside all others of the registry: secrets, and what others wrote. Whose a
   * row is beside the member never goes in.
   */
  without?: readonly PgColumn[];
  /** Selects the rows, where they aren't simply those with the member's id in the column. */
  rows?: (memberId: string) => SQL | undefined;
  /** Rows that are read at once: few where each may be large, many where they aren't read by their key. */
  atOnce?: number;
}

export interface NotExported {
  /** Why it isn't in the archive. */
  leftOut: string;
}

export const isExported = <T extends PersonalColumn>(entry: T): entry is T & Exported =>
  'file' in entry;
