import { buffer } from 'node:stream/consumers';
import { and, eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import type { LeasedJob } from '../../jobs/queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { taskSecret } from '../competitions/store/task-secrets.ts';
import { competitions, tasks, taskSolutions } from '../competitions/tables.ts';
import { tellOfReview } from './notices.ts';
import { rewardReview } from './rewards.ts';
import { rulesHash } from './scoring/rules-hash.ts';
import type { ScoredPart, ScoringOutcome } from './scoring/score-result.ts';
import type { Scorer } from './scoring/scorer.ts';
import { recomputeBests } from './store/bests.ts';
import { RESCORE_JOB, rescoredStatuses } from './store/rescore.ts';
import { type NewScoring, putScoring } from './store/scorings.ts';
import { type WorkRow, works } from './tables.ts';
import { lockTeamOfWork } from './team-lock.ts';

/** A work that has just been submitted. */
export const REVIEW_JOB = 'review';

const { pending, reviewed, fileError, platformError } = workStatus;

/** The works that a job may settle; one that was taken out stays as it is. */
const settles: Record<string, readonly number[]> = {
  [REVIEW_JOB]: [pending],
  [RESCORE_JOB]: rescoredStatuses,
};

interface ReviewData {
  workId: string;
}

const workIdOf = (job: LeasedJob) => (job.data as ReviewData).workId;

/** Everything that reviewing a work and telling about it needs; undefined once it was settled. */
const workOf = async (db: Handle, job: LeasedJob) => {
  const [row] = await db
    .select({
      work: works,
      task: tasks,
      solution: taskSolutions,
      competitionName: competitions.name,
    })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.id, workIdOf(job)), inArray(works.status, [...(settles[job.kind] ?? [])])));
  return row;
};
type FoundWork = NonNullable<Awaited<ReturnType<typeof workOf>>>;

/** Settings of a task that decide what a result is scored to. */
const scoringSettings = ({ objective }: FoundWork['task']) => {
  if (!objective) return {};
  const { metric, metricParameters, idColumn, targetColumn } = objective;
  const { groupColumn, predictionMin, predictionMax } = objective;
  const columns = { idColumn, targetColumn, groupColumn };
  return { metric, metricParameters, ...columns, predictionMin, predictionMax };
};

/** The end of a work: its columns, and its scoring where it has one. */
interface Settlement {
  work: Pick<WorkRow, 'status' | 'publicScore' | 'privateScore' | 'unknownLabels' | 'errorMessage'>;
  scoring: NewScoring | null;
}

const unscored = { publicScore: null, privateScore: null, unknownLabels: null };

const bytesOf = ({ influences }: ScoredPart) =>
  new Uint8Array(influences.buffer, influences.byteOffset, influences.byteLength);

const toSettlement = (outcome: ScoringOutcome, task: FoundWork['task']): Settlement => {
  if (!outcome.ok)
    return {
      work: { ...unscored, status: fileError, errorMessage: outcome.message },
      scoring: null,
    };
  const { public: shown, private: hidden, unknownLabels, fileHash, solutionHash } = outcome;
  return {
    work: {
      status: reviewed,
      publicScore: shown.revealed,
      privateScore: hidden.revealed,
      unknownLabels,
      errorMessage: null,
    },
    scoring: {
      exact: { public: [shown.exact], private: [hidden.exact] },
      publicRows: shown.rows,
      privateRows: hidden.rows,
      publicInfluences: bytesOf(shown),
      privateInfluences: bytesOf(hidden),
      rulesHash: rulesHash(scoringSettings(task)),
      fileHash,
      solutionHash,
    },
  };
};

/** Tells whether members see something else than before; scoring again mostly changes nothing. */
const isNews = (before: WorkRow, after: Settlement['work']) =>
  before.status !== after.status || before.publicScore !== after.publicScore;

/** The work's end, what it does to the boards, and who hears of it: in one transaction. */
const settle = async (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
  { work, task, competitionName }: FoundWork,
  settlement: Settlement,
): Promise<void> => {
  const moment = services.now();
  // The work may have gone to another team while it was scored: what counts is whose it is now.
  const teamId = await lockTeamOfWork(tx, work.id);
  if (teamId === undefined) return;
  const [settled] = await tx
    .update(works)
    .set({ ...settlement.work, reviewDate: moment })
    .where(and(eq(works.id, work.id), inArray(works.status, [...(settles[job.kind] ?? [])])))
    .returning();
  if (!settled) return;
  await putScoring(tx, work.id, settlement.scoring);
  await recomputeBests(tx, { teamIds: [teamId], taskId: task.id, now: moment });
  if (isNews(work, settlement.work)) {
    await tellOfReview(tx, services, {
      work: settled,
      taskName: task.name,
      competitionName,
      ...(job.kind === RESCORE_JOB && { before: { score: work.publicScore } }),
    });
  }
  if (settlement.work.status === reviewed)
    await rewardReview(tx, services, settled, competitionName);
};

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

/** The boards as they are by the task's present metric, which may rank the other way round. */
const keepResult = async (tx: Transaction, { work, task }: FoundWork, now: Date): Promise<void> => {
  const teamId = await lockTeamOfWork(tx, work.id);
  if (teamId !== undefined) await recomputeBests(tx, { teamIds: [teamId], taskId: task.id, now });
};

/** Reviews a submitted result file against the hidden solution. */
export const reviewHandler = (services: Services, scorer: Scorer): JobHandler => {
  const { database, files } = services;

  const score = async ({ work, task, solution }: FoundWork) => {
    if (!solution || !task.objective || work.fileKey === null)
      throw new Error(`task ${task.id} can't be scored`);
    const content = await buffer(await files.open(work.fileKey));
    const result = new Uint8Array(content).buffer;
    const basis = { csv: solution.csv, secret: await taskSecret(database.db, task.id) };
    return scorer.score({ result, basis, task: task.objective });
  };

  return {
    run: async (job, finish) => {
      for (;;) {
        const found = await workOf(database.db, job);
        const settlement = found && toSettlement(await score(found), found.task);
        const isDone = await database.transaction(async (tx) => {
          if (found && !(await isCurrent(tx, found))) return false;
          await finish(tx);
          if (found && settlement) await settle(tx, services, job, found, settlement);
          return true;
        });
        if (isDone) return;
      }
    },
    giveUp: async (tx, job) => {
      const found = await workOf(tx, job);
      if (!found) return;
      // What was scored before keeps its result when it can't be scored again.
      if (job.kind === RESCORE_JOB) return keepResult(tx, found, services.now());
      await settle(tx, services, job, found, {
        work: {
          ...unscored,
          status: platformError,
          errorMessage: '平台评审出错，本次提交不计入次数，请稍后重新提交',
        },
        scoring: null,
      });
    },
  };
};
