import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { changeTask, putSolution } from '../../competitions/store/changes.ts';
import { tasks } from '../../competitions/tables.ts';
import { teams } from '../../teams/tables.ts';
import { recomputeBests } from '../store/bests.ts';
import { decideWorks } from '../store/ladder/deciding.ts';
import { scoredTasks } from '../store/ladder/protection.ts';
import { logScores } from '../store/logging.ts';
import { againOf } from '../store/rescore.ts';
import { queueStaged } from '../store/rescorings.ts';
import { withScoring } from '../store/scoring-keys.ts';
import { boardDecisions, works, workScorings } from '../tables.ts';
import { movesOf, placesOf } from './places.ts';
import { rescorings, type RescoringRow, stagedScores } from './tables.ts';
import { TELL_JOB } from './telling.ts';

/** Holds all teams with works of the task, in one order: submissions and reviews wait. */
const lockTeams = async (tx: Transaction, taskId: string): Promise<string[]> => {
  const own = tx.selectDistinct({ id: works.teamId }).from(works).where(eq(works.taskId, taskId));
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, own))
    .orderBy(asc(teams.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};

/** Works that were settled after the rest was queued, by the settings that count till now. */
const missingWorks = async (tx: Transaction, { id, taskId }: RescoringRow): Promise<string[]> => {
  const rows = await tx
    .select({ id: works.id })
    .from(works)
    .leftJoin(
      stagedScores,
      and(eq(stagedScores.workId, works.id), eq(stagedScores.rescoringId, id)),
    )
    .where(and(againOf(taskId), isNull(stagedScores.workId)));
  return rows.map((row) => row.id);
};

/** Takes the settings and the solution that the works were scored by. */
const changeSettings = async (
  tx: Transaction,
  rescoring: RescoringRow,
  now: Date,
): Promise<void> => {
  const { taskId, scoring, csv, source, publishesReason, reason } = rescoring;
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task?.objective) throw new Error(`task ${taskId} isn't scored from files`);
  await changeTask(tx, taskId, {
    objective: withScoring(task.objective, scoring),
    rescoredDate: now,
    rescoreReason: publishesReason ? reason : null,
  });
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

/** Gives the works their new scorings, whatever of their scores is shown. */
const putScorings = async (tx: Transaction, id: string): Promise<void> => {
  await tx.execute(sql`
    delete from ${workScorings} where ${workScorings.workId} in (
      select ${stagedScores.workId} ${usable(id)})`);
  await tx.execute(sql`
    insert into ${workScorings} (work_id, exact, public_rows, private_rows, public_influences,
      private_influences, rules_hash, file_hash, solution_hash, seconds)
    select ${stagedScores.workId}, ${stagedScores.exact}, ${stagedScores.publicRows},
      ${stagedScores.privateRows}, ${stagedScores.publicInfluences},
      ${stagedScores.privateInfluences}, ${stagedScores.rulesHash}, ${stagedScores.fileHash},
      ${stagedScores.solutionHash}, ${stagedScores.seconds}
    ${usable(id)} and ${stagedScores.exact} is not null`);
};

/** Gives the works of an unprotected board their new scores, and notes whose have changed. */
const putScores = async (
  tx: Transaction,
  id: string,
  { among, now }: { among: 'all' | 'unscored'; now: Date },
): Promise<void> => {
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
        (${stagedScores.scored} ->> 'publicScore')::float8, ${arrayOf('publicFurther')})`);
  await tx.execute(sql`
    update ${works} set status = (${stagedScores.scored} ->> 'status')::int,
      public_score = (${stagedScores.scored} ->> 'publicScore')::float8,
      private_score = (${stagedScores.scored} ->> 'privateScore')::float8,
      public_further = ${arrayOf('publicFurther')}, private_further = ${arrayOf('privateFurther')},
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

/** Hands the scores of a protected board to its ladder, which decides on each team's anew. */
const putOnLadder = async (
  tx: Transaction,
  services: Services,
  { id, taskId }: RescoringRow,
  teamIds: readonly string[],
): Promise<void> => {
  await putScores(tx, id, { among: 'unscored', now: services.now() });
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
  for (const teamId of teamIds) await decideWorks(tx, services, scored, teamId);
};

const switchOver = async (tx: Transaction, services: Services, id: string): Promise<void> => {
  const { now } = services;
  const [found] = await tx.select().from(rescorings).where(eq(rescorings.id, id));
  if (!found) return;
  const { taskId } = found;
  // Teams first, then the task, as submissions and reviews do.
  const teamIds = await lockTeams(tx, taskId);
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  const [rescoring] = await tx
    .select()
    .from(rescorings)
    .where(and(eq(rescorings.id, id), isNull(rescorings.endDate)))
    .for('update');
  if (!rescoring || !task) return;
  const missing = await missingWorks(tx, rescoring);
  if (missing.length > 0) return queueStaged(tx, services, { rescoring, task }, missing);

  const before = await placesOf(tx, taskId);
  await changeSettings(tx, rescoring, now());
  await putScorings(tx, id);
  const scored = (await scoredTasks(tx, [taskId])).get(taskId);
  if (scored?.isProtected) await putOnLadder(tx, services, rescoring, teamIds);
  else await putScores(tx, id, { among: 'all', now: now() });
  await recomputeBests(tx, { teamIds, taskId, now: now() });
  const staged = await tx
    .select({ id: stagedScores.workId, isScored: sql<boolean>`${stagedScores.scored} is not null` })
    .from(stagedScores)
    .where(eq(stagedScores.rescoringId, id));
  logScores(
    tx,
    staged.flatMap((row) => (row.isScored ? [row.id] : [])),
  );
  await tx
    .update(rescorings)
    .set({
      endDate: now(),
      end: 'done',
      works: staged.length,
      failed: staged.filter(({ isScored }) => !isScored).length,
      ...movesOf(before, await placesOf(tx, taskId)),
    })
    .where(eq(rescorings.id, id));
  await tx
    .delete(stagedScores)
    .where(and(eq(stagedScores.rescoringId, id), eq(stagedScores.effective, false)));
  await services.jobs.add(tx, TELL_JOB, { rescoring: id });
};

/** Makes the staged scores of a rescoring effective at once, or queues what is missing. */
export const switchHandler = (services: Services): JobHandler => ({
  run: (job, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      await switchOver(tx, services, (job.data as { rescoring: string }).rescoring);
    }),
  giveUp: () => Promise.resolve(),
  parks: true,
});
