import { and, asc, eq, exists, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationStatus } from '@whaletide/schema/domains/teams/rest.ts';
import type { ClosureBlocker } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { competitions } from '../competitions/tables.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { changeTeam } from '../teams/store/changes.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { transfer } from './changes.ts';
import { lockTeams } from './store/facts.ts';
import { teamApplications } from './tables.ts';

const MAX_ITEMS = 50;
const mates = alias(teamMembers, 'mates');

/** Living teams of which the member is captain. */
const captained = (memberId: string) =>
  and(eq(teams.captainId, memberId), eq(teams.deleted, false));

/** Tells whether another member of the team could be its captain. */
const hasHeir = (db: Handle, memberId: string) =>
  exists(
    db
      .select({ found: sql`1` })
      .from(mates)
      .innerJoin(members, eq(members.id, mates.memberId))
      .where(
        and(eq(mates.teamId, teams.id), ne(mates.memberId, memberId), isNull(members.deactivated)),
      ),
  );

/** Teams with others in them that the member leads into competitions which haven't ended. */
export const captaincies = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<ClosureBlocker[]> => {
  const rows = await db
    .select({ id: teams.id, team: teams.name, competition: competitions.name })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(
      and(
        captained(memberId),
        or(isNull(competitions.endDate), gt(competitions.endDate, now)),
        hasHeir(db, memberId),
      ),
    )
    .orderBy(asc(teams.id))
    .limit(MAX_ITEMS);
  // One may lead teams of one name in several competitions.
  return rows.map(({ id, team, competition }) => ({
    kind: 'CAPTAIN',
    id,
    title: `${team} · ${competition}`,
  }));
};

/** Answers the new name of a team that had its captain's name. */
const namelessTeam = (id: string) => `团队${id.slice(-12)}`;

/**
 * Passes the teams that the member still led to the first who joined; withdraws their requests
 * without an answer; renames teams that bear their name (teams/store: createTeam).
 */
export const forgetCaptaincies = async (
  tx: Transaction,
  member: MemberRow,
  services: Services,
): Promise<void> => {
  const { id, name } = member;
  const rows = await tx.select({ id: teams.id }).from(teams).where(captained(id));
  const states = await lockTeams(
    tx,
    rows.map((row) => row.id),
    services.now(),
  );
  for (const team of states.values()) {
    if (team.name.startsWith(`${name}的团队`))
      await changeTeam(tx, team.id, { name: namelessTeam(team.id) });
    const [heir] = await tx
      .select({ id: mates.memberId })
      .from(mates)
      .innerJoin(members, eq(members.id, mates.memberId))
      .where(and(eq(mates.teamId, team.id), ne(mates.memberId, id), isNull(members.deactivated)))
      .orderBy(asc(mates.joinDate), asc(mates.memberId))
      .limit(1);
    if (heir) await transfer(tx, services, team, heir.id);
  }
  await tx
    .delete(teamApplications)
    .where(
      and(
        eq(teamApplications.status, applicationStatus.pending),
        or(eq(teamApplications.senderId, id), eq(teamApplications.memberId, id)),
      ),
    );
};
