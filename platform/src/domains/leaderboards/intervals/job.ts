import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Piscina } from 'piscina';
import { slices } from '#database/slices.ts';
import type { Schedule } from '#jobs/schedules.ts';
import { jobs } from '#jobs/tables.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { boardScores } from '#domains/submissions/store/bests.ts';
import { boardRevisions, boards } from '#domains/submissions/tables.ts';
import { type ShakenWork, shakenWorks } from '#domains/submissions/store/shaken-works.ts';
import { boardShakes, intervalRuns, rankIntervals } from '../tables.ts';
import type { BoardScoring, ScoreOfTeam, TeamInterval } from './compute.ts';
import type { TeamShake } from './shakes.ts';
import type { IntervalsTask } from './thread.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Computes the intervals of the boards of a task. */
export const INTERVALS_JOB = 'rank-intervals';

/** Threads that compute for one run: a thread ends with it, and its memory is free again. */
type Threads = Piscina<IntervalsTask, TeamInterval[] | TeamShake[]>;

const startThreads = (): Threads =>
  new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
  });

const computed = async (
  threads: Threads,
  scores: ScoreOfTeam[],
  scoring: BoardScoring,
): Promise<TeamInterval[]> =>
  scores.every(({ influences }) => influences === null)
    ? []
    : ((await threads.run({ scores, scoring })) as TeamInterval[]);

const shaken = async (threads: Threads, works: ShakenWork[]): Promise<TeamShake[]> =>
  works.length === 0 ? [] : ((await threads.run({ works })) as TeamShake[]);

/**
 * Recomputes the intervals of a task's boards. What is kept may be newer than its revision says.
 */
export const computeIntervals = async (services: Services, taskId: string): Promise<void> => {
  const threads = startThreads();
  try {
    await computeIn(threads, services, taskId);
  } finally {
    await threads.destroy();
  }
};

const computeIn = async (threads: Threads, services: Services, taskId: string): Promise<void> => {
  const { database, now } = services;
  const { db } = database;
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task?.objective) return;
  const { metric, customMetric } = task.objective;
  const [revised] = await db
    .select({ revision: boardRevisions.revision })
    .from(boardRevisions)
    .where(eq(boardRevisions.taskId, taskId));
  const rows: (typeof rankIntervals.$inferInsert)[] = [];
  for (const board of boards) {
    const scores = await boardScores(db, { taskId, board, now: now() });
    const told = scores.map((score) => ({ ...score, bestDate: score.bestDate.getTime() }));
    for (const { bestDate, ...interval } of await computed(threads, told, { metric, customMetric }))
      rows.push({ taskId, board, bestDate: new Date(bestDate), ...interval });
  }
  const shakes = (await shaken(threads, await shakenWorks(db, { taskId, now: now() }))).map(
    ({ bestDate, ...shake }) => ({ taskId, bestDate: new Date(bestDate), ...shake }),
  );
  const revision = revised?.revision ?? 0;
  await database.transaction(async (tx) => {
    await tx
      .insert(intervalRuns)
      .values({ taskId, revision })
      .onConflictDoUpdate({ target: intervalRuns.taskId, set: { revision } });
    await tx.delete(rankIntervals).where(eq(rankIntervals.taskId, taskId));
    for (const slice of slices(rows)) await tx.insert(rankIntervals).values(slice);
    await tx.delete(boardShakes).where(eq(boardShakes.taskId, taskId));
    for (const slice of slices(shakes)) await tx.insert(boardShakes).values(slice);
  });
};

export const intervalsHandler = (services: Services): JobHandler => ({
  run: async (job, finish) => {
    await computeIntervals(services, (job.data as { taskId: string }).taskId);
    await services.database.transaction(finish);
  },
  // The boards stay without, until they change again.
  giveUp: () => Promise.resolve(),
});

/** Every minute, the boards that have changed since their intervals were computed. */
export const intervalsSchedule = ({ jobs: queue }: Services): Schedule => ({
  kind: INTERVALS_JOB,
  next: (after) => new Date(after.getTime() + MINUTE),
  begin: async (tx) => {
    const changed = await tx
      .select({ taskId: tasks.id })
      .from(tasks)
      .innerJoin(boardRevisions, eq(boardRevisions.taskId, tasks.id))
      .leftJoin(intervalRuns, eq(intervalRuns.taskId, tasks.id))
      .where(
        and(
          isNotNull(tasks.objective),
          sql`${boardRevisions.revision} is distinct from ${intervalRuns.revision}`,
        ),
      );
    const waiting = await tx
      .select({ taskId: sql<string>`${jobs.data} ->> 'taskId'` })
      .from(jobs)
      .where(eq(jobs.kind, INTERVALS_JOB));
    const queued = new Set(waiting.map(({ taskId }) => taskId));
    await queue.addAll(
      tx,
      INTERVALS_JOB,
      changed.filter(({ taskId }) => !queued.has(taskId)),
    );
  },
});
