import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Practice, PracticeState } from '@whaletide/schema/domains/practice/rest.ts';
import { takesPractice } from '@whaletide/schema/domains/practice/rules.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { stages, tasks, taskSolutions } from '../competitions/tables.ts';
import { type PracticeRow, practices } from '../teams/tables.ts';
import { practiceClosings } from './tables.ts';

/** Ids of the tasks of these competitions that can be practised, in their order, by competition. */
const practisedTasks = async (
  db: Handle,
  competitionIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ id: tasks.id, competitionId: tasks.competitionId, objective: tasks.objective })
    .from(tasks)
    .innerJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(inArray(tasks.competitionId, [...competitionIds]))
    .orderBy(asc(stages.startDate), asc(stages.id), asc(tasks.position), asc(tasks.id));
  const scored = rows.filter(({ objective }) => objective && objective.scorer !== 'worker');
  const byCompetition = Map.groupBy(scored, ({ competitionId }) => competitionId);
  return new Map([...byCompetition].map(([id, own]) => [id, own.map((task) => task.id)]));
};

const toPractice = (row: PracticeRow, taskIds: readonly string[]): Practice => ({
  _id: row.id,
  Competition: row.competitionId,
  Mode: row.mode,
  StartDate: row.startDate.toISOString(),
  Tasks: [...taskIds],
});

const closedAmong = async (db: Handle, ids: readonly string[]): Promise<Set<string>> => {
  const { competitionId } = practiceClosings;
  const rows = await db
    .select({ id: competitionId })
    .from(practiceClosings)
    .where(inArray(competitionId, [...ids]));
  return new Set(rows.map(({ id }) => id));
};

const ownAmong = async (db: Handle, caller: Caller | null, ids: readonly string[]) => {
  if (caller === null) return new Map<string, PracticeRow>();
  const rows = await db
    .select()
    .from(practices)
    .where(and(eq(practices.memberId, caller.id), inArray(practices.competitionId, [...ids])));
  return new Map(rows.map((row) => [row.competitionId, row]));
};

/** Practice in those of these competitions that the caller may see; four statements. */
export const practiceStates = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
  now: Date,
): Promise<PracticeState[]> => {
  const seen = await competitionsByIds(db, ids, caller);
  if (seen.length === 0) return [];
  const seenIds = seen.map(({ id }) => id);
  const closed = await closedAmong(db, seenIds);
  const practised = await practisedTasks(db, seenIds);
  const own = await ownAmong(db, caller, seenIds);
  return seen.map(({ id, endDate, finalRanking }) => {
    const taskIds = practised.get(id) ?? [];
    const isClosed = closed.has(id);
    const row = own.get(id);
    return {
      Competition: id,
      TakesPractice: takesPractice(
        { endDate, hasFinalRanking: finalRanking, isClosed, tasksCount: taskIds.length },
        now,
      ),
      Closed: isClosed,
      Practice: row ? toPractice(row, taskIds) : null,
    };
  });
};
