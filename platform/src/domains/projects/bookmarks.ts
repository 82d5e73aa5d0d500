import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Lab, LabState } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { favouritesOf } from '../votes/store/favourites.ts';
import { votedAmong } from '../votes/store/votes.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { labsByIds, visibleTo } from './store/projects.ts';
import { labBookmarks, labs } from './tables.ts';

/** The project as the caller sees it. @throws Refusal NOT_FOUND */
export const labAsSeen = async (tx: Transaction, caller: Caller, id: string): Promise<Lab> => {
  const [lab] = await labsByIds(tx, [id], caller);
  if (!lab) throw notFound('项目');
  return lab;
};

export const { bookmark, unbookmark } = favouritesOf<Lab>({
  kind: 'PROJECT',
  asSeen: labAsSeen,
  add: (tx, { memberId, id, date }) =>
    tx
      .insert(labBookmarks)
      .values({ memberId, labId: id, date })
      .onConflictDoNothing()
      .returning({ labId: labBookmarks.labId }),
  remove: (tx, { memberId, id }) =>
    tx
      .delete(labBookmarks)
      .where(and(eq(labBookmarks.memberId, memberId), eq(labBookmarks.labId, id)))
      .returning({ labId: labBookmarks.labId }),
  count: (tx, id, change) =>
    tx
      .update(labs)
      .set({ bookmarksNumber: sql`greatest(0, ${labs.bookmarksNumber} + ${change})` })
      .where(eq(labs.id, id)),
});

/** A page of the member's favourites that they still see, the newest first. */
export const bookmarkedLabs = (
  db: Handle,
  caller: Caller,
  query: PageQuery,
): Promise<Page<Lab>> => {
  const chosen = and(eq(labBookmarks.memberId, caller.id), visibleTo(caller));
  return toPage(query, {
    rows: db
      .select({ lab: labFacts })
      .from(labBookmarks)
      .innerJoin(labs, eq(labs.id, labBookmarks.labId))
      .where(chosen)
      .orderBy(desc(labBookmarks.date), desc(labBookmarks.labId)),
    total: db
      .select({ rows: count() })
      .from(labBookmarks)
      .innerJoin(labs, eq(labs.id, labBookmarks.labId))
      .where(chosen),
    present: (rows) =>
      toLabs(
        db,
        rows.map(({ lab }) => lab),
      ),
  });
};

/** Maps projects, by id, to what only their member is told of them. */
const ownFacts = async (
  db: Handle,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<LabState['Own']>>> => {
  const { id, shareToken, notebooks } = labs;
  const rows = await db
    .select({ id, shareToken, notebooks })
    .from(labs)
    .where(and(inArray(id, [...ids]), eq(labs.memberId, memberId), eq(labs.deleted, false)));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ShareToken: row.shareToken,
        Notebooks: row.notebooks.map(({ key, name, size }) => ({ key, ext: '.ipynb', name, size })),
      },
    ]),
  );
};

/** Answers what these projects are to the member: liked, among their favourites, their own. */
export const labStates = async (
  db: Handle,
  memberId: string,
  ids: readonly string[],
): Promise<LabState[]> => {
  const rows = await db
    .select({ labId: labBookmarks.labId })
    .from(labBookmarks)
    .where(and(eq(labBookmarks.memberId, memberId), inArray(labBookmarks.labId, [...ids])));
  const marked = new Set(rows.map(({ labId }) => labId));
  const voted = await votedAmong(db, memberId, 'PROJECT', ids);
  const own = await ownFacts(db, memberId, ids);
  return ids.map((Lab) => ({
    Lab,
    marked: marked.has(Lab),
    voted: voted.has(Lab),
    Own: own.get(Lab) ?? null,
  }));
};
