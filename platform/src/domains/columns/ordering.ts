import { and, eq, sql } from 'drizzle-orm';
import type { Column, ColumnPlace } from '@whaletide/schema/domains/columns/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { labs } from '../projects/tables.ts';
import { lockOwn } from './authoring.ts';
import { columnById, shownLab, toColumn } from './store.ts';
import { columnLabs } from './tables.ts';

/** The order of a column's projects where several have the same position. */
const inOrder = sql`${columnLabs.position}, ${columnLabs.date}, ${columnLabs.labId}`;

/** The position behind all projects of a column. */
export const endPosition = (columnId: string) =>
  sql<number>`(select coalesce(max(held.position), 0) + 1 from ${columnLabs} as held
    where held.column_id = ${columnId})`;

/** Gives a column's projects whole positions from 1 on. */
const renumber = (tx: Transaction, columnId: string) =>
  tx.execute(sql`
    update ${columnLabs} set position = numbered.place
    from (
      select ${columnLabs.labId} as lab_id, row_number() over (order by ${inOrder}) as place
      from ${columnLabs} where ${columnLabs.columnId} = ${columnId}
    ) as numbered
    where ${columnLabs.columnId} = ${columnId} and ${columnLabs.labId} = numbered.lab_id`);

/** Positions of a project of a column and of the one before it, without the one that is moved. */
const gapBefore = async (tx: Transaction, columnId: string, before: string, moved: string) => {
  const others = tx.$with('others').as(
    tx
      .select({
        labId: columnLabs.labId,
        position: columnLabs.position,
        previous: sql<number | null>`lag(${columnLabs.position}) over (order by ${inOrder})`.as(
          'previous',
        ),
      })
      .from(columnLabs)
      .where(and(eq(columnLabs.columnId, columnId), sql`${columnLabs.labId} <> ${moved}`)),
  );
  const [gap] = await tx.with(others).select().from(others).where(eq(others.labId, before));
  return gap && { from: gap.previous ?? gap.position - 2, to: gap.position };
};

/**
 * The position between a project and the one before it; undefined where numbers have none left.
 * @throws Refusal NOT_FOUND where the column doesn't hold that project
 */
const middleBefore = async (
  tx: Transaction,
  columnId: string,
  before: string,
  moved: string,
): Promise<number | undefined> => {
  const gap = await gapBefore(tx, columnId, before, moved);
  if (!gap) throw notFound('项目', 'Before');
  const middle = (gap.from + gap.to) / 2;
  return gap.from < middle && middle < gap.to ? middle : undefined;
};

/** A free position before another project, or behind all. */
const freePosition = async (
  tx: Transaction,
  columnId: string,
  before: string | null,
  moved: string,
) => {
  if (before === null) return endPosition(columnId);
  const middle = await middleBefore(tx, columnId, before, moved);
  if (middle !== undefined) return middle;
  await renumber(tx, columnId);
  return (await middleBefore(tx, columnId, before, moved)) ?? endPosition(columnId);
};

/**
 * Moves a project of one's own column before another one, or to the end.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const moveLab = (
  { database }: Services,
  caller: Caller,
  { id, labId, before }: { id: string; labId: string; before: string | null },
): Promise<Column> =>
  database.transaction(async (tx) => {
    const column = await lockOwn(tx, caller, id);
    if (before === labId) return toColumn(column);
    const moved = await tx
      .update(columnLabs)
      .set({ position: await freePosition(tx, id, before, labId) })
      .where(and(eq(columnLabs.columnId, id), eq(columnLabs.labId, labId)))
      .returning({ labId: columnLabs.labId });
    if (moved.length === 0) throw notFound('项目', 'labId');
    return toColumn(column);
  });

/** The place of a project among those of a column that everyone reads. @throws Refusal NOT_FOUND */
export const placeIn = async (
  db: Handle,
  columnId: string,
  labId: string,
  caller: Caller | null,
): Promise<ColumnPlace> => {
  await columnById(db, columnId, caller);
  const shown = db.$with('shown').as(
    db
      .select({
        labId: columnLabs.labId,
        number: sql<number>`row_number() over (order by ${inOrder})::int`.as('number'),
        total: sql<number>`count(*) over ()::int`.as('total'),
        previous: sql<string | null>`lag(${columnLabs.labId}) over (order by ${inOrder})`.as(
          'previous',
        ),
        next: sql<string | null>`lead(${columnLabs.labId}) over (order by ${inOrder})`.as('next'),
      })
      .from(columnLabs)
      .innerJoin(labs, eq(labs.id, columnLabs.labId))
      .where(and(eq(columnLabs.columnId, columnId), shownLab)),
  );
  const [place] = await db.with(shown).select().from(shown).where(eq(shown.labId, labId));
  if (!place) throw notFound('项目', 'labId');
  const { number: Number, total: Total, previous: Previous, next: Next } = place;
  return { Column: columnId, Number, Total, Previous, Next };
};
