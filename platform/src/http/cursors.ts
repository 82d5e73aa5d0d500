import { asc, desc, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorPage, EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import { MAX_PER_PAGE, UNKNOWN_CURSOR } from '@whaletide/schema/shared/rules/paging.ts';
import { badInput } from '../refusal.ts';
import { type Listing, type PageQuery, toPage } from './paging.ts';

/** Part of a list that is asked for: so many rows behind a cursor. */
export interface CursorQuery {
  first?: number | undefined;
  after?: string | undefined;
}

/**
 * Total order of a list, and places in it. A cursor carries the sort key of the row before, so that
 * it still works where that row is gone.
 */
export interface Keyset<Row> {
  order: SQL[];
  cursorOf: (row: Row) => string;
  /** Chooses the rows behind a cursor. @throws Refusal BAD_USER_INPUT for what is no cursor of the list */
  behind: (cursor: string) => SQL;
}

const encode = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const decode = (cursor: string): unknown => {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return encode(key) === cursor ? key : undefined;
  } catch {
    return undefined;
  }
};

const unknownCursor = () => badInput(UNKNOWN_CURSOR, 'after');

/** Largest number of a column of four bytes. */
const MAX_INTEGER = 2 ** 31 - 1;

const isNumberOf = (column: PgColumn, number: unknown): number is number => {
  const most = column.getSQLType() === 'integer' ? MAX_INTEGER : Number.MAX_SAFE_INTEGER;
  return Number.isSafeInteger(number) && (number as number) >= 0 && (number as number) <= most;
};

/** Writes a cursor of a list by number. */
export const cursorOfNumber = (number: number): string => encode(number);

/** Reads the number in a cursor. @throws Refusal BAD_USER_INPUT for what is no number of the column */
export const numberOfCursor = (column: PgColumn, cursor: string): number => {
  const number = decode(cursor);
  if (!isNumberOf(column, number)) throw unknownCursor();
  return number;
};

/** Order by a number that no two rows of the list share. */
export const byNumber = <Row>(
  column: PgColumn,
  direction: 'asc' | 'desc',
  numberOf: (row: Row) => number,
): Keyset<Row> => ({
  order: [direction === 'asc' ? asc(column) : desc(column)],
  cursorOf: (row) => cursorOfNumber(numberOf(row)),
  behind: (cursor) => {
    const number = numberOfCursor(column, cursor);
    return direction === 'asc' ? gt(column, number) : lt(column, number);
  },
});

/** Times that the database can tell, of the years 1000 to 2999. */
const TIME = /^[12]\d{3}-/;
const isTime = (value: unknown): value is string => {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString() === value;
};

const ID = /^[0-9a-f]{24}$/;

/** True for what can be an id of this column: a text, or a number where ids are numbers. */
const isIdOf = (column: PgColumn, id: unknown): id is string | number =>
  column.dataType === 'number' ? isNumberOf(column, id) : typeof id === 'string' && ID.test(id);

/** Order by time, and by id among rows of the same time. */
export const byTime = <Row>(
  columns: { time: PgColumn; id: PgColumn },
  direction: 'asc' | 'desc',
  keyOf: (row: Row) => { time: Date; id: string | number },
): Keyset<Row> => ({
  order: [columns.time, columns.id].map((each) => (direction === 'asc' ? asc(each) : desc(each))),
  cursorOf: (row) => {
    const { time, id } = keyOf(row);
    return encode([time.toISOString(), id]);
  },
  behind: (cursor) => {
    const key = decode(cursor);
    const [time, id]: unknown[] = Array.isArray(key) ? key : [];
    if (!isTime(time) || !isIdOf(columns.id, id)) throw unknownCursor();
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    return sql`(${columns.time}, ${columns.id}) ${beyond} (${time}::timestamptz, ${id})`;
  },
});

interface CursorListing<Row, T> {
  keyset: Keyset<Row>;
  /** The whole list in the order of its keyset, or what is behind a cursor. */
  rows: (behind: SQL | undefined) => { limit: (most: number) => PromiseLike<Row[]> };
  present: (rows: Row[]) => T[] | Promise<T[]>;
}

/**
 * Answers the rows behind a cursor, capped at the contract's 100 whatever was asked.
 * @param size how many where the query doesn't say
 */
export const toCursorPage = async <Row, T>(
  query: CursorQuery,
  size: number,
  { keyset, rows, present }: CursorListing<Row, T>,
): Promise<CursorPage<T>> => {
  const most = Math.min(query.first ?? size, MAX_PER_PAGE);
  const behind = query.after === undefined ? undefined : keyset.behind(query.after);
  // One more than asked for tells whether there are further ones.
  const found = await rows(behind).limit(most + 1);
  const own = found.slice(0, most);
  const last = own.at(-1);
  return {
    data: await present(own),
    endCursor: last === undefined ? null : keyset.cursorOf(last),
    hasNextPage: found.length > most,
  };
};

interface EitherListing<Row, T> extends CursorListing<Row, T> {
  rows: (behind: SQL | undefined) => Listing<Row, T>['rows'];
  total: Listing<Row, T>['total'];
}

/** Part of a list that goes by number and by cursor. */
export interface EitherQuery extends PageQuery, CursorQuery {
  /** True where a page by cursor counts the whole list. */
  count?: boolean | undefined;
}

/** True where a page by cursor is asked for. */
export const isByCursor = ({ first, after }: CursorQuery): boolean =>
  first !== undefined || after !== undefined;

/** Answers a page by cursor where `first` or `after` is given, else by its number. */
export const toEitherPage = async <Row, T>(
  query: EitherQuery,
  { keyset, rows, total, present }: EitherListing<Row, T>,
): Promise<EitherPage<T>> => {
  const { first, perPage } = query;
  if (isByCursor(query)) {
    const page = await toCursorPage(query, perPage, { keyset, rows, present });
    const totalNum = query.count ? ((await total)[0]?.rows ?? 0) : null;
    return { ...page, totalNum, page: 1, perPage: Math.min(first ?? perPage, MAX_PER_PAGE) };
  }
  let last: Row | undefined;
  const numbered = await toPage(query, {
    rows: rows(undefined),
    total,
    present: (own) => {
      last = own.at(-1);
      return present(own);
    },
  });
  return {
    ...numbered,
    endCursor: last === undefined ? null : keyset.cursorOf(last),
    hasNextPage: numbered.page * numbered.perPage < numbered.totalNum,
  };
};
