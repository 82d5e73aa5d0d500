import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Handle } from '../../../database/database.ts';

/** What a thing is found by, each part less telling than the one before. */
export interface SearchEntry {
  id: string;
  title: string;
  tags: readonly string[];
  /** Whose it is, as its page says. */
  authors: readonly string[];
  /** What its code imports. */
  modules?: readonly string[];
  description: string;
  text: string;
  /** How many joined, follow or like it. */
  weight: number;
  /** How much is in it. */
  contents: number;
  date: Date;
}

/** What can be found of a kind; its owner's tables note their changes by a trigger. */
export interface SearchSource {
  kind: SearchKind;
  table: PgTable;
  id: PgColumn;
  /** How often each was looked at, of kinds that count it: too often to be in a document. */
  views?: PgColumn;
  /** Those of these that everyone may see. */
  read: (db: Handle, ids: string[]) => Promise<SearchEntry[]>;
}
