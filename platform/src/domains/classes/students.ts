import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import type { ClassBoardRow } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import type { ClassStudent } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { rankedInClass } from '@whaletide/schema/domains/classes/rules/items.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow, toPage } from '#http/paging.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { classFor } from './access.ts';
import { itemFor } from './items.ts';
import { resultsOf, toClassResult } from './results.ts';
import { classItems, classStudents } from './tables.ts';

/** Dates at which the items of a class are due, by item. */
const dueDatesOf = async (db: Handle, classId: string): Promise<Map<string, Date | null>> => {
  const rows = await db
    .select({ id: classItems.id, dueDate: classItems.dueDate })
    .from(classItems)
    .where(eq(classItems.classId, classId));
  return new Map(rows.map(({ id, dueDate }) => [id, dueDate]));
};

/** A page of the students with what they did. @throws Refusal NOT_FOUND for who doesn't run the class */
export const studentsOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  classId: string,
  query: PageQuery,
): Promise<Page<ClassStudent>> => {
  await classFor(db, caller.id, classId, 'teacher');
  const chosen = and(
    eq(classStudents.classId, classId),
    ne(classStudents.state, 'removed'),
    isNull(members.deactivated),
  );
  const isStudent = eq(members.id, classStudents.memberId);
  const { memberId, state, date } = classStudents;
  return toPage(query, {
    rows: db
      .select({ memberId, state, date })
      .from(classStudents)
      .innerJoin(members, isStudent)
      .where(chosen)
      .orderBy(asc(members.nameKey), asc(memberId)),
    total: db
      .select({ rows: count() })
      .from(classStudents)
      .innerJoin(members, isStudent)
      .where(chosen),
    present: async (rows) => {
      const memberIds = rows.map((row) => row.memberId);
      const results = await resultsOf(db, { classId, memberIds }, now());
      const own = Map.groupBy(results, (result) => result.memberId);
      const due = await dueDatesOf(db, classId);
      return rows.map((row) => ({
        User: row.memberId,
        HasJoined: row.state === 'joined',
        Date: row.date.toISOString(),
        Results: (own.get(row.memberId) ?? []).map((result) =>
          toClassResult(result, due.get(result.itemId) ?? null),
        ),
      }));
    },
  });
};

/** A page of the class's own board of an item. @throws Refusal NOT_FOUND for who isn't in the class */
export const boardOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  itemId: string,
  query: PageQuery,
): Promise<Page<ClassBoardRow>> => {
  const { item } = await itemFor(db, caller, itemId, 'teacher', 'student');
  const window = pageWindow(query);
  const results = await resultsOf(db, { classId: item.classId, itemId }, now());
  const ranked = rankedInClass(
    results.flatMap(({ score, ...result }) => (score === null ? [] : [{ ...result, score }])),
  );
  const rows = ranked.slice(window.offset, window.offset + window.limit);
  return pageOf(
    rows.map(({ memberId, rank, score }) => ({
      User: memberId,
      Rank: rank,
      Score: score,
      IsOwn: memberId === caller.id,
    })),
    ranked.length,
    window,
  );
};
