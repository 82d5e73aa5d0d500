import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type {
  Column,
  ColumnLab,
  ColumnLabSort,
  ColumnSort,
} from '@whaletide/schema/domains/columns/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { toPage } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { follows } from '../members/tables.ts';
import { labFacts, toLabs } from '../projects/store/documents.ts';
import { labs } from '../projects/tables.ts';
import { columnLabs, type ColumnRow, columns } from './tables.ts';

export const toColumn = (row: ColumnRow): Column => ({
  _id: row.id,
  Name: row.name,
  Image: row.image,
  ShortDescription: row.shortDescription,
  Owner: row.ownerId,
  LabsCount: row.labsNumber,
  SubscribesCount: row.subscribesNumber,
  UpdateDate: row.updateDate.toISOString(),
  CollapsedReason: row.collapsedReason,
});

/** Selects columns that aren't folded, or are the caller's; administrators see all. */
const visibleTo = (caller: Caller | null): SQL | undefined =>
  hasRole(caller, 'admin')
    ? undefined
    : or(isNull(columns.collapsedDate), caller ? eq(columns.ownerId, caller.id) : undefined);

export const columnsByIds = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null = null,
): Promise<Column[]> =>
  (
    await db
      .select()
      .from(columns)
      .where(and(inArray(columns.id, [...ids]), visibleTo(caller)))
  ).map(toColumn);

/** @throws Refusal NOT_FOUND */
export const columnById = async (
  db: Handle,
  id: string,
  caller: Caller | null = null,
): Promise<Column> => {
  const [column] = await columnsByIds(db, [id], caller);
  if (!column) throw notFound('专栏');
  return column;
};

interface ColumnQuery {
  page: number;
  perPage: number;
  sort?: ColumnSort | undefined;
  Name?: string | undefined;
  Owner?: string | undefined;
  /** Only those that this member follows. */
  followedBy: string | null;
}

const orders: Record<ColumnSort, SQL> = {
  '-UpdateDate': desc(columns.updateDate),
  '-SubscribesCount': desc(columns.subscribesNumber),
  '-LabsCount': desc(columns.labsNumber),
};

/** A page of the columns that have something to read. */
export const listColumns = async (db: Handle, query: ColumnQuery): Promise<Page<Column>> => {
  const chosen = and(
    gt(columns.labsNumber, 0),
    isNull(columns.collapsedDate),
    containsText(columns.name, query.Name),
    query.Owner === undefined ? undefined : eq(columns.ownerId, query.Owner),
    query.followedBy === null
      ? undefined
      : inArray(
          columns.id,
          db
            .select({ id: follows.targetId })
            .from(follows)
            .where(and(eq(follows.memberId, query.followedBy), eq(follows.kind, 'COLUMN'))),
        ),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(columns)
      .where(chosen)
      .orderBy(orders[query.sort ?? '-UpdateDate'], asc(columns.id)),
    total: db.select({ rows: count() }).from(columns).where(chosen),
    present: (rows) => rows.map(toColumn),
  });
};

/**
 * Condition for projects that everybody may see: one that became private stays in its columns,
 * unseen.
 */
export const shownLab = and(
  eq(labs.private, false),
  eq(labs.deleted, false),
  isNull(labs.collapsedDate),
);

interface LabQuery {
  page: number;
  perPage: number;
  sort?: ColumnLabSort | undefined;
  Title?: string | undefined;
  /** Only those of these. */
  ids?: readonly string[] | undefined;
}

const labOrders: Record<ColumnLabSort, SQL[]> = {
  Position: [asc(columnLabs.position), asc(columnLabs.date)],
  '-UpdateDate': [desc(labs.updateDate)],
  UpdateDate: [asc(labs.updateDate)],
  Title: [asc(labs.title)],
};

/** A page of a column's projects. @throws Refusal NOT_FOUND without the column */
export const labsIn = async (
  db: Handle,
  columnId: string,
  query: LabQuery,
  caller: Caller | null,
): Promise<Page<Lab>> => {
  await columnById(db, columnId, caller);
  const chosen = and(
    eq(columnLabs.columnId, columnId),
    shownLab,
    containsText(labs.title, query.Title),
    query.ids && inArray(columnLabs.labId, [...query.ids]),
  );
  return toPage(query, {
    rows: db
      .select({ lab: labFacts })
      .from(columnLabs)
      .innerJoin(labs, eq(labs.id, columnLabs.labId))
      .where(chosen)
      .orderBy(...labOrders[query.sort ?? '-UpdateDate'], asc(labs.id)),
    total: db
      .select({ rows: count() })
      .from(columnLabs)
      .innerJoin(labs, eq(labs.id, columnLabs.labId))
      .where(chosen),
    present: (rows) =>
      toLabs(
        db,
        rows.map(({ lab }) => lab),
      ),
  });
};

/** The projects that were added last to each of the columns, at most so many of each. */
export const newestLabsOf = async (
  db: Handle,
  columnIds: readonly string[],
  perColumn: number,
): Promise<ColumnLab[]> => {
  const { columnId, labId, date } = columnLabs;
  const place = sql<number>`row_number() over (partition by ${columnId} order by ${date} desc, ${labId})`;
  const ranked = db
    .select({ columnId, labId, date, place: place.as('place') })
    .from(columnLabs)
    .innerJoin(labs, eq(labs.id, labId))
    .where(and(inArray(columnId, [...columnIds]), shownLab))
    .as('ranked');
  const rows = await db
    .select({ columnId: ranked.columnId, date: ranked.date, lab: labFacts })
    .from(ranked)
    .innerJoin(labs, eq(labs.id, ranked.labId))
    .where(sql`${ranked.place} <= ${perColumn}`)
    .orderBy(asc(ranked.columnId), asc(ranked.place));
  // The same project in two columns is the same document.
  const own = new Map(rows.map(({ lab }) => [lab.id, lab]));
  const documents = new Map((await toLabs(db, [...own.values()])).map((lab) => [lab._id, lab]));
  return rows.flatMap(({ columnId: Column, date: added, lab }) => {
    const Lab = documents.get(lab.id);
    return Lab ? [{ Column, Lab, Date: added.toISOString() }] : [];
  });
};

/** Tells whether there is such a column that everybody may see. */
export const isShownColumn = async (db: Handle, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: columns.id })
    .from(columns)
    .where(and(eq(columns.id, id), isNull(columns.collapsedDate)));
  return found.length > 0;
};
