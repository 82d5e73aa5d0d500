import { eq } from 'drizzle-orm';
import {
  INFLUENCE_BLOCKS,
  revealedScore,
  revealStep,
  standardError,
} from '@whaletide/schema/domains/submissions/rules/reveal.ts';
import {
  bestScore,
  type MetricDefinition,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { reportProblem } from '@whaletide/schema/domains/submissions/rules/scoring-workers.ts';
import { keptScore } from '@whaletide/schema/shared/rules/scores.ts';
import type { ScoringReport } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { type Held, type LeasedJob, LeaseLost } from '#jobs/leases.ts';
import { retryDelay } from '#jobs/retry-delay.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { uploads } from '#domains/uploads/tables.ts';
import { tellOfProgress } from '#domains/submissions/store/notices.ts';
import { blocksOf } from '../scorer/blocks.ts';
import { rulesHash } from '../scorer/rules-hash.ts';
import { type Settlement, unscoredWork } from '#domains/submissions/store/settling.ts';
import { findWork, type FoundWork, giveUpWork, settleFound } from '../found-work.ts';
import { isStaged, keepStaged, stagedWork } from '../rescoring/staging.ts';
import { isRescoring, workerKinds } from '#domains/submissions/store/job-kinds.ts';
import { addFailure, addLines, putReport } from '#domains/submissions/store/reports.ts';
import { stageToo } from '../store/rescorings.ts';
import { readPictures, storePictures } from './pictures.ts';
import type { ScoringWorker } from './tokens.ts';

const notHeld = () => conflict('这项评测已不在你手中，请放弃并领取新的', 'Lease');

const heldJob = async (
  { jobs }: Services,
  { task }: ScoringWorker,
  held: Held,
): Promise<LeasedJob> => {
  const job = await jobs.find(held, workerKinds(task.id));
  if (!job) throw notHeld();
  return job;
};

/** Keeps the lease, and shows lines to the team. @throws Refusal CONFLICT for a job that isn't held */
export const heartbeat = async (
  services: Services,
  worker: ScoringWorker,
  held: Held,
  told: { lines: readonly string[]; progress: number | undefined },
): Promise<Date> => {
  const { database, jobs } = services;
  const job = await heldJob(services, worker, held);
  const due = await jobs.extend(held);
  if (!due) throw notHeld();
  // A team sees the lines of what it handed in, not of what is scored once more.
  const found = isStaged(job) ? undefined : await findWork(database.db, job);
  if (found && (told.lines.length > 0 || told.progress !== undefined))
    await database.transaction(async (tx) => {
      await addLines(tx, found.work.id, told);
      const { work, task, competitionName } = found;
      await tellOfProgress(tx, services, { work, taskName: task.name, competitionName });
    });
  return due;
};

/** The metric whose name, direction and range a worker's score has. */
const metricOf = ({ objective }: Pick<TaskRow, 'objective'>): MetricDefinition => {
  if (!objective) throw new Error('A task of workers has a metric');
  return definitionOf(objective);
};

interface ScoredPart {
  exact: number;
  revealed: number;
  step: number | null;
  rows: number | null;
  influences: Uint8Array | null;
}

/** A part's score, rounded by its rows' losses where the worker tells them. */
const partOf = (
  score: number,
  losses: { Ids: readonly string[]; Losses: readonly number[] } | undefined,
  { secret, best }: { secret: Uint8Array; best: number },
): ScoredPart => {
  const exact = keptScore(score, best);
  if (!losses || losses.Losses.length === 0)
    return {
      exact,
      revealed: revealedScore(exact, null),
      step: null,
      rows: null,
      influences: null,
    };
  const rows = losses.Losses.length;
  const mean = losses.Losses.reduce((sum, loss) => sum + loss, 0) / rows;
  const blocks = blocksOf(secret, losses.Ids);
  const sums = new Float32Array(INFLUENCE_BLOCKS);
  losses.Losses.forEach((loss, row) => {
    const block = blocks[row] ?? 0;
    sums[block] = (sums[block] ?? 0) + loss - mean;
  });
  const error = standardError(sums, rows);
  const [revealed, step] = [revealedScore(exact, error), revealStep(exact, error) || null];
  return { exact, revealed, step, rows, influences: new Uint8Array(sums.buffer) };
};

const toSettlement = async (
  { database: { db } }: Services,
  { work, task }: Pick<FoundWork, 'work' | 'task'>,
  { Scores, Rows, Error: message }: ScoringReport,
): Promise<Settlement> => {
  if (!Scores)
    return {
      work: { ...unscoredWork, status: workStatus.fileError, errorMessage: message ?? '' },
      scoring: null,
    };
  const basis = { secret: await taskSecret(db, task.id), best: bestScore(metricOf(task)) };
  const shown = partOf(Scores.Public, Rows?.Public, basis);
  const hidden = partOf(Scores.Private ?? Scores.Public, Rows?.Private ?? Rows?.Public, basis);
  const hashOf = async (key: string | null | undefined) => {
    if (key == null) return '';
    const [row] = await db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.key, key));
    return row?.hash ?? '';
  };
  const { metric, reference } = task.objective ?? {};
  return {
    work: {
      status: workStatus.reviewed,
      publicScore: shown.revealed,
      privateScore: hidden.revealed,
      publicFurther: [],
      privateFurther: [],
      unknownLabels: null,
      errorMessage: null,
    },
    scoring: {
      exact: { public: [shown.exact], private: [hidden.exact] },
      rounded: { public: [shown.revealed], private: [hidden.revealed], step: shown.step },
      clipped: null,
      publicRows: shown.rows,
      privateRows: hidden.rows,
      publicInfluences: shown.influences,
      privateInfluences: hidden.influences,
      rulesHash: rulesHash({ scorer: 'worker', metric }),
      fileHash: await hashOf(work.fileKey),
      solutionHash: await hashOf(reference?.key),
    },
  };
};

/**
 * Gives a job back after a failure of the worker's own, to be tried again minutes later, or gives it
 * up once it has failed too often. Managers read the failure at the work.
 */
const giveBack = async (services: Services, job: LeasedJob, message: string): Promise<void> => {
  const { config, database, jobs, log, now } = services;
  const { jobTries, scoringRetryMs } = config.limits;
  // Not in the worker's words, which may quote the reference.
  log.warn({ job: job.id, tries: job.tries }, 'a scoring worker failed');
  const found = await (isStaged(job) ? stagedWork(database.db, job) : findWork(database.db, job));
  if (found) await addFailure(database.db, found.work.id, { date: now().toISOString(), message });
  if (job.tries < jobTries) return jobs.postpone(job, retryDelay(scoringRetryMs, job.tries));
  await database.transaction(async (tx) => {
    await jobs.finish(tx, job);
    await (isStaged(job) ? keepStaged(tx, services, job, null) : giveUpWork(tx, services, job));
  });
};

/** Keeps what a worker tells of a work for a rescoring, until that becomes effective. */
const takeStaged = async (
  services: Services,
  { token }: ScoringWorker,
  job: LeasedJob,
  report: ScoringReport,
): Promise<void> => {
  const { database, jobs } = services;
  const found = await stagedWork(database.db, job);
  const checked = readPictures(report);
  const settlement = found && (await toSettlement(services, found, report));
  const pictures = found ? await storePictures(services, token.createdBy, checked) : [];
  const scored = settlement && { settlement, report: { log: report.Log ?? null, pictures } };
  await refusingLost(() =>
    database.transaction(async (tx) => {
      await jobs.finish(tx, job);
      await keepStaged(tx, services, job, scored ?? null);
    }),
  );
};

/** Does it, and refuses it to a worker whose job another has. @throws Refusal CONFLICT */
const refusingLost = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof LeaseLost) throw notHeld();
    throw error;
  }
};

/**
 * Takes the end of a job: the work is settled, its team hears of it, and the job goes, in one
 * transaction.
 * @throws Refusal CONFLICT for a job that isn't held, BAD_USER_INPUT for what makes no sense
 */
export const takeReport = async (
  services: Services,
  worker: ScoringWorker,
  held: Held,
  report: ScoringReport,
): Promise<void> => {
  const { database, jobs } = services;
  refuseIf(reportProblem(report, metricOf(worker.task).range));
  const job = await heldJob(services, worker, held);
  if (report.Failure !== undefined) return giveBack(services, job, report.Failure);
  if (isStaged(job)) return takeStaged(services, worker, job, report);
  const found = await findWork(database.db, job);
  const checked = readPictures(report);
  const settlement = found && (await toSettlement(services, found, report));
  const pictures = found ? await storePictures(services, worker.token.createdBy, checked) : [];
  await refusingLost(() =>
    database.transaction(async (tx) => {
      await jobs.finish(tx, job);
      await settleFound(tx, services, job, found, settlement ?? null);
      if (!found) return;
      const workId = found.work.id;
      await putReport(tx, workId, { log: report.Log ?? null, pictures });
      if (!isRescoring(job.kind)) await stageToo(tx, services, found.task, workId);
    }),
  );
};
