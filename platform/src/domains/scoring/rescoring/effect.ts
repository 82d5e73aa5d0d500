import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { changeTask, putSolution } from '#domains/competitions/store/changes.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { workerKinds } from '#domains/submissions/store/job-kinds.ts';
import {
  changedScores,
  type NewScores,
  putNewScores,
} from '#domains/submissions/store/new-scores.ts';
import { stagedObjective } from '../store/rescorings.ts';
import { works } from '#domains/submissions/tables.ts';
import { putStagedReports } from './reports.ts';
import { movesOf, placesOf } from './places.ts';
import { type Move, type RescoringRow, stagedScores } from '../tables.ts';

/** Takes the settings, the solution and the file for workers that the works were scored by. */
const changeSettings = async (
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  rescoring: RescoringRow,
): Promise<void> => {
  const { taskId, csv, source, reference } = rescoring;
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task?.objective) throw new Error(`task ${taskId} isn't scored from files`);
  await changeTask(tx, taskId, { objective: stagedObjective(task.objective, rescoring) });
  // Jobs that workers hold were to be compared with the former file.
  if (reference) await jobs.recall(tx, workerKinds(taskId));
  if (csv === null || source === null) return;
  const { figures, checksum, fileName, storedBy, storeDate } = source;
  await putSolution(
    tx,
    taskId,
    { csv, figures, checksum },
    {
      isSame: false,
      source: { fileName, storedBy, storeDate: storeDate === null ? null : new Date(storeDate) },
    },
  );
};

/** Scores of a rescoring; works without any keep what they have. */
const scoresOfRescoring = (id: string): NewScores =>
  sql`select * from ${stagedScores}
    where ${stagedScores.rescoringId} = ${id} and ${stagedScores.scored} is not null`;

/** Marks the works whose teams are to hear of it, with the score of before. */
const markChanged = async (tx: Transaction, { id, taskId }: RescoringRow): Promise<void> => {
  const changed = await changedScores(tx, taskId, scoresOfRescoring(id));
  await tx.execute(sql`
    update ${stagedScores} set effective = true, score_before = changed.score_before
    from (${changed}) as changed where changed.work_id = ${stagedScores.workId}`);
};

/** Outcome of a rescoring: its works, those without a new score, and who moved. */
export interface Effect {
  works: number;
  failed: number;
  moves: Move[];
  moved: number;
}

/** Summary of the public scores of a task's works, for comparing. */
const scoresOf = async (tx: Transaction, taskId: string): Promise<string> => {
  const { rows } = await tx.execute<{ hash: string | null }>(sql`
    select md5(string_agg(concat_ws(' ', ${works.id}, ${works.status}, ${works.publicScore},
      ${works.publicFurther}), ',' order by ${works.id})) as hash
    from ${works} where ${works.taskId} = ${taskId}`);
  return rows[0]?.hash ?? '';
};

/**
 * Makes settings, scores and boards of a task those of a rescoring. The caller holds the teams with
 * works of the task, the task and the rescoring, and all works are staged.
 */
export const takeEffect = async (
  tx: Transaction,
  services: Services,
  rescoring: RescoringRow,
  teamIds: readonly string[],
): Promise<Effect> => {
  const { now } = services;
  const { id, taskId, csv, publishesReason, reason } = rescoring;
  const places = await placesOf(tx, taskId);
  const scores = await scoresOf(tx, taskId);
  await changeSettings(tx, services, rescoring);
  await markChanged(tx, rescoring);
  await putNewScores(tx, services, { taskId, teamIds, rows: scoresOfRescoring(id) });
  await putStagedReports(tx, id);
  const staged = await tx
    .select({ isScored: sql<boolean>`${stagedScores.scored} is not null` })
    .from(stagedScores)
    .where(eq(stagedScores.rescoringId, id));
  // Scored once more by the same, a board mostly stays as it was: then there is nothing to tell.
  if (csv !== null || rescoring.reference || scores !== (await scoresOf(tx, taskId)))
    await changeTask(tx, taskId, {
      rescoredDate: now(),
      rescoreReason: publishesReason ? reason : null,
    });
  return {
    works: staged.length,
    failed: staged.filter(({ isScored }) => !isScored).length,
    ...movesOf(places, await placesOf(tx, taskId)),
  };
};
