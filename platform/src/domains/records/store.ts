import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CompetitionResult, MemberRecord } from '@whaletide/schema/domains/records/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { isCompetition } from '../competitions/store/event-types.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { rankOfTeam } from '../leaderboards/store/rank-of-team.ts';
import { finalRankings } from '../leaderboards/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';

/** Teams that were ranked; one that was banned since has left its place empty. */
const teamsNumber = sql<number>`(
  select count(*) from ${finalRankings} as ranked
  where ranked.competition_id = ${finalRankings.competitionId}
)::int`;

/** Results of these members that everyone may see: of rankings that are published now. */
const resultsWithin = (db: Handle, memberIds: readonly string[]) =>
  db
    .select({
      memberId: teamMembers.memberId,
      competitionId: finalRankings.competitionId,
      teamId: finalRankings.teamId,
      rank: rankOfTeam.as('rank'),
      teamsNumber: teamsNumber.as('teams_number'),
      award: finalRankings.reward,
      endDate: competitions.endDate,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(finalRankings, eq(finalRankings.teamId, teamMembers.teamId))
    .innerJoin(competitions, eq(competitions.id, finalRankings.competitionId))
    .where(
      and(
        inArray(teamMembers.memberId, [...memberIds]),
        eq(teams.banned, false),
        eq(competitions.finalRanking, true),
        isCompetition,
        onCommunityPages,
      ),
    )
    .as('results');

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
    present: (rows) =>
      rows.map((row) => ({
        Competition: row.competitionId,
        Team: row.teamId,
        Rank: row.rank,
        TeamsNumber: row.teamsNumber,
        Award: row.award,
      })),
  });
};
