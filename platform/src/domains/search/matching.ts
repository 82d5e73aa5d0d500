import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Transaction } from '../../database/database.ts';
import { ofKind, queryOf } from './lexemes.ts';
import { allOf, type Part, partsOf } from './parts.ts';
import { searchDocuments } from './tables.ts';

const { objectId, titleVec, vec } = searchDocuments;

export const holdsTerms = (query: string): SQL => sql`${vec} @@ ${query}::tsquery`;

/** A way to understand a text, for one kind. */
export type Reading =
  | {
      match: 'ALL';
      /** Text of a tsquery of PostgreSQL that finds it. */
      query: string;
    }
  | {
      match: 'MOST';
      /** Its words that something has. */
      parts: readonly Part[];
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
  if (all.length < 2) return null;
  const counts = await countsOf(tx, kind, all);
  const known = all
    .map((part, index) => ({ ...part, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  const needed = Math.ceil(known.length / 2);
  const rare = known.filter(({ count }) => count < COMMON);
  // One common word alone says nothing beside a rarer one.
  const parts = needed === 1 && rare.length > 0 ? rare : known;
  return { match: 'MOST', parts, scored: scoredBy(kind, parts, needed) };
};

/**
 * The ways to understand a text, the strictest first: as it is written, with all of its words
 * wherever they are, with most of them. The first that finds something is the one that counts.
 */
export const readingsOf = async function* (
  tx: Transaction,
  kind: SearchKind,
  text: string,
): AsyncGenerator<Reading> {
  for (const query of wholeReadings(text)) yield { match: 'ALL', query };
  const most = await mostOf(tx, kind, partsOf(text));
  if (most) yield most;
};

/** Readings that need all of a text: as it is written, and with its words wherever they are. */
export const wholeReadings = (text: string): string[] => {
  const written = queryOf(text);
  if (written === null) return [];
  const apart = allOf(partsOf(text));
  return apart === null ? [written] : [written, apart];
};
