/**
 * The one place that decides which of a work's scores are shown: rounded, or as they were computed.
 * Public scores are stored as they are shown (`works.publicScore`), by the setting of their task;
 * private ones are rounded until the task's end, and exact after it.
 */
import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '#domains/competitions/tables.ts';
import { type ExactScores, type ScoredColumns, workScorings, works } from '../tables.ts';

/** The columns of a work as its board shows them. */
export const shownColumns = (
  scored: ScoredColumns,
  scoring: { exact: ExactScores } | null,
  showsExact: boolean,
): ScoredColumns => {
  if (!showsExact || !scoring || scored.publicScore === null) return scored;
  const [publicScore = scored.publicScore, ...publicFurther] = scoring.exact.public;
  return { ...scored, publicScore, publicFurther };
};

/** Reads the first number of a JSON array of scores. */
export const firstOf = (scores: SQL): SQL<number | null> => sql`(${scores} ->> 0)::float8`;

/** Reads the numbers of a JSON array of scores behind the first. */
export const furtherOf = (scores: SQL): SQL<number[]> => sql`array(
  select value::float8 from jsonb_array_elements_text(${scores}) with ordinality as one(value, place)
  where place > 1 order by place)`;

/**
 * The exact private scores of a work where nothing is left that they could tell, as an expression
 * over `tasks`, `works` and `work_scorings`: after the task's end, and of works that aren't for
 * practice. Else null, also where they aren't known.
 */
export const finalPrivate = (now: Date): SQL<number[] | null> =>
  sql`case when ${tasks.endDate} <= ${now.toISOString()}::timestamptz and not ${works.late}
    then ${workScorings.exact} -> 'private' end`;

/** Joins the scorings of works that have one, for the expressions that follow. */
export const withScorings: SQL = sql`left join ${workScorings} on ${workScorings.workId} = ${works.id}`;

/** The private score of a work that ranks and is shown, over the same tables. */
export const privateScoreAt = (now: Date): SQL<number | null> =>
  sql`coalesce(${firstOf(sql`(${finalPrivate(now)})`)}, ${works.privateScore})`;

/** The same of the further scores. */
export const privateFurtherAt = (now: Date): SQL<number[]> =>
  sql`case when ${finalPrivate(now)} is null then ${works.privateFurther}
    else ${furtherOf(sql`(${finalPrivate(now)})`)} end`;
