import { and, eq, inArray } from 'drizzle-orm';
import type { WriteUpState } from '@whaletide/schema/domains/write-ups/rest.ts';
import { canWriteUp } from '@whaletide/schema/domains/write-ups/rules.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { finalRankings } from '../leaderboards/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { writeUpsOfTeams } from './store/write-ups.ts';

/** The caller's teams that stand in the final rankings of these competitions, by competition. */
export const rankedTeams = async (
  db: Handle,
  caller: Caller,
  competitionIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ competitionId: teamMembers.competitionId, teamId: teamMembers.teamId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(
      finalRankings,
      and(
        eq(finalRankings.competitionId, teamMembers.competitionId),
        eq(finalRankings.teamId, teamMembers.teamId),
      ),
    )
    .where(
      and(
        eq(teamMembers.memberId, caller.id),
        inArray(teamMembers.competitionId, [...competitionIds]),
        eq(teams.banned, false),
        eq(teams.deleted, false),
      ),
    );
  return new Map(rows.map(({ competitionId, teamId }) => [competitionId, teamId]));
};

/** States of the caller's write-ups in these competitions; three statements. */
export const writeUpStates = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
  now: Date,
): Promise<WriteUpState[]> => {
  const seen = await competitionsByIds(db, ids, caller);
  const own = await rankedTeams(db, caller, ids);
  const written = await writeUpsOfTeams(db, [...own.values()], caller);
  return seen.map(({ id, endDate, finalRanking, published }) => ({
    Competition: id,
    CanWrite: canWriteUp(
      { endDate, hasFinalRanking: published && finalRanking, isRanked: own.has(id) },
      now,
    ),
    WriteUp: written.find(({ Competition }) => Competition === id) ?? null,
  }));
};
