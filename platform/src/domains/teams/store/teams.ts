import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import { memberById } from '#domains/members/store.ts';
import { teamMembers, type TeamRow, teams } from '../tables.ts';

/** Ids of the teams' members by team, in the order in which they joined. */
export const membersOf = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<Map<string, string[]>> => {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: teamMembers.teamId, memberId: teamMembers.memberId })
    .from(teamMembers)
    .where(inArray(teamMembers.teamId, [...teamIds]))
    .orderBy(asc(teamMembers.joinDate), asc(teamMembers.memberId));
  const byTeam = new Map<string, string[]>();
  for (const { teamId, memberId } of rows) {
    const members = byTeam.get(teamId);
    if (members) members.push(memberId);
    else byTeam.set(teamId, [memberId]);
  }
  return byTeam;
};

/** The member's team in a competition. */
export const teamOf = async (
  db: Handle,
  competitionId: string,
  memberId: string,
): Promise<TeamRow | undefined> => {
  const [row] = await db
    .select({ team: teams })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        eq(teamMembers.competitionId, competitionId),
        eq(teamMembers.memberId, memberId),
        eq(teams.deleted, false),
      ),
    );
  return row?.team;
};

/** Finds the name of the team in which one of these members takes part in one of these competitions. */
export const teamNames = async (
  db: Handle,
  { competitionIds, memberIds }: Record<'competitionIds' | 'memberIds', readonly string[]>,
): Promise<(competitionId: string, memberId: string) => string | null> => {
  if (competitionIds.length === 0 || memberIds.length === 0) return () => null;
  const { competitionId, memberId } = teamMembers;
  const rows = await db
    .select({ competitionId, memberId, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        inArray(competitionId, [...competitionIds]),
        inArray(memberId, [...memberIds]),
        eq(teams.deleted, false),
      ),
    );
  return (competition, member) =>
    rows.find((row) => row.competitionId === competition && row.memberId === member)?.name ?? null;
};

/**
 * Makes a team of one and answers its id. It is named after its captain, with a number where a team
 * of the competition has that name, as one that the captain made and left.
 */
export const createTeam = async (
  tx: Transaction,
  team: { competitionId: string; captainId: string; promotions?: number; now: Date },
): Promise<string> => {
  const { competitionId, captainId, promotions = 0, now } = team;
  const captain = await memberById(tx, captainId);
  const id = newId(now.getTime());
  const usual = `${captain?.name ?? ''}的团队`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? usual : `${usual}${number}`;
    const made = await tx
      .insert(teams)
      .values({ id, competitionId, name, captainId, promotions, createDate: now })
      .onConflictDoNothing()
      .returning({ id: teams.id });
    if (made.length > 0) break;
  }
  await tx
    .insert(teamMembers)
    .values({ teamId: id, memberId: captainId, competitionId, joinDate: now });
  return id;
};
