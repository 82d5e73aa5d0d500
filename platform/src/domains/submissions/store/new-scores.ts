import { type SQL, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { boardDecisions, works, workScorings } from '../tables.ts';
import { recomputeBests } from './bests.ts';
import { decideWorks } from './ladder/deciding.ts';
import { scoredTasks } from './ladder/protection.ts';
import { logScores } from './logging.ts';
import { rescoredStatuses } from './rescore.ts';
import { firstOf, furtherOf } from './shown-scores.ts';

/**
 * New scores of many works: a query of rows with the columns `work_id`, `scored` (ScoredColumns) and
 * those of `work_scorings`, whose `exact` is null where the work has no scoring any more.
 */
export type NewScores = SQL;

/** The statuses of works that may be settled again. */
const settled = sql.raw(rescoredStatuses.join(', '));
const isReviewed = sql`(fresh.scored ->> 'status')::int = ${workStatus.reviewed}`;

const arrayOf = (key: 'publicFurther' | 'privateFurther') => sql`array(
  select value::float8 from jsonb_array_elements_text(fresh.scored -> ${key})
    with ordinality as one(value, place) order by place)`;

/** The public scores that the board shows of a work, exact or rounded. */
const shownOf = (showsExact: boolean) => {
  const exact = sql`(fresh.exact -> 'public')`;
  const score = sql`(fresh.scored ->> 'publicScore')::float8`;
  const further = arrayOf('publicFurther');
  if (!showsExact) return { score, further };
  return {
    score: sql`coalesce(${firstOf(exact)}, ${score})`,
    further: sql`case when fresh.exact is null then ${further} else ${furtherOf(exact)} end`,
  };
};

/** Rows that go past the ladder of a protected board: their works get no score. */
const unscored = (rows: NewScores): NewScores =>
  sql`select fresh.* from (${rows}) as fresh where not ${isReviewed}`;

/** The scores that members see at once, and how: the ladder of a protected board decides on others. */
const shownAtOnce = async (tx: Transaction, taskId: string, rows: NewScores) => {
  const task = (await scoredTasks(tx, [taskId])).get(taskId);
  const ladder = task?.isProtected ? task : null;
  return {
    ladder,
    rows: ladder ? unscored(rows) : rows,
    showsExact: !ladder && (task?.showsExact ?? false),
  };
};

/**
 * Works of which members will see something else at once: a query of rows with the columns `work_id`
 * and `score_before`.
 */
export const changedScores = async (
  tx: Transaction,
  taskId: string,
  all: NewScores,
): Promise<SQL> => {
  const { rows, showsExact } = await shownAtOnce(tx, taskId, all);
  const shown = shownOf(showsExact);
  return sql`
    select before.id as work_id, before.public_score as score_before
    from ${works} as before inner join (${rows}) as fresh on fresh.work_id = before.id
    where before.status in (${settled})
      and (before.status, before.public_score, before.public_further) is distinct from (
        (fresh.scored ->> 'status')::int, ${shown.score}, ${shown.further})`;
};

/** Gives the works their new scorings, whatever of their scores is shown. */
const putScorings = async (tx: Transaction, rows: NewScores): Promise<void> => {
  const usable = sql`
    from (${rows}) as fresh inner join ${works} as now on now.id = fresh.work_id
    where now.status in (${settled})`;
  await tx.execute(sql`
    delete from ${workScorings} where ${workScorings.workId} in (select fresh.work_id ${usable})`);
  await tx.execute(sql`
    insert into ${workScorings} (work_id, exact, rounded, clipped, public_rows, private_rows,
      public_influences, private_influences, rules_hash, file_hash, solution_hash, seconds)
    select fresh.work_id, fresh.exact, fresh.rounded, fresh.clipped, fresh.public_rows,
      fresh.private_rows, fresh.public_influences, fresh.private_influences, fresh.rules_hash,
      fresh.file_hash, fresh.solution_hash, fresh.seconds
    ${usable} and fresh.exact is not null`);
};

/** Gives the works their new scores at once. */
const putScores = async (
  tx: Transaction,
  { rows, showsExact, now }: { rows: NewScores; showsExact: boolean; now: Date },
): Promise<void> => {
  const shown = shownOf(showsExact);
  await tx.execute(sql`
    update ${works} set status = (fresh.scored ->> 'status')::int, public_score = ${shown.score},
      private_score = (fresh.scored ->> 'privateScore')::float8,
      public_further = ${shown.further}, private_further = ${arrayOf('privateFurther')},
      unknown_labels = (fresh.scored ->> 'unknownLabels')::int,
      error_message = fresh.scored ->> 'errorMessage',
      review_date = ${now.toISOString()}::timestamptz
    from (${rows}) as fresh
    where fresh.work_id = ${works.id} and ${works.status} in (${settled})`);
  await tx.execute(sql`
    delete from ${boardDecisions}
    where ${boardDecisions.workId} in (select fresh.work_id from (${rows}) as fresh)`);
};

/** Hands the scores to the ladder of a protected board, which decides on each of them again. */
const putOnLadder = async (tx: Transaction, rows: NewScores): Promise<void> => {
  await tx.execute(sql`
    insert into ${boardDecisions} (work_id, scored, shown)
    select fresh.work_id, fresh.scored, null
    from (${rows}) as fresh inner join ${works} as now on now.id = fresh.work_id
    where now.status in (${settled}) and ${isReviewed}
    on conflict (work_id) do update set scored = excluded.scored, shown = null`);
  // One that had no score so far is one on the ladder from now on.
  await tx.execute(sql`
    update ${works} set status = ${workStatus.reviewed} from (${rows}) as fresh
    where fresh.work_id = ${works.id} and ${isReviewed}
      and ${works.status} in (${workStatus.fileError}, ${workStatus.platformError})`);
};

/**
 * Gives works of a task the scores that were made for all of them, and its boards what follows. The
 * caller holds the task and the teams with works of it.
 */
export const putNewScores = async (
  tx: Transaction,
  services: Services,
  { taskId, teamIds, rows }: { taskId: string; teamIds: readonly string[]; rows: NewScores },
): Promise<void> => {
  const now = services.now();
  await putScorings(tx, rows);
  const { ladder, ...atOnce } = await shownAtOnce(tx, taskId, rows);
  await putScores(tx, { ...atOnce, now });
  if (ladder) {
    await putOnLadder(tx, rows);
    // Also where a single work still waits to be scored again, which is then decided on again.
    for (const teamId of teamIds) await decideWorks(tx, services, ladder, teamId, 'at once');
  }
  await recomputeBests(tx, { teamIds, taskId, now });
  const scored = await tx.execute<{ id: string }>(
    sql`select fresh.work_id as id from (${rows}) as fresh`,
  );
  logScores(
    tx,
    scored.rows.map(({ id }) => id),
  );
};
