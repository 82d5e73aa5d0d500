import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import {
  applicationStatus,
  applicationType,
  type TeamApplication,
} from '@whaletide/schema/domains/teams/rest.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { toApplication } from './presenters.ts';
import { teamApplications } from './tables.ts';

const { merge, removal, leave } = applicationType;
const { type, teamId, fromTeamId, memberId } = teamApplications;

/**
 * Selects the requests that wait for the caller: merges and leaves for the captain, a removal for
 * the member.
 */
const receivedBy = (caller: Caller) =>
  or(
    and(eq(teams.captainId, caller.id), inArray(type, [merge, leave])),
    and(eq(type, removal), eq(memberId, caller.id)),
  );

/** Selects the requests of the team, its captain or the caller. */
const sentBy = (caller: Caller, team: string) =>
  or(
    and(eq(type, merge), eq(fromTeamId, team)),
    and(eq(teamId, team), eq(type, removal), eq(teams.captainId, caller.id)),
    and(eq(teamId, team), eq(type, leave), eq(memberId, caller.id)),
  );

/** The requests of the caller's team, newest first. @throws Refusal NOT_FOUND for another team */
export const applicationsOf = async (
  db: Handle,
  caller: Caller,
  query: {
    page: number;
    perPage: number;
    team: string;
    received: boolean;
    status: number | undefined;
  },
): Promise<Page<TeamApplication>> => {
  const [own] = await db
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, query.team), eq(teamMembers.memberId, caller.id)));
  if (!own) throw notFound('团队', 'Team');
  const chosen = and(
    query.received ? and(eq(teamId, query.team), receivedBy(caller)) : sentBy(caller, query.team),
    query.status === undefined ? undefined : eq(teamApplications.status, query.status),
  );
  // Members of the team that the request is about; for a merge that was sent, roles don't matter.
  const aboutTeam = eq(teams.id, teamId);
  return toPage(query, {
    rows: db
      .select({ application: teamApplications })
      .from(teamApplications)
      .innerJoin(teams, aboutTeam)
      .where(chosen)
      .orderBy(desc(teamApplications.createDate), desc(teamApplications.id)),
    total: db
      .select({ rows: count() })
      .from(teamApplications)
      .innerJoin(teams, aboutTeam)
      .where(chosen),
    present: (rows) => rows.map(({ application }) => toApplication(application)),
  });
};

/**
 * Counts the requests that wait for the caller in each of these teams that they are in; one
 * statement.
 */
export const pendingCounts = async (
  db: Handle,
  caller: Caller,
  teamIds: readonly string[],
): Promise<{ Team: string; Count: number }[]> => {
  const waiting = and(
    eq(teamId, teams.id),
    eq(teamApplications.status, applicationStatus.pending),
    receivedBy(caller),
  );
  return db
    .select({
      Team: teamMembers.teamId,
      Count: sql<number>`count(${teamApplications.id})::int`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(teamApplications, waiting)
    .where(and(eq(teamMembers.memberId, caller.id), inArray(teamMembers.teamId, [...teamIds])))
    .groupBy(teamMembers.teamId);
};
