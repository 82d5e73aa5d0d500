import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Transaction } from '#database/database.ts';
import { ofKind, queryOf } from './lexemes.ts';
import { allOf, isSingle, type Part, partsOf } from './parts.ts';
import type { Synonyms } from './synonyms.ts';
import { searchDocuments } from './tables.ts';

const { objectId, titleVec, vec } = searchDocuments;

export const holdsTerms = (query: string): SQL => sql`${vec} @@ ${query}::tsquery`;

/** A way to understand a text, for one kind. */
export type Reading =
  | {
      match: 'ALL';
      /** Text of a tsquery of PostgreSQL that finds it. */
      query: string;
      /** The query of the words as they were written, without others that mean the same. */
      written: string;
    }
  | {
      match: 'MOST';
      /** Its words that something has. */
      parts: readonly Part[];
      /** All of its words. */
      all: readonly Part[];
      /** Rows of `object_id` and `score`: what has enough of these words, and how much that tells. */
      scored: SQL;
    };

/** A word of more documents than these is as common as any. */
const COMMON = 2_000;

/** Counts the documents of a kind that have each of these, no further than needed. */
const countsOf = async (
  tx: Transaction,
  kind: SearchKind,
  parts: readonly Part[],
): Promise<number[]> => {
  const counted = parts.map(
    ({ query }) => sql`(select count(*) from (select 1 from ${searchDocuments}
      where ${holdsTerms(ofKind(kind, query))} limit ${COMMON}) as few)::int`,
  );
  const { rows } = await tx.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counted, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
};

/**
 * Scores documents by the words that they have, the rarer weighing more, and one in a title twice.
 * Each word's documents come from the index of terms: reading the terms of each row, which are
 * stored outside of it, takes seconds for ten thousand.
 */
const scoredBy = (
  kind: SearchKind,
  parts: readonly (Part & { count: number })[],
  needed: number,
): SQL => {
  const hits = parts.map(({ query, count }) => {
    const weight = Math.log(1 + COMMON / count);
    return sql`select ${objectId} as object_id,
        ${weight}::float8 * (1 + (${titleVec} @@ ${query}::tsquery)::int) as score
      from ${searchDocuments} where ${holdsTerms(ofKind(kind, query))}`;
  });
  return sql`(select object_id, sum(score) as score
    from (${sql.join(hits, sql` union all `)}) as hits
    group by object_id having count(*) >= ${needed})`;
};

/**
 * Finds documents with most of a text's words: at least half of those that something of the kind
 * has.
 */
const mostOf = async (
  tx: Transaction,
  kind: SearchKind,
  all: readonly Part[],
): Promise<Reading | null> => {
  // One character or letter says too little: nothing is found by it alone.
  const telling = all.filter(({ word }) => !isSingle(word));
  if (telling.length === 0 || all.length < 2) return null;
  const counts = await countsOf(tx, kind, telling);
  const known = telling
    .map((part, index) => ({ ...part, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  const needed = Math.ceil(known.length / 2);
  const rare = known.filter(({ count }) => count < COMMON);
  // One common word alone says nothing beside a rarer one.
  const parts = needed === 1 && rare.length > 0 ? rare : known;
  return { match: 'MOST', parts, all, scored: scoredBy(kind, parts, needed) };
};

/**
 * The ways to understand a text, the strictest first: as it is written, with all of its words
 * wherever they are, with most of them. The first that finds something is the one that counts.
 */
export const readingsOf = async function* (
  tx: Transaction,
  kind: SearchKind,
  text: string,
  synonyms: Synonyms,
): AsyncGenerator<Reading> {
  for (const whole of wholeReadings(text, synonyms)) yield { match: 'ALL', ...whole };
  // A document that has a part alone is found by that part as it is shown there.
  const parts = partsOf(text, synonyms).map((part) => ({ ...part, query: part.marked }));
  const most = await mostOf(tx, kind, parts);
  if (most) yield most;
};

/**
 * Readings that need all of a text: as it is written, and with its words wherever they are. Where
 * some of them have others that mean the same, these count as much.
 */
export const wholeReadings = (
  text: string,
  synonyms: Synonyms,
): { query: string; written: string }[] => {
  const written = queryOf(text);
  if (written === null) return [];
  const parts = partsOf(text, synonyms);
  const apart = allOf(parts);
  // The pieces of a word aren't it, wherever they stand.
  if (apart === null || !parts.every(({ isWord }) => isWord)) return [{ query: written, written }];
  return parts.some(({ also }) => also.length > 0)
    ? [{ query: `(${written}) | (${apart})`, written }]
    : [written, apart].map((query) => ({ query, written: query }));
};
