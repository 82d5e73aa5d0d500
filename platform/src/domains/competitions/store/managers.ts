import { inArray, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { members } from '#domains/members/tables.ts';
import { organizationMembers } from '#domains/organizations/tables.ts';
import { competitionRoles, competitions } from '../tables.ts';

/**
 * Finds the members with an open account who manage each of these competitions: its organizer, the
 * administrators of its organization, and co-organizers; not the administrators of the site.
 */
export const managersOf = async (
  db: Handle,
  competitionIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const managers = new Map<string, string[]>();
  if (competitionIds.length === 0) return managers;
  const chosen = inArray(competitions.id, [...competitionIds]);
  const { rows } = await db.execute<{ competitionId: string; memberId: string }>(sql`
    select managing.competition_id as "competitionId", ${members.id} as "memberId"
    from (
      select ${competitions.id} as competition_id, ${competitions.organizerId} as member_id
      from ${competitions} where ${chosen}
      union
      select ${competitions.id}, ${organizationMembers.memberId}
      from ${competitions}
        inner join ${organizationMembers}
          on ${organizationMembers.organizationId} = ${competitions.organizationId}
      where ${chosen} and ${organizationMembers.role} = 'admin'
      union
      select ${competitionRoles.competitionId}, ${competitionRoles.memberId}
      from ${competitions}
        inner join ${competitionRoles} on ${competitionRoles.competitionId} = ${competitions.id}
      where ${chosen} and ${competitionRoles.role} = 'coOrganizer'
    ) as managing
      inner join ${members} on ${members.id} = managing.member_id
    where ${members.deactivated} is null
    order by 1, 2`);
  for (const { competitionId, memberId } of rows)
    managers.set(competitionId, [...(managers.get(competitionId) ?? []), memberId]);
  return managers;
};
