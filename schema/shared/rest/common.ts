import { type Static, type TSchema, Type } from 'typebox';
import { Format } from 'typebox/format';
import { isVisible } from '../rules/names.ts';
import { CURSOR, MAX_PAGE } from '../rules/paging.ts';

Format.Set('title', isVisible);

/** Ids are 24 lower-case hex characters everywhere and opaque to clients. */
export const Id = Type.String({ pattern: '^[0-9a-f]{24}$' });

/** Characters of a line: a name, a title, an address. Its rule bounds it closer, in its own words. */
export const MAX_LINE = 1_000;
export const Line = Type.String({ maxLength: MAX_LINE });

/** A line that is read as a name or title: all of it can be seen. */
export const TitleLine = Type.String({ maxLength: MAX_LINE, format: 'title' });

/** A text of many lines; as much of it as a body of 256 KiB can hold in the end. */
export const Prose = Type.String({ maxLength: 200_000 });

/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const ById = Type.Object({ id: Id });

/** `ids=a,b,c`: at most 100; the answer holds those found, in any order. */
export const Ids = Type.String({ pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,99}$' });

/** Ids of tags, at most ten, divided by commas. */
export const TagIds = Type.String({ pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,9}$' });

/** Pages are numbered from 1 and capped at 100 rows whatever the caller asks. */
export const Paging = (perPage: number) => ({
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 }),
  perPage: Type.Integer({ minimum: 1, default: perPage }),
});

/** The answer of every list that is paged by number. */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    totalNum: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
  });

export interface Page<T> {
  data: T[];
  totalNum: number;
  page: number;
  perPage: number;
}

/**
 * Rows after a cursor: `first` of them, from the beginning where `after` is absent. Beside `page`,
 * either of the two makes it a page by cursor.
 */
export const CursorPaging = {
  first: Type.Optional(Type.Integer({ minimum: 1 })),
  /** `endCursor` of the page before. */
  after: Type.Optional(Type.String({ pattern: CURSOR.source })),
};

/** Pages by number and by cursor; with `count` one by cursor counts the whole list too. */
export const EitherPaging = (perPage: number) => ({
  ...Paging(perPage),
  ...CursorPaging,
  count: Type.Optional(Type.Boolean()),
});

const cursorPage = {
  /** The place behind the last row, opaque; null where the page has no rows. */
  endCursor: Nullable(Type.String()),
  /** True where rows follow. */
  hasNextPage: Type.Boolean(),
};

/** The answer of a list that is paged by cursor alone. */
export const CursorPageOf = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), ...cursorPage });

export interface CursorPage<T> {
  data: T[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/**
 * The answer of a list that is paged by number and by cursor. By cursor its `page` is 1, and
 * `totalNum` null unless `count` asks for it: counting reads the whole list.
 */
export const EitherPageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    ...PageOf(item).properties,
    totalNum: Nullable(Type.Integer()),
    ...cursorPage,
  });

export type EitherPage<T> = Omit<Page<T>, 'totalNum'> & CursorPage<T> & { totalNum: number | null };

/** The answer of a call with `ids`, and of short lists read whole. */
export const ListOf = <T extends TSchema>(item: T) => Type.Object({ data: Type.Array(item) });

/** The closed list of refusals, the same in REST and in GraphQL's `extensions.code`. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const httpStatuses: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  INTERNAL: 500,
};

/**
 * Every answer that is not 2xx. `message` is Chinese and may be shown as it is; `field` names
 * the input that was at fault (dots for nested ones); `retryAfter` (seconds) comes with RATE_LIMITED.
 */
export const RestError = Type.Object({
  code: Type.Enum(errorCodes),
  message: Type.String(),
  field: Type.Optional(Type.String()),
  retryAfter: Type.Optional(Type.Integer()),
});
export type RestError = Static<typeof RestError>;

export const Done = Type.Object({ ok: Type.Literal(true) });
