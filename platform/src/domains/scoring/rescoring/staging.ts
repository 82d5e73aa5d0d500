import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import { jobs } from '#jobs/tables.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { currentBasis } from '../scorer/current-basis.ts';
import { scoringOf } from '../scorer/score-result.ts';
import type { Scorer, ScoringRequest } from '../scorer/scorer.ts';
import type { ScoringTurns } from '../scorer/turns.ts';
import { settlementOf } from '../scorer/settlement.ts';
import type { Settlement } from '#domains/submissions/store/settling.ts';
import {
  RESCORE_JOB,
  RESCORE_PROGRAM_JOB,
  workerKinds,
} from '#domains/submissions/store/job-kinds.ts';
import { againOf } from '#domains/submissions/store/rescore.ts';
import { stagedObjective, SWITCH_JOB } from '../store/rescorings.ts';
import { works } from '#domains/submissions/tables.ts';
import { rescorings, type RescoringRow, type StagedReport, stagedScores } from '../tables.ts';

interface StagedData {
  workId: string;
  rescoring: string;
}

/** Tells whether a job scores a work for a rescoring, whose results wait for each other. */
export const isStaged = ({ data }: Pick<LeasedJob, 'data'>): boolean =>
  (data as Partial<StagedData>).rescoring !== undefined;

const running = (id: string) => and(eq(rescorings.id, id), isNull(rescorings.endDate));

/** Time after which the moves that it would cause are recomputed, in ms. */
const FORESEEN_MS = 60_000;

/**
 * Has the scores become effective, or has it worked out who would move: at once, and again at most
 * once a minute while that waits for an organizer. The caller holds the rescoring's row.
 */
const goOn = async (
  tx: Transaction,
  { jobs: queue, now }: Services,
  { id, foreseenDate, appliedDate }: RescoringRow,
): Promise<void> => {
  const [waiting] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, SWITCH_JOB),
        isNull(jobs.lease),
        isNull(jobs.parkedDate),
        sql`${jobs.data} ->> 'rescoring' = ${id}`,
      ),
    )
    .limit(1);
  if (waiting) return;
  const again =
    foreseenDate && !appliedDate ? new Date(foreseenDate.getTime() + FORESEEN_MS) : now();
  await queue.add(tx, SWITCH_JOB, { rescoring: id }, { due: again });
};

/**
 * Keeps a work's scores until all are there, and goes on if it was the last. Jobs of one rescoring
 * end one after the other: each sees what the others have left.
 *
 * @param settlement null where the work keeps what it has
 */
const keep = async (
  tx: Transaction,
  services: Services,
  { workId, rescoring: id }: StagedData,
  settlement: Settlement | null,
  report: StagedReport | null = null,
): Promise<void> => {
  const [rescoring] = await tx.select().from(rescorings).where(running(id)).for('update');
  if (!rescoring) return;
  const [work] = await tx.select({ id: works.id }).from(works).where(eq(works.id, workId));
  if (work) {
    const row = {
      rescoringId: id,
      scored: settlement?.work ?? null,
      report,
      ...noScoring,
      ...settlement?.scoring,
    };
    await tx
      .insert(stagedScores)
      .values({ workId, ...row })
      .onConflictDoUpdate({ target: stagedScores.workId, set: row });
  }
  const kinds = [RESCORE_JOB, RESCORE_PROGRAM_JOB, ...workerKinds(rescoring.taskId)];
  const [other] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), sql`${jobs.data} ->> 'rescoring' = ${id}`))
    .limit(1);
  if (!other) await goOn(tx, services, rescoring);
};

/** The columns of a work that has no scoring. */
const noScoring = {
  exact: null,
  rounded: null,
  clipped: null,
  publicRows: null,
  privateRows: null,
  publicInfluences: null,
  privateInfluences: null,
  rulesHash: null,
  fileHash: null,
  solutionHash: null,
  seconds: null,
};

/** Keeps the scores that a job for a rescoring has brought; null where it brought none. */
export const keepStaged = (
  tx: Transaction,
  services: Services,
  { data }: LeasedJob,
  scored: { settlement: Settlement; report: StagedReport } | null,
): Promise<void> =>
  keep(tx, services, data as StagedData, scored?.settlement ?? null, scored?.report);

/**
 * Finds the work that a job is to score for a rescoring, with the task as the rescoring would have
 * it; undefined where that is over, or the work isn't scored again any more.
 */
export const stagedWork = async (db: Handle, { data }: LeasedJob) => {
  const { workId, rescoring: id } = data as StagedData;
  const [found] = await db
    .select({
      work: works,
      task: tasks,
      rescoring: rescorings,
      revision: taskSolutions.revision,
    })
    .from(rescorings)
    .innerJoin(tasks, eq(tasks.id, rescorings.taskId))
    .innerJoin(works, and(eq(works.id, workId), againOf(sql`${tasks.id}`)))
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(running(id));
  if (!found?.task.objective) return undefined;
  const { work, task, rescoring, revision } = found;
  return {
    work,
    task: { ...task, objective: stagedObjective(found.task.objective, rescoring) },
    csv: rescoring.csv,
    rescoringId: rescoring.id,
    revision,
  };
};

/** The basis of a staged work: the rescoring's own solution, or the task's present one. */
const stagedBasis = async (
  db: Handle,
  { task, csv, rescoringId, revision }: NonNullable<Awaited<ReturnType<typeof stagedWork>>>,
): Promise<ScoringRequest['basis'] | null> => {
  if (csv === null) return revision === null ? null : currentBasis(db, task.id, revision);
  return { name: rescoringId, secret: await taskSecret(db, task.id), read: () => csv };
};

/** Scores works for rescorings. */
export const stagedHandler = (
  services: Services,
  scorer: Scorer,
  turns: ScoringTurns,
): JobHandler => {
  const { database } = services;
  const { db } = database;

  const score = async (job: LeasedJob): Promise<Settlement | null> => {
    const found = await stagedWork(db, job);
    if (!found?.work.fileKey) return null;
    const { task } = found;
    const basis = await stagedBasis(db, found);
    if (!basis) return null;
    const started = performance.now();
    const result = { key: found.work.fileKey };
    const outcome = await scorer.score({
      result,
      basis,
      task: scoringOf(task.objective, found.work),
    });
    const seconds = (performance.now() - started) / 1_000;
    turns.used(found.work, seconds);
    // It keeps its score where the metric gives none now, or the machine was busy.
    if (!outcome.ok && outcome.of !== undefined) return null;
    return settlementOf({ outcome, seconds }, task.objective);
  };

  return {
    run: async (job, finish) => {
      const settlement = await score(job);
      await database.transaction(async (tx) => {
        await finish(tx);
        await keep(tx, services, job.data as StagedData, settlement);
      });
    },
    giveUp: (tx, job) => keep(tx, services, job.data as StagedData, null),
  };
};

/** Handles jobs that score again: for a rescoring, or by the present settings. */
export const eitherHandler = (staged: JobHandler, other: JobHandler): JobHandler => ({
  run: (job, ...rest) => (isStaged(job) ? staged : other).run(job, ...rest),
  giveUp: (tx, job) => (isStaged(job) ? staged : other).giveUp(tx, job),
});
