import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Team } from '@whaletide/schema/rest/teams.ts';
import { containing } from '../../database/containing.ts';
import type { Handle } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import { competitions } from '../competitions/tables.ts';
import { membersOf } from '../teams/store/teams.ts';
import { teams } from '../teams/tables.ts';
import { type TeamParts, toTeam } from './presenters.ts';
import { anyUniversity, universitiesOf } from './universities.ts';
import { workPostsOf } from './work-posts.ts';

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
  callerId?: string,
): Promise<Team[]> => {
  const rows = await db
    .select(withCompetition)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(inArray(teams.id, [...ids]));
  return (await whole(db, rows)).map((parts) => toTeam(parts, now, callerId));
};

/** The living teams of a published competition, oldest first, by a literal part of their name. */
export const listTeams = async (
  db: Handle,
  query: { page: number; perPage: number; competitionId: string; name: string | undefined },
  now: Date,
): Promise<Page<Team>> => {
  const chosen = and(
    eq(teams.competitionId, query.competitionId),
    eq(teams.deleted, false),
    eq(competitions.published, true),
    containing(teams.name, query.name),
  );
  return paged(query, {
    rows: db
      .select(withCompetition)
      .from(teams)
      .innerJoin(competitions, eq(competitions.id, teams.competitionId))
      .where(chosen)
      .orderBy(asc(teams.createDate), asc(teams.id)),
    total: db
      .select({ rows: count() })
      .from(teams)
      .innerJoin(competitions, eq(competitions.id, teams.competitionId))
      .where(chosen),
    present: async (rows) => {
      const parts = await whole(db, rows);
      return parts.map((part) => toTeam(part, now));
    },
  });
};
