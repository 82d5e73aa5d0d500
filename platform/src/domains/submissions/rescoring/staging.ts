import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/queue.ts';
import { jobs } from '#jobs/tables.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { taskSecret } from '../../competitions/store/task-secrets.ts';
import { tasks } from '../../competitions/tables.ts';
import type { Scorer } from '../scoring/scorer.ts';
import { settlementOf } from '../scoring/settlement.ts';
import type { Settlement } from '../settling.ts';
import { RESCORE_JOB, RESCORE_PROGRAM_JOB } from '../store/job-kinds.ts';
import { againOf } from '../store/rescore.ts';
import { SWITCH_JOB } from '../store/rescorings.ts';
import { withScoring } from '../store/scoring-keys.ts';
import { works } from '../tables.ts';
import { rescorings, stagedScores } from './tables.ts';

interface StagedData {
  workId: string;
  rescoring: string;
}

/** Tells whether a job scores a work for a rescoring, whose results wait for each other. */
export const isStaged = ({ data }: Pick<LeasedJob, 'data'>): boolean =>
  (data as Partial<StagedData>).rescoring !== undefined;

const running = (id: string) => and(eq(rescorings.id, id), isNull(rescorings.endDate));

/**
 * Keeps a work's scores until all are there, and has them become effective if it was the last. Jobs
 * of one rescoring end one after the other: each sees what the others have left.
 *
 * @param settlement null where the work keeps what it has
 */
const keep = async (
  tx: Transaction,
  { jobs: queue }: Services,
  { workId, rescoring: id }: StagedData,
  settlement: Settlement | null,
): Promise<void> => {
  const [rescoring] = await tx
    .select({ id: rescorings.id })
    .from(rescorings)
    .where(running(id))
    .for('update');
  if (!rescoring) return;
  const [work] = await tx.select({ id: works.id }).from(works).where(eq(works.id, workId));
  if (work) {
    const row = {
      rescoringId: id,
      scored: settlement?.work ?? null,
      exact: null,
      publicRows: null,
      privateRows: null,
      publicInfluences: null,
      privateInfluences: null,
      rulesHash: null,
      fileHash: null,
      solutionHash: null,
      seconds: null,
      ...settlement?.scoring,
    };
    await tx
      .insert(stagedScores)
      .values({ workId, ...row })
      .onConflictDoUpdate({ target: stagedScores.workId, set: row });
  }
  const [other] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [RESCORE_JOB, RESCORE_PROGRAM_JOB]),
        sql`${jobs.data} ->> 'rescoring' = ${id}`,
      ),
    )
    .limit(1);
  if (!other) await queue.add(tx, SWITCH_JOB, { rescoring: id });
};

/** Scores works for rescorings. */
export const stagedHandler = (services: Services, scorer: Scorer): JobHandler => {
  const { database, files } = services;
  const { db } = database;

  const score = async ({ workId, rescoring: id }: StagedData): Promise<Settlement | null> => {
    const [found] = await db
      .select({ fileKey: works.fileKey, task: tasks, rescoring: rescorings })
      .from(rescorings)
      .innerJoin(tasks, eq(tasks.id, rescorings.taskId))
      .innerJoin(works, and(eq(works.id, workId), againOf(sql`${tasks.id}`)))
      .where(running(id));
    if (!found?.fileKey || !found.task.objective) return null;
    const { task, rescoring } = found;
    const objective = withScoring(found.task.objective, rescoring.scoring);
    const content = await buffer(await files.open(found.fileKey));
    const basis = { csv: rescoring.csv, secret: await taskSecret(db, task.id) };
    const started = performance.now();
    const result = new Uint8Array(content).buffer;
    const outcome = await scorer.score({ result, basis, task: objective });
    if (!outcome.ok && outcome.of === 'metric') return null;
    return settlementOf({ outcome, seconds: (performance.now() - started) / 1_000 }, objective);
  };

  return {
    run: async (job, finish) => {
      const data = job.data as StagedData;
      const settlement = await score(data);
      await database.transaction(async (tx) => {
        await finish(tx);
        await keep(tx, services, data, settlement);
      });
    },
    giveUp: (tx, job) => keep(tx, services, job.data as StagedData, null),
  };
};

/** Handles jobs that score again: for a rescoring, or by the present settings. */
export const eitherHandler = (staged: JobHandler, other: JobHandler): JobHandler => ({
  run: (job, finish) => (isStaged(job) ? staged : other).run(job, finish),
  giveUp: (tx, job) => (isStaged(job) ? staged : other).giveUp(tx, job),
});
