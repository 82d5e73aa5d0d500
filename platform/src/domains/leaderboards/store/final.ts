import { and, asc, eq } from 'drizzle-orm';
import type { FinalRankingRow } from '@whaletide/schema/rest/leaderboards.ts';
import type { Handle, Transaction } from '../../../database/database.ts';
import { competitions } from '../../competitions/tables.ts';
import { teams } from '../../teams/tables.ts';
import { finalRankings } from '../tables.ts';

const MAX_ITEMS = 1_000;

/**
 * The final ranking of a competition by place; null until it is published. A team that is banned
 * leaves it, and the others keep the places that were published.
 */
export const finalRanking = async (
  db: Handle,
  competitionId: string,
): Promise<FinalRankingRow[] | null> => {
  const [competition] = await db
    .select({ finalRanking: competitions.finalRanking })
    .from(competitions)
    .where(and(eq(competitions.id, competitionId), eq(competitions.published, true)));
  if (!competition?.finalRanking) return null;
  const rows = await db
    .select({ ranked: finalRankings })
    .from(finalRankings)
    .innerJoin(teams, and(eq(teams.id, finalRankings.teamId), eq(teams.banned, false)))
    .where(eq(finalRankings.competitionId, competitionId))
    .orderBy(asc(finalRankings.place))
    .limit(MAX_ITEMS);
  return rows.map(({ ranked: { place, teamId, reward } }) => ({
    Place: place,
    Team: teamId,
    Reward: reward,
  }));
};

/** Keeps these teams, from the first place, in place of the ranking that there was; none removes it. */
export const putRanking = async (
  tx: Transaction,
  competitionId: string,
  ranked: readonly { teamId: string; reward: string | null; coins: number }[],
): Promise<void> => {
  await tx.delete(finalRankings).where(eq(finalRankings.competitionId, competitionId));
  if (ranked.length === 0) return;
  await tx
    .insert(finalRankings)
    .values(ranked.map((team, index) => ({ ...team, competitionId, place: index + 1 })));
};
