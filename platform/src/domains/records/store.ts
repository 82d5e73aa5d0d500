import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { CompetitionResult, MemberRecord } from '@whaletide/schema/domains/records/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { isCompetition } from '../competitions/store/event-types.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { rankHighOfTeam, rankLowOfTeam } from '../leaderboards/store/final-intervals.ts';
import { rankOfTeam } from '../leaderboards/store/rank-of-team.ts';
import { finalRankings } from '../leaderboards/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';

/** Teams that were ranked; one that was banned since has left its place empty. */
const teamsNumber = sql<number>`(
  select count(*) from ${finalRankings} as ranked
  where ranked.competition_id = ${finalRankings.competitionId}
)::int`;

/** Columns of a result, as expressions over `final_rankings`. */
const told = {
  competitionId: finalRankings.competitionId,
  teamId: finalRankings.teamId,
  rank: rankOfTeam.as('rank'),
  rankLow: rankLowOfTeam.as('rank_low'),
  rankHigh: rankHighOfTeam.as('rank_high'),
  teamsNumber: teamsNumber.as('teams_number'),
  award: finalRankings.reward,
};

/** Condition for rankings that are published now, of teams that aren't banned. */
const holds = and(eq(teams.banned, false), eq(competitions.finalRanking, true));

/** Condition for those that everyone may see. */
const isOpen = and(isCompetition, onCommunityPages);

/** Results of members. */
const resultsWhere = (db: Handle, condition: SQL | undefined) =>
  db
    .select({ memberId: teamMembers.memberId, ...told, endDate: competitions.endDate })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(finalRankings, eq(finalRankings.teamId, teamMembers.teamId))
    .innerJoin(competitions, eq(competitions.id, finalRankings.competitionId))
    .where(and(condition, holds))
    .as('results');

/** Results of these members that everyone may see. */
const resultsWithin = (db: Handle, memberIds: readonly string[]) =>
  resultsWhere(db, and(inArray(teamMembers.memberId, [...memberIds]), isOpen));

interface ResultRow {
  competitionId: string;
  teamId: string;
  rank: number;
  rankLow: number | null;
  rankHigh: number | null;
  teamsNumber: number;
  award: string | null;
}

const toResult = (row: ResultRow): CompetitionResult => ({
  Competition: row.competitionId,
  Team: row.teamId,
  Rank: row.rank,
  RankLow: row.rankLow,
  RankHigh: row.rankHigh,
  TeamsNumber: row.teamsNumber,
  Award: row.award,
});

/** Sums over the results of each of these members, zeros for those without any. */
export const recordsOf = async (
  db: Handle,
  memberIds: readonly string[],
): Promise<MemberRecord[]> => {
  if (memberIds.length === 0) return [];
  const results = resultsWithin(db, memberIds);
  const rows = await db
    .select({
      memberId: results.memberId,
      entered: count(),
      best: sql<number | null>`min(${results.rank})`,
      awards: count(results.award),
    })
    .from(results)
    .groupBy(results.memberId);
  const byMember = new Map(rows.map((row) => [row.memberId, row]));
  return memberIds.map((User) => {
    const { entered = 0, best = null, awards = 0 } = byMember.get(User) ?? {};
    return { User, EnteredCount: entered, BestRank: best, AwardsCount: awards };
  });
};

/** A page of a member's results, or of those with an award, the competition that ended last first. */
export const resultsOf = (
  db: Handle,
  memberId: string,
  query: PageQuery & { Awarded?: boolean | undefined },
): Promise<Page<CompetitionResult>> => {
  const results = resultsWithin(db, [memberId]);
  const chosen = query.Awarded ? isNotNull(results.award) : undefined;
  return toPage(query, {
    rows: db
      .select()
      .from(results)
      .where(chosen)
      .orderBy(sql`${results.endDate} desc nulls last`, asc(results.competitionId)),
    total: db.select({ rows: count() }).from(results).where(chosen),
    present: (rows) => rows.map(toResult),
  });
};

/** A member's results in these competitions, those on an organization's pages alone too. */
export const resultsIn = async (
  db: Handle,
  memberId: string,
  competitionIds: readonly string[],
): Promise<CompetitionResult[]> => {
  if (competitionIds.length === 0) return [];
  const own = resultsWhere(
    db,
    and(
      eq(teamMembers.memberId, memberId),
      inArray(finalRankings.competitionId, [...competitionIds]),
      eq(competitions.published, true),
    ),
  );
  return (await db.select().from(own)).map(toResult);
};

/** Results of these teams that everyone may see. */
export const resultsOfTeams = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<CompetitionResult[]> => {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select(told)
    .from(finalRankings)
    .innerJoin(teams, eq(teams.id, finalRankings.teamId))
    .innerJoin(competitions, eq(competitions.id, finalRankings.competitionId))
    .where(and(inArray(finalRankings.teamId, [...teamIds]), holds, isOpen));
  return rows.map(toResult);
};
