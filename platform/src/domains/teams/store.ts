import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Team } from '@whaletide/schema/rest/teams.ts';
import { containing } from '../../database/containing.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import { newId } from '../../ids.ts';
import { competitions } from '../competitions/tables.ts';
import { memberById } from '../members/store.ts';
import { type TeamParts, toTeam } from './documents.ts';
import { teamMembers, type TeamRow, teams } from './tables.ts';
import { anyUniversity, universitiesOf } from './universities.ts';
import { workPostsOf } from './work-posts.ts';

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

const withCompetition = {
  team: teams,
  maxMembers: competitions.maxMembersPerTeam,
  endDate: competitions.endDate,
};

const whole = async (
  db: Handle,
  rows: readonly Omit<TeamParts, 'members' | 'university' | 'workPost'>[],
): Promise<TeamParts[]> => {
  const ids = rows.map(({ team }) => team.id);
  const members = await membersOf(db, ids);
  const universities = await universitiesOf(db, ids);
  const works = await workPostsOf(db, ids);
  return rows.map((row) => ({
    ...row,
    members: members.get(row.team.id) ?? [],
    university: universities.get(row.team.id) ?? anyUniversity,
    workPost: works.get(row.team.id),
  }));
};

/** Teams by ids with their members, deleted ones too, in four statements. */
export const teamsByIds = async (
  db: Handle,
  ids: readonly string[],
  now: Date,
  viewerId?: string,
): Promise<Team[]> => {
  const rows = await db
    .select(withCompetition)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(inArray(teams.id, [...ids]));
  return (await whole(db, rows)).map((parts) => toTeam(parts, now, viewerId));
};

/** The living teams of a published competition, oldest first, by a literal part of their name. */
export const listTeams = async (
  db: Handle,
  query: { page: number; perPage: number; competitionId: string; name: string | undefined },
  now: Date,
): Promise<Page<Team>> => {
  const window = pageWindow(query);
  const chosen = and(
    eq(teams.competitionId, query.competitionId),
    eq(teams.deleted, false),
    eq(competitions.published, true),
    containing(teams.name, query.name),
  );
  const rows = await db
    .select(withCompetition)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(chosen)
    .orderBy(asc(teams.createDate), asc(teams.id))
    .limit(window.limit)
    .offset(window.offset);
  const [total] = await db
    .select({ rows: count() })
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(chosen);
  const parts = await whole(db, rows);
  return pageOf(
    parts.map((part) => toTeam(part, now)),
    total?.rows ?? 0,
    window,
  );
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
