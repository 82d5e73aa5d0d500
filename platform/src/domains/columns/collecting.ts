import { and, eq, sql } from 'drizzle-orm';
import type { Column } from '@whaletide/schema/domains/columns/rest.ts';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { checkLinked } from '../projects/store/projects.ts';
import { labs } from '../projects/tables.ts';
import { lockOwn } from './authoring.ts';
import { announceLab } from './news.ts';
import { endPosition } from './ordering.ts';
import { toColumn } from './store.ts';
import { columnLabs, type ColumnRow, columns } from './tables.ts';

/**
 * Holds a project as it is, before the column: hiding it at the same time waits, and finds it
 * in the column to count it off there (a trigger on `labs` does).
 */
const holdLab = async (tx: Transaction, id: string): Promise<{ isShown: boolean }> => {
  const [lab] = await tx
    .select({ private: labs.private, deleted: labs.deleted, collapsedDate: labs.collapsedDate })
    .from(labs)
    .where(eq(labs.id, id))
    .for('share');
  return { isShown: lab !== undefined && !lab.private && !lab.deleted && !lab.collapsedDate };
};

/** A change of nothing leaves the column as old as it is. */
const countLabs = async (
  tx: Transaction,
  column: ColumnRow,
  change: number,
  now: Date,
): Promise<Column> => {
  if (change === 0) return toColumn(column);
  const [row] = await tx
    .update(columns)
    .set({ labsNumber: sql`${columns.labsNumber} + ${change}`, updateDate: now })
    .where(eq(columns.id, column.id))
    .returning();
  return toColumn(row as ColumnRow);
};

/**
 * Adds one of the owner's public projects, of which followers hear; a second time changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT (private, no version), CONFLICT when full
 */
export const addLab = (
  services: Services,
  caller: Caller,
  id: string,
  labId: string,
): Promise<Column> =>
  services.database.transaction(async (tx) => {
    await holdLab(tx, labId);
    const column = await lockOwn(tx, caller, id);
    await checkLinked(tx, caller.id, labId, 'labId');
    const date = services.now();
    const added = await tx
      .insert(columnLabs)
      .values({ columnId: id, labId, date, position: endPosition(id) })
      .onConflictDoNothing()
      .returning({ labId: columnLabs.labId });
    if (added.length > 0 && column.labsNumber >= columnLimits.labs)
      throw conflict(`一个专栏最多收录${columnLimits.labs}个项目`);
    if (added.length > 0) await announceLab(tx, services, column, labId, date);
    return countLabs(tx, column, added.length, date);
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeLab = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  labId: string,
): Promise<Column> =>
  database.transaction(async (tx) => {
    const { isShown } = await holdLab(tx, labId);
    const column = await lockOwn(tx, caller, id);
    const removed = await tx
      .delete(columnLabs)
      .where(and(eq(columnLabs.columnId, id), eq(columnLabs.labId, labId)))
      .returning({ labId: columnLabs.labId });
    // A project that no one else can read was subtracted before.
    return countLabs(tx, column, isShown ? -removed.length : 0, now());
  });
