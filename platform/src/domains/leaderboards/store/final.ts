import { and, asc, eq } from 'drizzle-orm';
import type { FinalRankingRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { sharedPlaces } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { finalRankings } from '../tables.ts';
import { rankHighOfTeam, rankLowOfTeam } from './final-intervals.ts';

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
    .select({
      ranked: finalRankings,
      banned: teams.banned,
      low: rankLowOfTeam,
      high: rankHighOfTeam,
    })
    .from(finalRankings)
    .innerJoin(teams, eq(teams.id, finalRankings.teamId))
    .where(eq(finalRankings.competitionId, competitionId))
    .orderBy(asc(finalRankings.place))
    .limit(MAX_ITEMS);
  const places = sharedPlaces(rows.map(({ ranked }) => ranked));
  return rows.flatMap(({ ranked: { teamId, reward, score }, banned, low, high }, index) => {
    const told = { Team: teamId, Reward: reward, Score: score, RankLow: low, RankHigh: high };
    return banned ? [] : [{ Place: places[index] ?? 0, ...told }];
  });
};

/** Keeps these teams, from the first place, in place of the ranking that there was; none removes it. */
export const putRanking = async (
  tx: Transaction,
  competitionId: string,
  ranked: readonly Omit<typeof finalRankings.$inferInsert, 'competitionId' | 'place'>[],
): Promise<void> => {
  await tx.delete(finalRankings).where(eq(finalRankings.competitionId, competitionId));
  if (ranked.length === 0) return;
  await tx
    .insert(finalRankings)
    .values(ranked.map((team, index) => ({ ...team, competitionId, place: index + 1 })));
};
