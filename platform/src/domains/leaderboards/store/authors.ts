import { type SQL, sql } from 'drizzle-orm';
import { type Authorship, authorships } from '@whaletide/schema/shared/rules/authorship.ts';

/** Part of a board's query that names the authors whose works are meant. */
export interface AuthorsQuery {
  /** `HUMAN,AGENT`; absent for all. */
  Authorship?: string | undefined;
}

/** Authors whose rows alone make the board; null where it is the whole one. */
export const authorsOf = ({ Authorship: named }: AuthorsQuery): readonly Authorship[] | null => {
  if (named === undefined) return null;
  const given = new Set(named.split(','));
  const asked = authorships.filter((one) => given.has(one));
  return asked.length === authorships.length ? null : asked;
};

/**
 * Adds the rows of agents that are ranked apart, where they alone are asked for; only then, as they
 * have no ranking in common with others.
 */
export const withApart = (rows: SQL, apart: () => SQL, query: AuthorsQuery): SQL =>
  query.Authorship === 'AGENT' ? sql`(${rows}) union all (${apart()})` : rows;

/** The rows of a board by the authors that are asked for; ranked, they are a board of their own. */
export const byAuthors = (rows: SQL, query: AuthorsQuery): SQL => {
  const authors = authorsOf(query);
  if (authors === null) return rows;
  return sql`select * from (${rows}) as every where every.authorship in ${[...authors]}`;
};
