import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Practice, PracticeState } from '@whaletide/schema/domains/practice/rest.ts';
import { takesPractice, virtualTaskPeriod } from '@whaletide/schema/domains/practice/rules.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import {
  type CompetitionRow,
  stages,
  type TaskRow,
  tasks,
  taskSolutions,
} from '../competitions/tables.ts';
import { type PracticeRow, practices } from '../teams/tables.ts';
import { practiceClosings } from './tables.ts';

/** A task that can be practised, with the period that it had. */
type PractisedTask = Pick<TaskRow, 'id' | 'competitionId' | 'objective' | 'startDate' | 'endDate'>;

/** The tasks of these competitions that can be practised, in their order, by competition. */
const practisedTasks = async (
  db: Handle,
  competitionIds: readonly string[],
): Promise<Map<string, PractisedTask[]>> => {
  const { id, competitionId, objective, startDate, endDate } = tasks;
  const rows = await db
    .select({ id, competitionId, objective, startDate, endDate })
    .from(tasks)
    .innerJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(inArray(tasks.competitionId, [...competitionIds]))
    .orderBy(asc(stages.startDate), asc(stages.id), asc(tasks.position), asc(tasks.id));
  const scored = rows.filter(({ objective }) => objective && objective.scorer !== 'worker');
  return Map.groupBy(scored, (task) => task.competitionId);
};

const toPractice = (
  { id, mode, startDate, endDate }: PracticeRow,
  { id: competitionId, startDate: startedAt, endDate: endedAt }: CompetitionRow,
  practised: readonly PractisedTask[],
): Practice => ({
  _id: id,
  Competition: competitionId,
  Mode: mode,
  StartDate: startDate.toISOString(),
  EndDate: endDate?.toISOString() ?? null,
  Tasks: practised.map((task) => task.id),
  Periods: practised.map((task) => {
    if (mode !== 'virtual') return { Task: task.id, StartDate: null, EndDate: null };
    const whole = { startDate: startedAt, endDate: endedAt ?? task.endDate };
    const period = virtualTaskPeriod(task, whole, startDate);
    // One that was ended before its time has ended its tasks.
    const closes = endDate && endDate < period.endDate ? endDate : period.endDate;
    return {
      Task: task.id,
      StartDate: period.startDate.toISOString(),
      EndDate: closes.toISOString(),
    };
  }),
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
  if (caller === null) return new Map<string, PracticeRow[]>();
  const rows = await db
    .select()
    .from(practices)
    .where(and(eq(practices.memberId, caller.id), inArray(practices.competitionId, [...ids])))
    .orderBy(desc(practices.startDate), desc(practices.id));
  return Map.groupBy(rows, ({ competitionId }) => competitionId);
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
  return seen.map((competition) => {
    const { id, endDate, finalRanking } = competition;
    const ownTasks = practised.get(id) ?? [];
    const isClosed = closed.has(id);
    return {
      Competition: id,
      TakesPractice: takesPractice(
        { endDate, hasFinalRanking: finalRanking, isClosed, tasksCount: ownTasks.length },
        now,
      ),
      Closed: isClosed,
      Practices: (own.get(id) ?? []).map((row) => toPractice(row, competition, ownTasks)),
    };
  });
};

/** Tells whether everybody can practise a task now. */
export const practicesTask = async (
  db: Handle,
  { id, competitionId }: Pick<TaskRow, 'id' | 'competitionId'>,
  now: Date,
): Promise<boolean> => {
  const [state] = await practiceStates(db, null, [competitionId], now);
  const practised = await practisedTasks(db, [competitionId]);
  const own = practised.get(competitionId) ?? [];
  return state?.TakesPractice === true && own.some((task) => task.id === id);
};
