import { and, eq, inArray, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { changeTask, putSolution } from '#domains/competitions/store/changes.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { recomputeBests } from '../store/bests.ts';
import { workerKinds } from '../store/job-kinds.ts';
import { decideWorks } from '../store/ladder/deciding.ts';
import { scoredTasks } from '../store/ladder/protection.ts';
import { logScores } from '../store/logging.ts';
import { firstOf, furtherOf } from '../store/shown-scores.ts';
import { stagedObjective } from '../store/rescorings.ts';
import { boardDecisions, works, workScorings } from '../tables.ts';
import { putStagedReports } from './reports.ts';
import { movesOf, placesOf } from './places.ts';
import { type Move, type RescoringRow, stagedScores } from './tables.ts';

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

/** Staged rows of works that may still be settled, with their scores. */
const usable = (id: string) => sql`
  from ${stagedScores} inner join ${works} as now on now.id = ${stagedScores.workId}
  where ${stagedScores.rescoringId} = ${id} and ${stagedScores.scored} is not null
    and now.status in (${workStatus.reviewed}, ${workStatus.fileError}, ${workStatus.platformError})`;

const arrayOf = (key: 'publicFurther' | 'privateFurther') => sql`array(
  select value::float8 from jsonb_array_elements_text(${stagedScores.scored} -> ${key})
    with ordinality as one(value, place) order by place)`;

const exactPublic = sql`(${stagedScores.exact} -> 'public')`;

/** The public scores that the board shows of a work, exact or rounded. */
const shownOf = (showsExact: boolean) => {
  const score = sql`(${stagedScores.scored} ->> 'publicScore')::float8`;
  const further = arrayOf('publicFurther');
  if (!showsExact) return { score, further };
  return {
    score: sql`coalesce(${firstOf(exactPublic)}, ${score})`,
    further: sql`case when ${stagedScores.exact} is null then ${further}
      else ${furtherOf(exactPublic)} end`,
  };
};

/** Gives the works their new scorings, whatever of their scores is shown. */
const putScorings = async (tx: Transaction, id: string): Promise<void> => {
  await tx.execute(sql`
    delete from ${workScorings} where ${workScorings.workId} in (
      select ${stagedScores.workId} ${usable(id)})`);
  await tx.execute(sql`
    insert into ${workScorings} (work_id, exact, rounded, clipped, public_rows, private_rows, public_influences,
      private_influences, rules_hash, file_hash, solution_hash, seconds)
    select ${stagedScores.workId}, ${stagedScores.exact}, ${stagedScores.rounded},
      ${stagedScores.clipped}, ${stagedScores.publicRows},
      ${stagedScores.privateRows}, ${stagedScores.publicInfluences},
      ${stagedScores.privateInfluences}, ${stagedScores.rulesHash}, ${stagedScores.fileHash},
      ${stagedScores.solutionHash}, ${stagedScores.seconds}
    ${usable(id)} and ${stagedScores.exact} is not null`);
};

/** Gives the works of an unprotected board their new scores, and notes whose have changed. */
const putScores = async (
  tx: Transaction,
  id: string,
  { among, now, showsExact }: { among: 'all' | 'unscored'; now: Date; showsExact: boolean },
): Promise<void> => {
  const shown = shownOf(showsExact);
  const some =
    among === 'all'
      ? sql``
      : sql`and (${stagedScores.scored} ->> 'status')::int <> ${workStatus.reviewed}`;
  await tx.execute(sql`
    update ${stagedScores} set effective = true, score_before = before.public_score
    from ${works} as before
    where before.id = ${stagedScores.workId} and ${stagedScores.rescoringId} = ${id}
      and ${stagedScores.scored} is not null ${some}
      and (before.status, before.public_score, before.public_further) is distinct from (
        (${stagedScores.scored} ->> 'status')::int,
        ${shown.score}, ${shown.further})`);
  await tx.execute(sql`
    update ${works} set status = (${stagedScores.scored} ->> 'status')::int,
      public_score = ${shown.score},
      private_score = (${stagedScores.scored} ->> 'privateScore')::float8,
      public_further = ${shown.further}, private_further = ${arrayOf('privateFurther')},
      unknown_labels = (${stagedScores.scored} ->> 'unknownLabels')::int,
      error_message = ${stagedScores.scored} ->> 'errorMessage', review_date = ${now.toISOString()}::timestamptz
    from ${stagedScores}
    where ${stagedScores.workId} = ${works.id} and ${stagedScores.rescoringId} = ${id}
      and ${stagedScores.scored} is not null ${some}
      and ${works.status} in (${workStatus.reviewed}, ${workStatus.fileError},
        ${workStatus.platformError})`);
  const changed = tx
    .select({ id: stagedScores.workId })
    .from(stagedScores)
    .where(and(eq(stagedScores.rescoringId, id), sql`${stagedScores.scored} is not null ${some}`));
  await tx.delete(boardDecisions).where(inArray(boardDecisions.workId, changed));
};

/** Hands the scores of a protected board to its ladder, which decides on each team's again. */
const putOnLadder = async (
  tx: Transaction,
  services: Services,
  { id, taskId }: RescoringRow,
  teamIds: readonly string[],
): Promise<void> => {
  await putScores(tx, id, { among: 'unscored', now: services.now(), showsExact: false });
  await tx.execute(sql`
    insert into ${boardDecisions} (work_id, scored, shown)
    select ${stagedScores.workId}, ${stagedScores.scored}, null
    ${usable(id)} and (${stagedScores.scored} ->> 'status')::int = ${workStatus.reviewed}
    on conflict (work_id) do update set scored = excluded.scored, shown = null`);
  // One that had no score so far is one on the ladder from now on.
  await tx.execute(sql`
    update ${works} set status = ${workStatus.reviewed} from ${stagedScores}
    where ${stagedScores.workId} = ${works.id} and ${stagedScores.rescoringId} = ${id}
      and (${stagedScores.scored} ->> 'status')::int = ${workStatus.reviewed}
      and ${works.status} in (${workStatus.fileError}, ${workStatus.platformError})`);
  const scored = (await scoredTasks(tx, [taskId])).get(taskId);
  if (!scored) return;
  // Also where a single work still waits to be scored again, which is then decided on again.
  for (const teamId of teamIds) await decideWorks(tx, services, scored, teamId, 'at once');
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
  await putScorings(tx, id);
  const scored = (await scoredTasks(tx, [taskId])).get(taskId);
  if (scored?.isProtected) await putOnLadder(tx, services, rescoring, teamIds);
  else
    await putScores(tx, id, {
      among: 'all',
      now: now(),
      showsExact: scored?.showsExact ?? false,
    });
  await putStagedReports(tx, id);
  await recomputeBests(tx, { teamIds, taskId, now: now() });
  const staged = await tx
    .select({ id: stagedScores.workId, isScored: sql<boolean>`${stagedScores.scored} is not null` })
    .from(stagedScores)
    .where(eq(stagedScores.rescoringId, id));
  logScores(
    tx,
    staged.flatMap((row) => (row.isScored ? [row.id] : [])),
  );
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
