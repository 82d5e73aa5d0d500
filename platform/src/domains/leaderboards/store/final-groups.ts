import { and, eq, isNull } from 'drizzle-orm';
import type { FinalGroup } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { groupOutcomes } from '@whaletide/schema/domains/leaderboards/rules/authorship-groups.ts';
import type { Handle } from '#database/database.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { teamBests } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { finalRankings } from '../tables.ts';
import { rankOfTeam } from './rank-of-team.ts';

/**
 * Places of a published final ranking by the authors of the teams' works, as the private board that
 * it was made of tells them; none while that isn't shown, and where too few teams are compared.
 */
export const finalGroups = async (db: Handle, competitionId: string): Promise<FinalGroup[]> => {
  const rows = await db
    .select({ place: rankOfTeam, authorship: teamBests.authorship })
    .from(finalRankings)
    .innerJoin(competitions, eq(competitions.id, finalRankings.competitionId))
    .innerJoin(teams, eq(teams.id, finalRankings.teamId))
    .innerJoin(tasks, eq(tasks.id, finalRankings.taskId))
    .innerJoin(
      teamBests,
      and(
        eq(teamBests.taskId, finalRankings.taskId),
        eq(teamBests.board, 'private'),
        eq(teamBests.teamId, finalRankings.teamId),
      ),
    )
    .where(
      and(
        eq(finalRankings.competitionId, competitionId),
        eq(competitions.published, true),
        eq(competitions.finalRanking, true),
        eq(teams.banned, false),
        eq(tasks.showPrivateLeaderboard, true),
        isNull(tasks.excludedDate),
      ),
    );
  return groupOutcomes(rows).map((group) => ({
    Authorship: group.authorship,
    TeamsNumber: group.teamsCount,
    MedianPlace: group.medianPlace,
    PlaceLow: group.placeLow,
    PlaceHigh: group.placeHigh,
  }));
};
