import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ClassInvitation } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import type { SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { classCodeOf, classFullProblem } from '@whaletide/schema/domains/classes/rules/classes.ts';
import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { classDocument, classFor, findClass, lockedClass, lockedRun } from './access.ts';
import { classes, type ClassRow, classReads, classItems, classStudents } from './tables.ts';

/** Students of a locked class, those included to whom it is offered. */
const studentsOf = async (tx: Transaction, { id }: ClassRow): Promise<number> => {
  const [kept] = await tx
    .select({ rows: count() })
    .from(classStudents)
    .where(and(eq(classStudents.classId, id), ne(classStudents.state, 'removed')));
  return kept?.rows ?? 0;
};

const rowOf = async (tx: Transaction, classId: string, memberId: string) => {
  const [row] = await tx
    .select()
    .from(classStudents)
    .where(and(eq(classStudents.classId, classId), eq(classStudents.memberId, memberId)));
  return row;
};

/** Makes the member a student of a locked class; who is offered it has their place already. */
const admit = async (tx: Transaction, row: ClassRow, memberId: string, date: Date) => {
  const own = await rowOf(tx, row.id, memberId);
  if (own?.state === 'joined') return;
  if (own?.state === 'removed') throw conflict('老师已将你移出该班级，请联系老师');
  if (!own) refuseIf(classFullProblem(await studentsOf(tx, row)));
  await tx
    .insert(classStudents)
    .values({ classId: row.id, memberId, state: 'joined', date })
    .onConflictDoUpdate({
      target: [classStudents.classId, classStudents.memberId],
      set: { state: 'joined', date },
    });
};

/** @throws Refusal NOT_FOUND, CONFLICT */
export const joinByCode = (
  { database, now }: Services,
  caller: Caller,
  code: string,
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    const row = await lockedClass(
      tx,
      eq(classes.joinCode, classCodeOf(code)),
      eq(classes.open, true),
    );
    if (!row) throw notFound('班级，或该班级不再接受加入', 'Code');
    const { id } = row;
    const before = await findClass(tx, caller.id, id);
    if (before?.role === 'teacher') throw conflict('你是这个班级的老师');
    await admit(tx, row, caller.id, now());
    return classDocument(tx, caller.id, id);
  });

/** @throws Refusal NOT_FOUND where it isn't offered, CONFLICT */
export const acceptOffer = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    const row = await lockedClass(tx, eq(classes.id, id));
    await classFor(tx, caller.id, id, 'offered', 'student');
    if (!row) throw notFound('班级');
    await admit(tx, row, caller.id, now());
    return classDocument(tx, caller.id, id);
  });

/** Leaves a class; what the member has read in it goes too. @throws Refusal NOT_FOUND */
export const leaveClass = ({ database }: Services, caller: Caller, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const left = await tx
      .delete(classStudents)
      .where(
        and(
          eq(classStudents.classId, id),
          eq(classStudents.memberId, caller.id),
          ne(classStudents.state, 'removed'),
        ),
      )
      .returning({ id: classStudents.memberId });
    if (left.length === 0) throw notFound('班级');
    await forgetReads(tx, id, caller.id);
  });

const forgetReads = async (tx: Transaction, classId: string, memberId: string) => {
  const items = tx
    .select({ id: classItems.id })
    .from(classItems)
    .where(eq(classItems.classId, classId));
  await tx
    .delete(classReads)
    .where(and(eq(classReads.memberId, memberId), inArray(classReads.itemId, items)));
};

/** Takes a student out, or an offer back. @throws Refusal NOT_FOUND */
export const removeStudent = (
  { database, now }: Services,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    await lockedRun(tx, caller.id, id);
    const removed = await tx
      .update(classStudents)
      .set({ state: 'removed', date: now() })
      .where(
        and(
          eq(classStudents.classId, id),
          eq(classStudents.memberId, userId),
          ne(classStudents.state, 'removed'),
        ),
      )
      .returning({ id: classStudents.memberId });
    if (removed.length === 0) throw notFound('学生');
    await forgetReads(tx, id, userId);
    return classDocument(tx, caller.id, id);
  });

/**
 * Offers a class to the members with these names; who was taken out gets it offered again.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT past the limit of students
 */
export const inviteStudents = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  given: readonly string[],
): Promise<ClassInvitation> =>
  database.transaction(async (tx) => {
    const names = new Map(
      given.flatMap((name) => (name.trim() ? [[nameKeyOf(name.trim()), name.trim()]] : [])),
    );
    if (names.size === 0) throw badInput('请输入至少一个用户名', 'Names');
    const row = await lockedRun(tx, caller.id, id);
    const found = await tx
      .select({ id: members.id, nameKey: members.nameKey, state: classStudents.state })
      .from(members)
      .leftJoin(
        classStudents,
        and(eq(classStudents.classId, id), eq(classStudents.memberId, members.id)),
      )
      .where(and(inArray(members.nameKey, [...names.keys()]), isNull(members.deactivated)));
    const offered = found.filter(
      (one) => (one.state === null || one.state === 'removed') && one.id !== row.teacherId,
    );
    refuseIf(classFullProblem(await studentsOf(tx, row), offered.length));
    if (offered.length > 0)
      await tx
        .insert(classStudents)
        .values(
          offered.map((one) => ({
            classId: id,
            memberId: one.id,
            state: 'offered' as const,
            date: now(),
          })),
        )
        .onConflictDoUpdate({
          target: [classStudents.classId, classStudents.memberId],
          set: { state: 'offered', date: sql`excluded.date` },
        });
    const known = new Set(found.map(({ nameKey }) => nameKey));
    return {
      Class: await classDocument(tx, caller.id, id),
      OfferedNumber: offered.length,
      Unknown: [...names].flatMap(([key, name]) => (known.has(key) ? [] : [name])),
    };
  });
