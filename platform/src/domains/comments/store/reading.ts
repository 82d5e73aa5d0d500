import { and, asc, count, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Comment,
  CommentedKind,
  CommentSort,
} from '@whaletide/schema/domains/comments/rest.ts';
import { ANSWERS_SHOWN } from '@whaletide/schema/domains/comments/rules.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { byTime, type EitherQuery, isByCursor, type Keyset, toEitherPage } from '#http/cursors.ts';
import { type PageQuery, pageWindow } from '#http/paging.ts';
import { toComment } from '../presenters.ts';
import { type CommentRow, comments } from '../tables.ts';

/** Leaves folded comments out of the lists of all but their author and administrators. */
const notFolded = (caller: Caller | null): SQL | undefined =>
  hasRole(caller, 'admin')
    ? undefined
    : or(isNull(comments.collapsedDate), caller ? eq(comments.authorId, caller.id) : undefined);

const isShown = (caller: Caller | null): SQL | undefined =>
  and(eq(comments.deleted, false), notFolded(caller));

/** A page's comments with those that they answer, in one more statement. */
export const toComments = async (
  db: Handle,
  rows: readonly CommentRow[],
  caller: Caller | null,
): Promise<Comment[]> => {
  const ids = rows.flatMap(({ refId }) => refId ?? []);
  const referred = ids.length
    ? await db
        .select({ id: comments.id, authorId: comments.authorId })
        .from(comments)
        .where(inArray(comments.id, ids))
    : [];
  const byId = new Map(referred.map((row) => [row.id, row]));
  return rows.map((row) => toComment(row, row.refId ? byId.get(row.refId) : undefined, caller));
};

/** The page on which a row stands, of so many that come before it. */
const pageAfter = (before: number, query: PageQuery) =>
  Math.floor(before / pageWindow(query).perPage) + 1;

/** Counts the chosen rows before this one, in either direction of time. */
const rowsBefore = async (
  db: Handle,
  chosen: SQL | undefined,
  { createDate, id }: CommentRow,
  newestFirst: boolean,
): Promise<number> => {
  const beyond = newestFirst ? gt : lt;
  const [found] = await db
    .select({ rows: count() })
    .from(comments)
    .where(
      and(
        chosen,
        or(
          beyond(comments.createDate, createDate),
          and(eq(comments.createDate, createDate), beyond(comments.id, id)),
        ),
      ),
    );
  return found?.rows ?? 0;
};

const rowById = async (db: Handle, id: string, chosen: SQL | undefined) => {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), chosen));
  return row;
};

interface PlacedQuery extends EitherQuery {
  /** A comment whose page goes before the number. */
  At?: string | undefined;
}

export interface CommentQuery extends PlacedQuery {
  Kind: CommentedKind;
  Target: string;
  sort?: CommentSort | undefined;
}

/** By cursor a page begins where the one before ended, wherever a comment is. */
const atOf = (query: PlacedQuery) => (isByCursor(query) ? undefined : query.At);

/** Answers the requested page: the one that a comment, or the comment above it, is on. */
const pageOfFirst = async (db: Handle, chosen: SQL | undefined, query: CommentQuery) => {
  const id = atOf(query);
  const at = id === undefined ? undefined : await rowById(db, id, undefined);
  const first = at && (await rowById(db, at.firstId ?? at.id, chosen));
  if (!first) return query.page;
  return pageAfter(await rowsBefore(db, chosen, first, query.sort !== 'CreateDate'), query);
};

const inOrder = (direction: 'asc' | 'desc') =>
  byTime<CommentRow>(
    { time: comments.createDate, id: comments.id },
    direction,
    ({ createDate, id }) => ({ time: createDate, id }),
  );
const newestFirst = inOrder('desc');
const oldestFirst = inOrder('asc');

/** A page of the chosen comments, in either order. */
const pageOfComments = (
  db: Handle,
  caller: Caller | null,
  query: EitherQuery,
  { chosen, keyset }: { chosen: SQL | undefined; keyset: Keyset<CommentRow> },
): Promise<EitherPage<Comment>> =>
  toEitherPage(query, {
    keyset,
    rows: (behind) =>
      db
        .select()
        .from(comments)
        .where(and(chosen, behind))
        .orderBy(...keyset.order),
    total: db.select({ rows: count() }).from(comments).where(chosen),
    present: (rows) => toComments(db, rows, caller),
  });

/** A page of the comments on one thing; a deleted one stands while others stand under it. */
export const listComments = async (
  db: Handle,
  caller: Caller | null,
  query: CommentQuery,
): Promise<EitherPage<Comment>> => {
  const chosen = and(
    eq(comments.kind, query.Kind),
    eq(comments.targetId, query.Target),
    isNull(comments.firstId),
    or(isShown(caller), gt(comments.repliesNumber, 0)),
  );
  const page = await pageOfFirst(db, chosen, query);
  const keyset = query.sort === 'CreateDate' ? oldestFirst : newestFirst;
  return pageOfComments(db, caller, { ...query, page }, { chosen, keyset });
};

/** A page of the answers under a comment, as they were written. */
export const listReplies = async (
  db: Handle,
  caller: Caller | null,
  firstId: string,
  query: PlacedQuery,
): Promise<EitherPage<Comment>> => {
  const chosen = and(eq(comments.firstId, firstId), isShown(caller));
  const id = atOf(query);
  const at = id === undefined ? undefined : await rowById(db, id, chosen);
  const page = at ? pageAfter(await rowsBefore(db, chosen, at, false), query) : query.page;
  return pageOfComments(db, caller, { ...query, page }, { chosen, keyset: oldestFirst });
};

/** The first answers to each of these comments: off the index, however many one has. */
export const firstReplies = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<Comment[]> => {
  const first = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(sql`${comments.firstId} = asked.id`, isShown(caller)))
    .orderBy(asc(comments.createDate), asc(comments.id))
    .limit(ANSWERS_SHOWN);
  const shown = sql`(select one.id from unnest(${sql.param([...ids])}::text[]) as asked(id),
    lateral ${first} as one)`;
  const rows = await db
    .select()
    .from(comments)
    .where(sql`${comments.id} in ${shown}`)
    .orderBy(asc(comments.createDate), asc(comments.id));
  return toComments(db, rows, caller);
};
