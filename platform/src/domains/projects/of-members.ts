import { and, asc, count, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Lab, LabCount } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, toPage, type PageQuery, pageWindow } from '#http/paging.ts';
import { isShownTo, shownAmong } from '../members/store.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { labs, labVersions } from './tables.ts';

/** Selects the projects of which everybody may read something. */
const readable = (db: Handle) =>
  and(
    eq(labs.private, false),
    eq(labs.deleted, false),
    isNull(labs.collapsedDate),
    exists(
      db
        .select({ found: sql`1` })
        .from(labVersions)
        .where(eq(labVersions.labId, labs.id)),
    ),
  );

/** A page of a member's public projects; none where the profile is hidden. @throws Refusal NOT_FOUND */
export const labsOfMember = async (
  db: Handle,
  caller: Caller | null,
  id: string,
  query: PageQuery,
): Promise<Page<Lab>> => {
  if (!(await isShownTo(db, id, caller?.id ?? null))) return pageOf([], 0, pageWindow(query));
  const chosen = and(eq(labs.memberId, id), readable(db));
  return toPage(query, {
    rows: db.select(labFacts).from(labs).where(chosen).orderBy(desc(labs.updateDate), asc(labs.id)),
    total: db.select({ rows: count() }).from(labs).where(chosen),
    present: (rows) => toLabs(db, rows),
  });
};

/** Counts the public projects of each of these members, unless the profile is hidden. */
export const labCounts = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<LabCount[]> => {
  const shown = await shownAmong(db, ids, caller?.id ?? null);
  if (shown.length === 0) return [];
  const rows = await db
    .select({ User: labs.memberId, Count: count() })
    .from(labs)
    .where(and(inArray(labs.memberId, shown), readable(db)))
    .groupBy(labs.memberId);
  const counts = new Map(rows.map(({ User, Count }) => [User, Count]));
  return shown.map((User) => ({ User, Count: counts.get(User) ?? 0 }));
};
