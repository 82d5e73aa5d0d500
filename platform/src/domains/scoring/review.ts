import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import {
  hasWorkers,
  isRescoring,
  rescoreKind,
  reviewKind,
} from '../submissions/store/job-kinds.ts';
import { lockTeamOfWork } from '../submissions/store/team-lock.ts';
import { works } from '../submissions/tables.ts';
import { findWork, type FoundWork, giveUpWork, settleFound } from './found-work.ts';
import { currentBasis, SolutionChanged } from './scorer/current-basis.ts';
import { type ScoringOutcome, scoringOf } from './scorer/score-result.ts';
import type { Scorer } from './scorer/scorer.ts';
import { settlementOf } from './scorer/settlement.ts';
import { type ScoringTurns, SLOW_SECONDS } from './scorer/turns.ts';
import { stageToo } from './store/rescorings.ts';

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

/** Result of a scoring by what doesn't count any more: the work is to be found and scored again. */
const STALE = 'stale';

/** Result of a try: the job has ended with its work settled, or moved to other jobs. */
type Tried = 'settled' | 'moved' | typeof STALE;

/** Time for which its other works wait then. */
const PUT_OFF_MS = 60_000;

/** True where the file itself wasn't found wrong. */
const failedBeside = ({ outcome }: Scored): boolean => !outcome.ok && outcome.of !== undefined;

const isSlowFailure = ({ outcome, seconds }: Scored): boolean =>
  !outcome.ok && outcome.of === 'metric' && seconds > SLOW_SECONDS;

/** True where the task got a metric of its organizer's own, or lost it, since the job was added. */
const isMisplaced = ({ kind }: LeasedJob, { task }: FoundWork): boolean =>
  kind !== (isRescoring(kind) ? rescoreKind(task) : reviewKind(task)) && !hasWorkers(task);

/** A job that reviews a work, with what does it. */
interface Reviewing {
  services: Services;
  scorer: Scorer;
  turns: ScoringTurns;
  job: LeasedJob;
  /** Ends the job. */
  finish: (tx: Transaction) => Promise<void>;
}

const scoreBy = async (
  { services: { database }, scorer, turns }: Reviewing,
  { work, task, solution }: FoundWork,
): Promise<Scored> => {
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

const score = (reviewing: Reviewing, found: FoundWork): Promise<Scored | typeof STALE> =>
  scoreBy(reviewing, found).catch((error: unknown) => {
    if (error instanceof SolutionChanged) return STALE;
    throw error;
  });

/** Lets the works of other tasks go first. */
const putOff = async (tx: Transaction, { jobs, now }: Services, task: TaskRow): Promise<void> => {
  const due = new Date(now().getTime() + PUT_OFF_MS);
  const own = tx.select({ id: works.id }).from(works).where(eq(works.taskId, task.id));
  const kinds = [reviewKind(task), rescoreKind(task)];
  await jobs.putOff(tx, { kinds, about: ['workId', own], due });
};

/** Settles the work by its score, unless that has become stale. */
const settle = (
  { services, job, finish }: Reviewing,
  found: FoundWork,
  scored: Scored,
): Promise<Tried> => {
  const { work, task } = found;
  // A work that was scored before keeps its result where the organizer's metric has none now,
  // or a busy machine takes too long.
  const keeps = isRescoring(job.kind) && failedBeside(scored);
  const settlement = keeps ? null : settlementOf(scored, task.objective);
  return services.database.transaction(async (tx) => {
    // The team first, then the task, as submissions do.
    await lockTeamOfWork(tx, work.id);
    if (!(await isCurrent(tx, found))) return STALE;
    await finish(tx);
    if (!isRescoring(job.kind)) await stageToo(tx, services, task, work.id);
    if (isSlowFailure(scored)) await putOff(tx, services, task);
    await settleFound(tx, services, job, found, settlement);
    return 'settled';
  });
};

/** Ends a job whose work was settled or taken out before. */
const endWithout = ({ services, job, finish }: Reviewing): Promise<Tried> =>
  services.database.transaction(async (tx) => {
    await finish(tx);
    await settleFound(tx, services, job, undefined, null);
    return 'settled' as const;
  });

const move = ({ services, job, finish }: Reviewing, { task, work }: FoundWork): Promise<Tried> =>
  services.database.transaction(async (tx) => {
    await finish(tx);
    const kind = isRescoring(job.kind) ? rescoreKind(task) : reviewKind(task);
    await services.jobs.add(tx, kind, { workId: work.id });
    return 'moved' as const;
  });

const attempt = async (reviewing: Reviewing): Promise<Tried> => {
  const found = await findWork(reviewing.services.database.db, reviewing.job);
  if (!found) return endWithout(reviewing);
  if (isMisplaced(reviewing.job, found)) return move(reviewing, found);
  const scored = await score(reviewing, found);
  return scored === STALE ? STALE : settle(reviewing, found, scored);
};

/**
 * Reviews a submitted result file against the hidden solution: the work is found, scored and
 * settled, and all of that once more where its score has become stale meanwhile.
 */
export const reviewHandler = (
  services: Services,
  scorer: Scorer,
  turns: ScoringTurns,
): JobHandler => ({
  run: async (job, finish) => {
    while ((await attempt({ services, scorer, turns, job, finish })) === STALE);
  },
  giveUp: (tx, job) => giveUpWork(tx, services, job),
  retryMs: services.config.limits.scoringRetryMs,
});
