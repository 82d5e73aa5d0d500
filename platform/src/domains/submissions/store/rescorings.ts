import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import type { Services } from '#services.ts';
import type { Objective, TaskRow } from '#domains/competitions/tables.ts';
import {
  type Move,
  rescorings,
  type RescoringRow,
  stagedScores,
  type StagedSource,
} from '../rescoring/tables.ts';
import { works } from '../tables.ts';
import { rescoreKind } from './job-kinds.ts';
import { againOf } from './rescore.ts';
import { scoringOf, withScoring } from './scoring-keys.ts';

export type { Move, StagedSource };

/** Makes staged scores effective, once there are all. */
export const SWITCH_JOB = 'switch-rescoring';

/** Rescorings of a task that are shown. */
const SHOWN = 3;

const runningOf = (taskId: string) =>
  and(eq(rescorings.taskId, taskId), isNull(rescorings.endDate));

/** The settings of a task as a rescoring would have them. */
export const stagedObjective = (
  objective: Objective,
  { scoring, reference }: Pick<RescoringRow, 'scoring' | 'reference'>,
): Objective => ({ ...withScoring(objective, scoring), ...(reference && { reference }) });

/** Tells whether a rescoring of the task is under way. */
export const hasRescoring = async (db: Handle, taskId: string): Promise<boolean> => {
  const [row] = await db.select({ id: rescorings.id }).from(rescorings).where(runningOf(taskId));
  return row !== undefined;
};

/** Ends what is under way for a task; its jobs find nothing to do. Answers whether there was any. */
export const endRescoring = async (
  tx: Transaction,
  taskId: string,
  { end, now }: { end: 'replaced' | 'cancelled'; now: Date },
): Promise<boolean> => {
  const [ended] = await tx
    .update(rescorings)
    .set({ endDate: now, end, moves: [], moved: 0 })
    .where(runningOf(taskId))
    .returning({ id: rescorings.id });
  if (!ended) return false;
  await tx.delete(stagedScores).where(eq(stagedScores.rescoringId, ended.id));
  return true;
};

/**
 * Lets a rescoring become effective that waits for that; false where it doesn't, or another caller
 * was first. The caller holds the task's row.
 */
export const applyStaged = async (
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { taskId, id }: { taskId: string; id: string },
): Promise<boolean> => {
  const [applied] = await tx
    .update(rescorings)
    .set({ appliedDate: now() })
    .where(
      and(
        runningOf(taskId),
        eq(rescorings.id, id),
        isNotNull(rescorings.readyDate),
        isNull(rescorings.appliedDate),
      ),
    )
    .returning({ id: rescorings.id });
  if (applied) await jobs.add(tx, SWITCH_JOB, { rescoring: id });
  return applied !== undefined;
};

/** A part of the moves of a rescoring, and the number of those that are kept. */
export const movesOfRescoring = async (
  db: Handle,
  { taskId, id, limit, offset }: { taskId: string; id: string; limit: number; offset: number },
): Promise<{ moves: Move[]; total: number }> => {
  const [row] = await db
    .select({
      total: sql<number>`jsonb_array_length(${rescorings.moves})`,
      moves: sql<Move[]>`coalesce((
        select jsonb_agg(one.value order by one.place)
        from jsonb_array_elements(${rescorings.moves}) with ordinality as one(value, place)
        where one.place > ${offset} and one.place <= ${offset + limit}), '[]')`,
    })
    .from(rescorings)
    .where(and(eq(rescorings.id, id), eq(rescorings.taskId, taskId)));
  return row ?? { moves: [], total: 0 };
};

/** Queues works to be scored for a rescoring; with none its scores become effective at once. */
export const queueStaged = async (
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  { rescoring, task }: { rescoring: Pick<RescoringRow, 'id' | 'scoring'>; task: TaskRow },
  workIds: readonly string[],
): Promise<void> => {
  const { id } = rescoring;
  if (workIds.length === 0) return jobs.add(tx, SWITCH_JOB, { rescoring: id });
  const objective = task.objective && withScoring(task.objective, rescoring.scoring);
  const rows = workIds.map((workId) => ({ workId, rescoring: id }));
  await jobs.addAll(tx, rescoreKind({ id: task.id, objective }), rows);
};

/**
 * Has the works of a task scored once more, in place of what is under way. The caller holds the
 * task's row. Answers the number of works.
 *
 * @param change.objective the settings that they are scored by
 * @param change.csv the solution, and `source` facts about it; null for the present one
 * @param change.reference the file for workers to compare with; null for the present one
 * @param change.asksFirst true where an organizer is to see who moves before that becomes effective
 */
export const startRescoring = async (
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'now'>,
  change: {
    task: TaskRow;
    objective: Objective;
    csv: string | null;
    source: StagedSource | null;
    reference?: RescoringRow['reference'];
    asksFirst?: boolean;
    startedBy: string;
    reason: string;
    publishesReason: boolean;
  },
): Promise<number> => {
  const { task, objective, ...row } = change;
  const now = services.now();
  await endRescoring(tx, task.id, { end: 'replaced', now });
  const scoring = scoringOf(objective);
  const id = newId(now.getTime());
  await tx.insert(rescorings).values({ id, taskId: task.id, startDate: now, scoring, ...row });
  const found = await tx.select({ id: works.id }).from(works).where(againOf(task.id));
  const workIds = found.map((work) => work.id);
  await queueStaged(tx, services, { rescoring: { id, scoring }, task }, workIds);
  return workIds.length;
};

/** Has a work that was just scored by the present settings scored by those to come as well. */
export const stageToo = async (
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  task: TaskRow,
  workId: string,
): Promise<void> => {
  const [rescoring] = await tx
    .select({ id: rescorings.id, scoring: rescorings.scoring })
    .from(rescorings)
    .where(runningOf(task.id));
  if (rescoring) await queueStaged(tx, services, { rescoring, task }, [workId]);
};

/** Moves that come with a rescoring; all of them are read by pages. */
const FIRST_MOVES = 200;

/** All but the solution, which may be large, and most of the moves. */
const { csv: _csv, ...columns } = getTableColumns(rescorings);
const shown = {
  ...columns,
  moves: sql<
    Move[]
  >`jsonb_path_query_array(${rescorings.moves}, ${`$[0 to ${FIRST_MOVES - 1}]`}::jsonpath)`,
};

/** A rescoring, with the number of works that are scored by now and of all. */
export type ShownRescoring = Omit<RescoringRow, 'csv'> & { done: number; all: number };

/** The last rescorings of these tasks, newest first. */
export const rescoringsOf = async (
  db: Handle,
  taskIds: readonly string[],
): Promise<ShownRescoring[]> => {
  if (taskIds.length === 0) return [];
  const place = sql<number>`row_number() over (
    partition by ${rescorings.taskId} order by ${rescorings.endDate} is null desc,
      ${rescorings.startDate} desc, ${rescorings.id} desc)`;
  const placed = db.$with('placed').as(
    db
      .select({ id: rescorings.id, place: place.as('place') })
      .from(rescorings)
      .where(inArray(rescorings.taskId, [...taskIds])),
  );
  const rows = await db
    .with(placed)
    .select(shown)
    .from(rescorings)
    .innerJoin(placed, eq(placed.id, rescorings.id))
    .where(sql`${placed.place} <= ${SHOWN}`)
    .orderBy(
      sql`${rescorings.endDate} is null desc`,
      desc(rescorings.startDate),
      desc(rescorings.id),
    );
  const running = rows.filter(({ endDate }) => endDate === null);
  const staged = await db
    .select({
      id: stagedScores.rescoringId,
      done: count(),
      failed: count(sql`case when ${stagedScores.scored} is null then 1 end`),
    })
    .from(stagedScores)
    .where(
      inArray(
        stagedScores.rescoringId,
        running.map(({ id }) => id),
      ),
    )
    .groupBy(stagedScores.rescoringId);
  const again = await db
    .select({ taskId: works.taskId, all: count() })
    .from(works)
    .where(againOf(running.map(({ taskId }) => taskId)))
    .groupBy(works.taskId);
  return rows.map((row) => {
    if (row.endDate) return { ...row, done: row.works, all: row.works };
    const own = staged.find(({ id }) => id === row.id);
    const all = again.find(({ taskId }) => taskId === row.taskId)?.all ?? 0;
    return { ...row, failed: own?.failed ?? 0, done: own?.done ?? 0, all };
  });
};
