import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import type { PageQuery } from '#http/paging.ts';
import { follows, members } from '#domains/members/tables.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import type { AuthorsQuery } from './authors.ts';

/**
 * A page of a board, of a part of its teams where one is asked for; ranks are those of the whole, or
 * of the board by some authors alone.
 */
export interface BoardQuery extends PageQuery, AuthorsQuery {
  /** Part of the team's name. */
  Name?: string | undefined;
  /** Only teams with a member whom the viewer follows, and the viewer's own. */
  Followed?: boolean | undefined;
  /** Parts of what a member says of school and company. */
  School?: string | undefined;
  Company?: string | undefined;
  /** Id of the member who asks. */
  viewer?: string | undefined;
}

/** True where a part of the board's teams is asked for. */
export const isFiltered = ({ Name, Followed, School, Company }: BoardQuery): boolean =>
  Boolean(Followed) || [Name, School, Company].some((text) => text?.trim());

const withMember = (db: Handle, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .innerJoin(members, eq(members.id, teamMembers.memberId))
      .where(and(eq(teamMembers.teamId, teams.id), condition)),
  );

/** The condition on `teams` for those that are asked for; undefined for all. Hidden profiles tell nothing. */
export const teamFilter = (db: Handle, query: BoardQuery): SQL | undefined => {
  const { Name, Followed, School, Company, viewer } = query;
  const school = containsText(members.university, School);
  const company = containsText(members.company, Company);
  const told = and(eq(members.hideProfile, false), sql`${members.deactivated} is null`);
  const followed = sql`(${members.id} = ${viewer ?? null} or ${members.id} in (
    select ${follows.targetId} from ${follows}
    where ${follows.memberId} = ${viewer ?? null} and ${follows.kind} = 'MEMBER'))`;
  return and(
    containsText(teams.name, Name),
    Followed ? withMember(db, followed) : undefined,
    school && withMember(db, and(told, school)),
    company && withMember(db, and(told, company)),
  );
};
