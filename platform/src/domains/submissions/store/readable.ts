import { isNotNull, and, or, sql } from 'drizzle-orm';
import type { Caller } from '#http/caller.ts';
import { judgedBy, managedBy } from '#domains/competitions/store/managed-by.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { teamMembers, type teams } from '#domains/teams/tables.ts';
import { type authorizations, works } from '../tables.ts';

/**
 * A condition on a competition's team: its members and the competition's managers may read, unless
 * the competition is in the trash.
 */
export const readableBy = (
  caller: Caller,
  teamId: typeof works.teamId | typeof authorizations.teamId | typeof teams.id,
) =>
  or(
    managedBy(caller),
    sql`(${competitions.trashedDate} is null and exists (select 1 from ${teamMembers}
      where ${teamMembers.teamId} = ${teamId} and ${teamMembers.memberId} = ${caller.id}))`,
  );

/**
 * A condition on a competition's works: as `readableBy`, and forms for its judges, unless these are
 * assigned to works of which they see less (judging).
 */
export const worksReadableBy = (caller: Caller) =>
  or(
    readableBy(caller, works.teamId),
    and(
      isNotNull(works.answers),
      judgedBy(caller),
      sql`${works.taskId} in (select free.id from ${tasks} as free where free.judging_mode is null)`,
    ),
  );
