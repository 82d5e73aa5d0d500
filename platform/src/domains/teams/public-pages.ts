import { and, eq, sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { teamMembers, teams } from './tables.ts';

/** The living teams of the community's competitions; banned ones can't be found. */
export const teamPages: PageSource = {
  table: teams,
  id: teams.id,
  updatedAt: () =>
    sql<Date>`greatest(${teams.createDate}, (select max(member.join_date) from ${teamMembers} as member
      where member.team_id = teams.id))`.mapWith(teams.createDate),
  within: { table: competitions, on: eq(competitions.id, teams.competitionId) },
  shown: and(eq(teams.deleted, false), eq(teams.banned, false), onCommunityPages),
};
