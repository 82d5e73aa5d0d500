import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import { currentBasis, SolutionChanged } from './scoring/current-basis.ts';
import { type ScoringOutcome, scoringOf } from './scoring/score-result.ts';
import { settlementOf } from './scoring/settlement.ts';
import type { Scorer } from './scoring/scorer.ts';
import { type ScoringTurns, SLOW_SECONDS } from './scoring/turns.ts';
import { hasWorkers, isRescoring, rescoreKind, reviewKind } from './store/job-kinds.ts';
import { stageToo } from './store/rescorings.ts';
import { works } from './tables.ts';
import { lockTeamOfWork } from './team-lock.ts';
import { afterNothing, type FoundWork, giveUpWork, settleWork, workOf } from './settling.ts';

/**
 * Tells whether the work was scored by what counts now. From here until the end of the transaction,
 * organizers who change that wait, and then find the work settled.
 */
const isCurrent = async (tx: Transaction, { task, solution }: FoundWork): Promise<boolean> => {
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task.id)).for('key share');
  const { taskId, revision } = taskSolutions;
  const [now] = await tx.select({ revision }).from(taskSolutions).where(eq(taskId, task.id));
  return now?.revision === solution?.revision;
};

interface Scored {
  outcome: ScoringOutcome;
  seconds: number;
}

/** Time for which its other works wait then. */
const PUT_OFF_MS = 60_000;

const isMetricFailure = (scored: Scored | undefined): scored is Scored =>
  scored !== undefined && !scored.outcome.ok && scored.outcome.of === 'metric';

/** True where the file itself wasn't found wrong. */
const failedBeside = (scored: Scored | undefined): boolean =>
  scored !== undefined && !scored.outcome.ok && scored.outcome.of !== undefined;

const isSlowFailure = (scored: Scored | undefined): boolean =>
  isMetricFailure(scored) && scored.seconds > SLOW_SECONDS;

/** True where the task got a metric of its organizer's own, or lost it, since the job was added. */
const isMisplaced = ({ kind }: LeasedJob, { task }: FoundWork): boolean =>
  kind !== (isRescoring(kind) ? rescoreKind(task) : reviewKind(task)) && !hasWorkers(task);

/** Reviews a submitted result file against the hidden solution. */
export const reviewHandler = (
  services: Services,
  scorer: Scorer,
  turns: ScoringTurns,
): JobHandler => {
  const { database } = services;

  const scoreBy = async ({ work, task, solution }: FoundWork) => {
    if (!solution || !task.objective || work.fileKey === null)
      throw new Error(`task ${task.id} can't be scored`);
    const basis = await currentBasis(database.db, task.id, solution.revision);
    const result = { key: work.fileKey };
    const started = performance.now();
    const outcome = await scorer.score({ result, basis, task: scoringOf(task.objective, work) });
    const seconds = (performance.now() - started) / 1_000;
    turns.used(work, seconds);
    return { outcome, seconds };
  };

  /** Scores a work; null where its solution has just changed. */
  const score = (found: FoundWork): Promise<Scored | null> =>
    scoreBy(found).catch((error: unknown) => {
      if (error instanceof SolutionChanged) return null;
      throw error;
    });

  const move = (
    job: LeasedJob,
    finish: (tx: Transaction) => Promise<void>,
    { task, work }: FoundWork,
  ) =>
    database.transaction(async (tx) => {
      await finish(tx);
      const kind = isRescoring(job.kind) ? rescoreKind(task) : reviewKind(task);
      await services.jobs.add(tx, kind, { workId: work.id });
    });

  /** Lets the works of other tasks go first. */
  const putOff = async (tx: Transaction, task: TaskRow): Promise<void> => {
    const due = new Date(services.now().getTime() + PUT_OFF_MS);
    const own = tx.select({ id: works.id }).from(works).where(eq(works.taskId, task.id));
    await services.jobs.putOff(tx, {
      kinds: [reviewKind(task), rescoreKind(task)],
      about: ['workId', own],
      due,
    });
  };

  return {
    run: async (job, finish) => {
      for (;;) {
        const found = await workOf(database.db, job);
        if (found && isMisplaced(job, found)) return move(job, finish, found);
        const scored = found && (await score(found));
        if (scored === null) continue;
        // A work that was scored before keeps its result where the organizer's metric has none now,
        // or a busy machine takes too long.
        const keeps = isRescoring(job.kind) && failedBeside(scored);
        const settlement = keeps || !scored ? null : settlementOf(scored, found.task.objective);
        const isDone = await database.transaction(async (tx) => {
          // The team first, then the task, as submissions do.
          if (found) await lockTeamOfWork(tx, found.work.id);
          if (found && !(await isCurrent(tx, found))) return false;
          await finish(tx);
          if (found && !isRescoring(job.kind))
            await stageToo(tx, services, found.task, found.work.id);
          if (found && isSlowFailure(scored)) await putOff(tx, found.task);
          if (found && settlement) await settleWork(tx, services, job, found, settlement);
          else await afterNothing(tx, services, job);
          return true;
        });
        if (isDone) return;
      }
    },
    giveUp: (tx, job) => giveUpWork(tx, services, job),
    retryMs: services.config.limits.scoringRetryMs,
  };
};
