import { asc, eq } from 'drizzle-orm';
import { sharedPlaces } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Handle } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { finalRankings } from '#domains/leaderboards/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import type { Line, Table } from '#http/csv.ts';
import { banText, memberNames } from './teams.ts';

/** The final ranking as it was published, teams that were banned since marked. @throws Refusal NOT_FOUND before */
export const rankingTable = async (
  db: Handle,
  { id, finalRanking }: CompetitionRow,
): Promise<Table> => {
  if (!finalRanking) throw notFound('最终排名');
  // At most 1,000 rows, as a ranking holds no more.
  const rows = await db
    .select({ ranked: finalRankings, name: teams.name, banned: teams.banned })
    .from(finalRankings)
    .innerJoin(teams, eq(teams.id, finalRankings.teamId))
    .where(eq(finalRankings.competitionId, id))
    .orderBy(asc(finalRankings.place));
  const names = await memberNames(
    db,
    rows.map(({ ranked }) => ranked.teamId),
  );
  const places = sharedPlaces(rows.map(({ ranked }) => ranked));
  const lines = rows.map(({ ranked, name, banned }, index): Line => [
    places[index] ?? 0,
    name,
    (names.get(ranked.teamId) ?? []).join('、'),
    ranked.score,
    ranked.reward,
    ranked.coins,
    banText(banned),
  ]);
  return {
    columns: ['名次', '团队', '成员', 'Private 得分', '奖励', '鲸币（每人）', '状态'],
    lines: (async function* () {
      yield await Promise.resolve(lines);
    })(),
  };
};
