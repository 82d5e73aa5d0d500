import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Handle } from '#database/database.ts';

/** A part of a thing's texts, and where it stands. */
export interface Passage {
  text: string;
  isCode?: boolean;
  /** Name of the notebook that holds it. */
  notebook?: string;
  /** Number of the cell on the notebook's page, from 1. */
  cell?: number;
  /** Number of the floor of a post, from 1. */
  floor?: number;
}

/** Texts that a thing is found by, each part less telling than the one before. */
export interface SearchEntry {
  id: string;
  title: string;
  tags: readonly string[];
  /** Owners of it, as its page names them. */
  authors: readonly string[];
  /** Modules that its code imports. */
  modules?: readonly string[];
  description: string;
  passages: readonly Passage[];
  /** Number of members who joined, follow or like it. */
  weight: number;
  /** Amount of its contents. */
  contents: number;
  date: Date;
}

/** Things of a kind that can be found; their owner's tables note their changes by a trigger. */
export interface SearchSource {
  kind: SearchKind;
  table: PgTable;
  id: PgColumn;
  /**
   * Number of views of each, for kinds that count them; it changes too often to be in a document.
   */
  views?: PgColumn;
  /** Reads those of these that everyone may see. */
  read: (db: Handle, ids: string[]) => Promise<SearchEntry[]>;
}

declare module '#domain.ts' {
  interface Domain {
    /** Content that is searched. */
    search?: SearchSource;
  }
  interface Gathered {
    search: readonly SearchSource[];
  }
}
