import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  Column,
  ColumnLab,
  ColumnLabSort,
  ColumnSort,
} from '@whaletide/schema/rest/columns.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Lab } from '@whaletide/schema/rest/projects.ts';
import { containing } from '../../database/containing.ts';
import type { Handle } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import { notFound } from '../../refusal.ts';
import { follows } from '../members/tables.ts';
import { toLabs } from '../projects/store/projects.ts';
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
});

export const columnsByIds = async (db: Handle, ids: readonly string[]): Promise<Column[]> =>
  (
    await db
      .select()
      .from(columns)
      .where(inArray(columns.id, [...ids]))
  ).map(toColumn);

/** @throws Refusal NOT_FOUND */
export const columnById = async (db: Handle, id: string): Promise<Column> => {
  const [column] = await columnsByIds(db, [id]);
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
    containing(columns.name, query.Name),
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
  return paged(query, {
    rows: db
      .select()
      .from(columns)
      .where(chosen)
      .orderBy(orders[query.sort ?? '-UpdateDate'], asc(columns.id)),
    total: db.select({ rows: count() }).from(columns).where(chosen),
    present: (rows) => rows.map(toColumn),
  });
};

/** What everybody may see: a project that became private stays in its columns, unseen. */
const shown = and(eq(labs.private, false), eq(labs.deleted, false));

interface LabQuery {
  page: number;
  perPage: number;
  sort?: ColumnLabSort | undefined;
  Title?: string | undefined;
}

const labOrders: Record<ColumnLabSort, SQL> = {
  '-UpdateDate': desc(labs.updateDate),
  UpdateDate: asc(labs.updateDate),
  Title: asc(labs.title),
};

/** A page of a column's projects. @throws Refusal NOT_FOUND without the column */
export const labsIn = async (db: Handle, columnId: string, query: LabQuery): Promise<Page<Lab>> => {
  await columnById(db, columnId);
  const chosen = and(eq(columnLabs.columnId, columnId), shown, containing(labs.title, query.Title));
  return paged(query, {
    rows: db
      .select({ lab: labs })
      .from(columnLabs)
      .innerJoin(labs, eq(labs.id, columnLabs.labId))
      .where(chosen)
      .orderBy(labOrders[query.sort ?? '-UpdateDate'], asc(labs.id)),
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
    .where(and(inArray(columnId, [...columnIds]), shown))
    .as('ranked');
  const rows = await db
    .select({ columnId: ranked.columnId, date: ranked.date, lab: labs })
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
