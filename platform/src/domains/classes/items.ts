import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type {
  ClassItem,
  classItemCalls,
} from '@whaletide/schema/domains/classes/rest/class-items.ts';
import {
  itemCountProblem,
  itemPeriodProblem,
} from '@whaletide/schema/domains/classes/rules/items.ts';
import type { ClassRole } from '@whaletide/schema/domains/classes/rules/classes.ts';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tasks } from '../competitions/tables.ts';
import { classFor, type FoundClass, lockedRun } from './access.ts';
import { checkTarget } from './targets.ts';
import { resultsOf, toClassResult } from './results.ts';
import { type ClassItemRow, classItems, classReads } from './tables.ts';

type AddInput = CallInput<typeof classItemCalls.add>['body'];

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** Items of a class as one of it finds them, those due first first. */
const documentsOf = async (
  db: Handle,
  caller: Caller,
  { row, role }: FoundClass,
  { itemId, now }: { itemId?: string; now: Date },
): Promise<ClassItem[]> => {
  const isAsked: SQL | undefined = itemId === undefined ? undefined : eq(classItems.id, itemId);
  const rows = await db
    .select({ item: classItems, competitionId: tasks.competitionId })
    .from(classItems)
    .leftJoin(tasks, eq(tasks.id, classItems.taskId))
    .where(and(eq(classItems.classId, row.id), isAsked))
    .orderBy(asc(classItems.dueDate), asc(classItems.createDate), asc(classItems.id));
  const asked = { classId: row.id, ...(itemId !== undefined && { itemId }) };
  const byItem = Map.groupBy(await resultsOf(db, asked, now), (result) => result.itemId);
  return rows.map(({ item, competitionId }) => {
    const results = byItem.get(item.id) ?? [];
    const own =
      role === 'student' ? results.find(({ memberId }) => memberId === caller.id) : undefined;
    return {
      _id: item.id,
      Class: item.classId,
      Kind: item.kind,
      Competition: competitionId,
      Task: item.taskId,
      Column: item.columnId,
      Lab: item.labId,
      OpenDate: item.openDate?.toISOString() ?? null,
      DueDate: item.dueDate?.toISOString() ?? null,
      CreateDate: item.createDate.toISOString(),
      Own: own ? toClassResult(own, item.dueDate) : null,
      DoneNumber: results.length,
    };
  });
};

/** @throws Refusal NOT_FOUND for who isn't in it */
export const itemsOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  classId: string,
): Promise<ClassItem[]> => {
  const found = await classFor(db, caller.id, classId, 'teacher', 'student');
  return documentsOf(db, caller, found, { now: now() });
};

/** An item, where the caller has one of these roles in its class. @throws Refusal NOT_FOUND */
export const itemFor = async (
  db: Handle,
  caller: Caller,
  id: string,
  ...roles: ClassRole[]
): Promise<{ item: ClassItemRow; found: FoundClass }> => {
  const [item] = await db.select().from(classItems).where(eq(classItems.id, id));
  if (!item) throw notFound('班级');
  return { item, found: await classFor(db, caller.id, item.classId, ...roles) };
};

const itemDocument = async (
  db: Handle,
  caller: Caller,
  id: string,
  now: Date,
): Promise<ClassItem> => {
  const { found } = await itemFor(db, caller, id);
  const [document] = await documentsOf(db, caller, found, { itemId: id, now });
  if (!document) throw notFound('任务');
  return document;
};

/**
 * Gives a class something to do, which its teacher can read themselves. The class's lock and a key
 * decide between several at once.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export const addItem = async (
  { database, now }: Services,
  caller: Caller,
  classId: string,
  body: AddInput,
): Promise<ClassItem> => {
  const date = now();
  const period = { openDate: dateOf(body.OpenDate), dueDate: dateOf(body.DueDate) };
  await classFor(database.db, caller.id, classId, 'teacher');
  refuseIf(itemPeriodProblem(period));
  const target = await checkTarget(database.db, body, date);
  return database.transaction(async (tx) => {
    await lockedRun(tx, caller.id, classId);
    const [kept] = await tx
      .select({ rows: count() })
      .from(classItems)
      .where(eq(classItems.classId, classId));
    refuseIf(itemCountProblem(kept?.rows ?? 0));
    const id = newId(date.getTime());
    const made = await tx
      .insert(classItems)
      .values({ id, classId, kind: body.Kind, ...target, ...period, createDate: date })
      .onConflictDoNothing()
      .returning({ id: classItems.id });
    if (made.length === 0) throw conflict('班级已有这项任务');
    return itemDocument(tx, caller, id, date);
  });
};

/** @throws Refusal NOT_FOUND, BAD_USER_INPUT */
export const updateItem = async (
  { database: { db }, now }: Services,
  caller: Caller,
  id: string,
  { OpenDate, DueDate }: CallInput<typeof classItemCalls.update>['body'],
): Promise<ClassItem> => {
  const period = { openDate: dateOf(OpenDate), dueDate: dateOf(DueDate) };
  await itemFor(db, caller, id, 'teacher');
  refuseIf(itemPeriodProblem(period));
  await db.update(classItems).set(period).where(eq(classItems.id, id));
  return itemDocument(db, caller, id, now());
};

/** @throws Refusal NOT_FOUND */
export const removeItem = async (
  { database: { db } }: Services,
  caller: Caller,
  id: string,
): Promise<void> => {
  await itemFor(db, caller, id, 'teacher');
  await db.delete(classItems).where(eq(classItems.id, id));
};

/** Notes that a student has read a lesson, the first time; or that they haven't. @throws Refusal NOT_FOUND */
export const markLesson = async (
  { database: { db }, now }: Services,
  caller: Caller,
  id: string,
  isRead: boolean,
): Promise<ClassItem> => {
  const { item } = await itemFor(db, caller, id, 'student');
  if (item.kind !== 'lesson') throw notFound('专栏项目');
  if (isRead)
    await db
      .insert(classReads)
      .values({ itemId: id, memberId: caller.id, date: now() })
      .onConflictDoNothing();
  else
    await db
      .delete(classReads)
      .where(and(eq(classReads.itemId, id), eq(classReads.memberId, caller.id)));
  return itemDocument(db, caller, id, now());
};
