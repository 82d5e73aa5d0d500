import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { sharedPlaces } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { RatedRanking } from '@whaletide/schema/domains/ratings/rules.ts';
import type { Handle } from '#database/database.ts';
import { isCompetition } from '../competitions/store/event-types.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { finalRankings } from '../leaderboards/tables.ts';
import { members } from '../members/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';

/** Condition for competitions whose ranking counts: everyone may see it now, as in records. */
const counts = and(eq(competitions.finalRanking, true), isCompetition, onCommunityPages);

/** Time at which a ranking was published; that of rankings from before it was kept is their end. */
const publishedDate = sql<Date>`coalesce(
  ${competitions.rankingDate}, ${competitions.endDate}, ${competitions.updateDate}
)`.mapWith(competitions.updateDate);

/** Ids of the members of all ranked teams, by team. */
const membersOfRanked = async (db: Handle): Promise<Map<string, string[]>> => {
  const { teamId, memberId } = teamMembers;
  const rows = await db
    .select({ teamId, memberId })
    .from(finalRankings)
    .innerJoin(teamMembers, eq(teamId, finalRankings.teamId))
    .orderBy(asc(teamId), asc(memberId));
  const byTeam = Map.groupBy(rows, (row) => row.teamId);
  return new Map([...byTeam].map(([id, own]) => [id, own.map((row) => row.memberId)]));
};

/**
 * Published final rankings as ratings are computed of them. A banned team isn't in them, and the
 * others keep their places; teams that shared its place still share one.
 */
export const ratedRankings = async (db: Handle): Promise<RatedRanking[]> => {
  const { competitionId, teamId, tied } = finalRankings;
  const rows = await db
    .select({ competitionId, teamId, tied, banned: teams.banned, publishedDate })
    .from(finalRankings)
    .innerJoin(teams, eq(teams.id, teamId))
    .innerJoin(competitions, eq(competitions.id, competitionId))
    .where(counts)
    .orderBy(asc(competitionId), asc(finalRankings.place));
  const memberIds = await membersOfRanked(db);
  return [...Map.groupBy(rows, (row) => row.competitionId)].map(([id, ranked]) => {
    const places = sharedPlaces(ranked);
    return {
      competitionId: id,
      publishedAt: ranked[0]?.publishedDate.getTime() ?? 0,
      teams: ranked
        .map((team, index) => ({
          place: places[index] ?? 0,
          memberIds: team.banned ? [] : (memberIds.get(team.teamId) ?? []),
        }))
        .filter((team) => team.memberIds.length > 0),
    };
  });
};

/** Ids of the members whose accounts aren't closed for good: of others nothing is kept. */
export const keptMembers = async (db: Handle): Promise<Set<string>> => {
  const rows = await db.select({ id: members.id }).from(members).where(isNull(members.closed));
  return new Set(rows.map(({ id }) => id));
};
