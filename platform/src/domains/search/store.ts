import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type SearchCount,
  type SearchFound,
  type SearchHit,
  type SearchKind,
  searchKinds,
  type SearchSort,
} from '@whaletide/schema/domains/search/rest.ts';
import type { Database, Transaction } from '#database/database.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { alternativesOf } from './alternatives.ts';
import { explained } from './explained.ts';
import { anyOf, ofKind, queryOf } from './lexemes.ts';
import { holdsTerms, readingsOf, type Reading, wholeReadings } from './matching.ts';
import { marksOf, partsOf } from './parts.ts';
import { normalizeQuery } from './simplified.ts';
import type { SearchSource } from './store/source.ts';
import { shippedSynonyms, type Synonyms } from './synonyms.ts';
import { searchDocuments } from './tables.ts';

const { kind, objectId, weight, contents, date, titleVec } = searchDocuments;

const heaviest = [desc(weight), desc(date), asc(objectId)];

/** Orders of documents that have as many of the words. */
const mostOrders: Record<SearchSort, SQL[]> = {
  '-SortWeight': heaviest,
  '-UpdateDate': [desc(date), asc(objectId)],
  '-SubscribesCount': heaviest,
  '-LabsCount': [desc(contents), ...heaviest],
  // Where views aren't counted.
  '-ViewsCount': heaviest,
};

/** Tells whether a document has the words themselves; by the index, as its terms are long. */
const isWritten = (written: string): SQL =>
  sql`${objectId} in (select other.object_id from ${searchDocuments} as other
    where other.vec @@ ${written}::tsquery)`;

/**
 * Orders of results; where no other is asked for, those with the text in their title come first.
 */
const ordersOf = (query: string, written = query): Record<SearchSort, SQL[]> => ({
  ...mostOrders,
  '-SortWeight': [
    desc(sql`${titleVec} @@ ${written}::tsquery`),
    ...(query === written
      ? []
      : [desc(isWritten(written)), desc(sql`${titleVec} @@ ${query}::tsquery`)]),
    ...heaviest,
  ],
});

/**
 * Looks by the index of terms alone. The planner takes reading a row's terms for cheap, and would
 * read those of all rows for a word that many have: they are long, and stand outside of the row.
 * That is why the kind is a term, too: any other condition would be one to find rows by.
 */
export const byTerms = <T>(
  { transaction }: Database,
  look: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return look(tx);
  });

interface Search extends PageQuery {
  kind: SearchKind;
  text: string;
  sort?: SearchSort | undefined;
}

/** The rows that a reading finds, and their order. */
const rowsOf = (
  tx: Transaction,
  { kind: of, sort = '-SortWeight' }: Search,
  reading: Reading,
  source: SearchSource | undefined,
) => {
  const rows = tx
    .select({ _id: objectId, Kind: kind, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(searchDocuments)
    .$dynamic();
  const views = sort === '-ViewsCount' ? source?.views : undefined;
  if (views && source) void rows.innerJoin(source.table, eq(source.id, objectId));
  const viewed = views && [desc(views), ...heaviest];
  if (reading.match === 'ALL')
    return rows
      .where(holdsTerms(ofKind(of, reading.query)))
      .orderBy(...(viewed ?? ordersOf(reading.query, reading.written)[sort]));
  // Documents that have more of the words go before any other order.
  return rows
    .innerJoin(sql`${reading.scored} as scored`, sql`scored.object_id = ${objectId}`)
    .where(eq(kind, of))
    .orderBy(desc(sql`scored.score`), ...(viewed ?? mostOrders[sort]));
};

/** Counts the documents of a kind that a reading finds. */
const countOf = async (tx: Transaction, of: SearchKind, reading: Reading): Promise<number> => {
  const [whole] =
    reading.match === 'ALL'
      ? await tx
          .select({ rows: count() })
          .from(searchDocuments)
          .where(holdsTerms(ofKind(of, reading.query)))
      : await tx.select({ rows: count() }).from(sql`${reading.scored} as scored`);
  return whole?.rows ?? 0;
};

/** A page of what a reading of a text finds; null where that is nothing at all. */
const pageOfReading = async (
  tx: Transaction,
  query: Search,
  reading: Reading,
  source: SearchSource | undefined,
) => {
  const window = pageWindow(query);
  const rows = await rowsOf(tx, query, reading, source).limit(window.limit).offset(window.offset);
  if (rows[0]) return { rows, total: rows[0].total };
  // Past the last page there is no row that could say how many there are.
  const total = window.offset === 0 ? 0 : await countOf(tx, query.kind, reading);
  return total > 0 ? { rows, total } : null;
};

/** A page of what a text finds of a kind: by all of its words, else by most of them. */
export const find = async (
  database: Database,
  sources: readonly SearchSource[],
  query: Search,
  synonyms: Synonyms = shippedSynonyms,
): Promise<SearchFound> => {
  const { kind: of, text } = query;
  const window = pageWindow(query);
  const source = sources.find((one) => one.kind === of);
  const Understood = normalizeQuery(text);
  const parts = partsOf(text, synonyms);
  const Marks = marksOf(parts);
  return byTerms(database, async (tx) => {
    for await (const reading of readingsOf(tx, of, text, synonyms)) {
      const found = await pageOfReading(tx, query, reading, source);
      if (!found) continue;
      const hits = await explained(
        tx,
        found.rows.map(({ _id, Kind }): SearchHit => ({ _id, Kind })),
        { reading, parts, ...(source && { source }) },
      );
      const { match: Match } = reading;
      const Alternatives =
        Match === 'MOST' ? await alternativesOf(tx, of, text, reading, synonyms) : [];
      return { ...pageOf(hits, found.total, window), Match, Understood, Marks, Alternatives };
    }
    const Alternatives = await alternativesOf(tx, of, text, null, synonyms);
    return { ...pageOf<SearchHit>([], 0, window), Match: 'ALL', Understood, Alternatives };
  });
};

/**
 * Finds a text among things of a kind, for a list of its own domain that filters its rows further:
 * it joins these, within `byTerms`. Null for a text that finds nothing.
 */
export const matchingIds = (of: SearchKind, text: string) => {
  const query = queryOf(text);
  if (query === null) return null;
  const orders = ordersOf(query)['-SortWeight'];
  return { rows: searchDocuments, id: objectId, chosen: holdsTerms(ofKind(of, query)), orders };
};

/** The ids of what is most like a title by its words, of a kind; the thing itself is left out. */
export const similarIds = async (
  database: Database,
  { kind: of, title, not, most }: { kind: SearchKind; title: string; not: string; most: number },
): Promise<string[]> => {
  const query = anyOf(title);
  if (query === null) return [];
  const rows = await byTerms(database, (tx) =>
    tx
      .select({ id: objectId })
      .from(searchDocuments)
      .where(holdsTerms(ofKind(of, query)))
      .orderBy(desc(sql`ts_rank(${titleVec}, ${query}::tsquery)`), ...heaviest)
      .limit(most + 1),
  );
  return rows.flatMap(({ id }) => (id === not ? [] : [id])).slice(0, most);
};

const countByKind = async (tx: Transaction, query: string): Promise<Map<SearchKind, number>> => {
  const rows = await tx
    .select({ kind, rows: count() })
    .from(searchDocuments)
    .where(holdsTerms(query))
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.rows]));
};

/**
 * Counts the documents of each kind that hold all of a text, or, where none of any kind does, most
 * of it.
 */
export const countFound = (
  database: Database,
  text: string,
  synonyms: Synonyms = shippedSynonyms,
): Promise<SearchCount[]> =>
  byTerms(database, async (tx) => {
    const counts = new Map<SearchKind, number>();
    for (const { query } of wholeReadings(text, synonyms))
      for (const [of, rows] of await countByKind(tx, query))
        if (!counts.has(of)) counts.set(of, rows);
    if (counts.size === 0)
      for (const of of searchKinds)
        for await (const reading of readingsOf(tx, of, text, synonyms))
          if (reading.match === 'MOST') counts.set(of, await countOf(tx, of, reading));
    return searchKinds.map((Kind) => ({ Kind, Count: counts.get(Kind) ?? 0 }));
  });
