import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SearchHit, SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { isChinese } from '@whaletide/schema/domains/search/rules.ts';
import type { Transaction } from '#database/database.ts';
import { excerptOf, looksOf } from './excerpts.ts';
import { holdsTerms, type Reading } from './matching.ts';
import { isSingle, type Part } from './parts.ts';
import type { SearchSource } from './store/source.ts';
import { searchDocuments } from './tables.ts';

/** The words that each of these lacks, where not all are asked for. */
const missingOf = async (
  tx: Transaction,
  kind: SearchKind,
  ids: readonly string[],
  reading: Reading,
): Promise<Map<string, string[]>> => {
  if (reading.match === 'ALL') return new Map();
  const { objectId } = searchDocuments;
  // A Chinese character beside others isn't what is missed.
  const words = reading.all.filter(({ word }) => !isSingle(word) || !isChinese(word));
  if (words.length === 0) return new Map();
  const held = words.map(({ query }) => sql`${holdsTerms(query)}`);
  const rows = await tx
    .select({ objectId, held: sql<boolean[]>`array[${sql.join(held, sql`, `)}]` })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(objectId, [...ids])));
  return new Map(
    rows.map((row) => [
      row.objectId,
      words.flatMap(({ word }, index) => (row.held[index] ? [] : [word])),
    ]),
  );
};

/** Says of each result of a page why it is there: by which part of its texts, and what it lacks. */
export const explained = async (
  tx: Transaction,
  hits: readonly SearchHit[],
  { reading, parts, source }: { reading: Reading; parts: readonly Part[]; source?: SearchSource },
): Promise<SearchHit[]> => {
  const [first] = hits;
  if (!first) return [];
  const ids = hits.map(({ _id }) => _id);
  const missing = await missingOf(tx, first.Kind, ids, reading);
  const entries = new Map((await source?.read(tx, ids))?.map((entry) => [entry.id, entry]));
  const looks = looksOf(parts);
  return hits.map((hit) => {
    const entry = entries.get(hit._id);
    const Excerpt = entry && excerptOf(entry, looks);
    const Missing = missing.get(hit._id);
    return { ...hit, ...(Excerpt && { Excerpt }), ...(Missing && { Missing }) };
  });
};
