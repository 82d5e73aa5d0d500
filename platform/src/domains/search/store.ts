import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import {
  type SearchCount,
  type SearchHit,
  type SearchKind,
  searchKinds,
  type SearchSort,
} from '@whaletide/schema/rest/search.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { pageOf, type PageQuery, pageWindow } from '../../http/paging.ts';
import { anyOf, ofKind, queryOf } from './lexemes.ts';
import type { SearchSource } from './store/source.ts';
import { searchDocuments } from './tables.ts';

const { kind, objectId, weight, contents, date, titleVec, vec } = searchDocuments;

const holds = (query: string): SQL => sql`${vec} @@ ${query}::tsquery`;

const heaviest = [desc(weight), desc(date), asc(objectId)];

/** What has the text in its title comes first, where nothing else is asked for. */
const ordersOf = (text: string): Record<SearchSort, SQL[]> => ({
  '-SortWeight': [desc(sql`${titleVec} @@ ${text}::tsquery`), ...heaviest],
  '-UpdateDate': [desc(date), asc(objectId)],
  '-SubscribesCount': heaviest,
  '-LabsCount': [desc(contents), ...heaviest],
  // Where views aren't counted.
  '-ViewsCount': heaviest,
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

/** A page of what a text finds of a kind. */
export const find = async (
  database: Database,
  sources: readonly SearchSource[],
  query: Search,
): Promise<Page<SearchHit>> => {
  const window = pageWindow(query);
  const text = queryOf(query.text);
  if (text === null) return pageOf([], 0, window);
  const chosen = holds(ofKind(query.kind, text));
  const sort = query.sort ?? '-SortWeight';
  const source = sources.find((one) => one.kind === query.kind);
  return byTerms(database, async (tx) => {
    const found = tx
      .select({ _id: objectId, Kind: kind, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(searchDocuments)
      .where(chosen)
      .$dynamic();
    const rows = await (
      sort === '-ViewsCount' && source?.views
        ? found
            .innerJoin(source.table, eq(source.id, objectId))
            .orderBy(desc(source.views), ...heaviest)
        : found.orderBy(...ordersOf(text)[sort])
    )
      .limit(window.limit)
      .offset(window.offset);
    const hits = rows.map(({ _id, Kind }) => ({ _id, Kind }));
    if (rows[0] || window.offset === 0) return pageOf(hits, rows[0]?.total ?? 0, window);
    // Past the last page there is no row that could say how many there are.
    const [whole] = await tx.select({ rows: count() }).from(searchDocuments).where(chosen);
    return pageOf(hits, whole?.rows ?? 0, window);
  });
};

/**
 * What a text finds of a kind, for a list of its own domain that asks more of its rows: it joins
 * these, within `byTerms`. Null for a text that finds nothing.
 */
export const found = (of: SearchKind, text: string) => {
  const query = queryOf(text);
  if (query === null) return null;
  const orders = ordersOf(query)['-SortWeight'];
  return { rows: searchDocuments, id: objectId, chosen: holds(ofKind(of, query)), orders };
};

/** The ids of what is most like a title by its words, of a kind; the thing itself is left out. */
export const alike = async (
  database: Database,
  { kind: of, title, not, most }: { kind: SearchKind; title: string; not: string; most: number },
): Promise<string[]> => {
  const query = anyOf(title);
  if (query === null) return [];
  const rows = await byTerms(database, (tx) =>
    tx
      .select({ id: objectId })
      .from(searchDocuments)
      .where(holds(ofKind(of, query)))
      .orderBy(desc(sql`ts_rank(${titleVec}, ${query}::tsquery)`), ...heaviest)
      .limit(most + 1),
  );
  return rows.flatMap(({ id }) => (id === not ? [] : [id])).slice(0, most);
};

/** How much of each kind a text finds. */
export const countFound = async (database: Database, text: string): Promise<SearchCount[]> => {
  const query = queryOf(text);
  const rows =
    query === null
      ? []
      : await byTerms(database, (tx) =>
          tx
            .select({ kind, rows: count() })
            .from(searchDocuments)
            .where(holds(query))
            .groupBy(kind),
        );
  const found = new Map(rows.map((row) => [row.kind, row.rows]));
  return searchKinds.map((Kind) => ({ Kind, Count: found.get(Kind) ?? 0 }));
};
