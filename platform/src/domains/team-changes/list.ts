import { and, asc, count, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Team } from '@whaletide/schema/domains/teams/rest.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { managedBy } from '../competitions/store/managed-by.ts';
import { competitions } from '../competitions/tables.ts';
import { membersOf } from '../teams/store/teams.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { type TeamParts, toTeam } from './presenters.ts';
import { anyUniversity, universitiesOf } from './universities.ts';
import { workPostsOf } from './work-posts.ts';

const withCompetition = {
  team: teams,
  maxMembers: competitions.maxMembersPerTeam,
  endDate: competitions.endDate,
  finalRanking: competitions.finalRanking,
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

/** A banned team is there for its members and those who manage its competition alone. */
const readableBy = (db: Handle, caller: Caller | null) =>
  caller === null
    ? eq(teams.banned, false)
    : or(
        eq(teams.banned, false),
        managedBy(caller),
        inArray(
          teams.id,
          db
            .select({ id: teamMembers.teamId })
            .from(teamMembers)
            .where(eq(teamMembers.memberId, caller.id)),
        ),
      );

/** Teams by ids that the caller may see, with their members, deleted ones too; four statements. */
export const teamsByIds = async (
  db: Handle,
  ids: readonly string[],
  now: Date,
  caller: Caller | null,
): Promise<Team[]> => {
  const rows = await db
    .select(withCompetition)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .where(
      and(inArray(teams.id, [...ids]), isNull(competitions.trashedDate), readableBy(db, caller)),
    );
  return (await whole(db, rows)).map((parts) => toTeam(parts, now, caller?.id));
};

/** The living teams of a published competition but banned ones, oldest first, by a literal part of their name. */
export const listTeams = async (
  db: Handle,
  query: { page: number; perPage: number; competitionId: string; name: string | undefined },
  now: Date,
): Promise<Page<Team>> => {
  const chosen = and(
    eq(teams.competitionId, query.competitionId),
    eq(teams.deleted, false),
    eq(teams.banned, false),
    eq(competitions.published, true),
    containsText(teams.name, query.name),
  );
  return toPage(query, {
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
