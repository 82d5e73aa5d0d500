import { asc, eq, inArray } from 'drizzle-orm';
import type { MergeFacts } from '@whaletide/schema/domains/teams/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import { type CompetitionRow, competitions } from '#domains/competitions/tables.ts';
import { membersOf } from '#domains/teams/store/teams.ts';
import { type TeamRow, teams } from '#domains/teams/tables.ts';
import { isSettled, receivesApplications } from '../presenters.ts';
import { anyUniversity, universitiesOf } from '../universities.ts';

/** A team as the rules look at it, and as a change needs it. */
export interface TeamState extends MergeFacts {
  row: TeamRow;
  competition: CompetitionRow;
  name: string;
  receives: boolean;
}

/** These teams as they are, by their id; missing ones are left out. */
export const readTeams = async (
  db: Handle,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, TeamState>> => {
  const rows = await db
    .select({ row: teams, competition: competitions })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(inArray(teams.id, [...ids]));
  const members = await membersOf(db, ids);
  const universities = await universitiesOf(db, ids);
  const states = rows.map(({ row, competition }): TeamState => {
    const memberIds = members.get(row.id) ?? [];
    const maxMembers = competition.maxMembersPerTeam;
    const parts = { team: row, members: memberIds, maxMembers };
    return {
      row,
      competition,
      id: row.id,
      name: row.name,
      captainId: row.captainId,
      memberIds,
      banned: row.banned,
      deleted: row.deleted,
      settled: isSettled(competition, now),
      promotions: row.promotions,
      ...(universities.get(row.id) ?? anyUniversity),
      receives: receivesApplications(parts),
    };
  });
  return new Map(states.map((state) => [state.id, state]));
};

/**
 * These teams, locked in the order of their ids: whatever changes who is in a team, or what a
 * team may do, takes its turn here, and finds what the one before it left.
 */
export const lockTeams = async (
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, TeamState>> => {
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...ids]))
    .orderBy(asc(teams.id))
    .for('no key update');
  return readTeams(tx, ids, now);
};

/** One of them. @throws Refusal NOT_FOUND */
export const oneOf = (
  states: Map<string, TeamState>,
  id: string | null | undefined,
  field?: string,
): TeamState => {
  const state = id == null ? undefined : states.get(id);
  if (!state) throw notFound('团队', field);
  return state;
};
