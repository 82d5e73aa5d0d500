import { sql } from 'drizzle-orm';
import { finalRankings } from '../tables.ts';

/**
 * The place of a team in a final ranking, as an expression over `final_rankings`: that of the first
 * of those with which it shares one.
 */
export const rankOfTeam = sql<number>`(
  select max(first.place) from ${finalRankings} as first
  where first.competition_id = ${finalRankings.competitionId}
    and first.place <= ${finalRankings.place} and (not first.tied or first.place = 1)
)`;
