import { and, lt, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { READER_VERSION } from '#files/parsing/reader-version.ts';

/** Tells whether a preview was made by readers that have changed since; one being made wasn't. */
export const isOutdated = ({ state, reader }: { state: string; reader: number }): boolean =>
  state !== 'pending' && reader < READER_VERSION;

/** The same as a condition on the rows of a table. */
export const ofOlderReaders = (table: {
  state: AnyPgColumn;
  reader: AnyPgColumn;
}): SQL | undefined => and(ne(table.state, 'pending'), lt(table.reader, READER_VERSION));
