import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../database/database.ts';
import { hasRole, type Caller } from '../../http/caller.ts';
import { judgedBy, managedBy } from '../competitions/store/managed-by.ts';
import { competitions } from '../competitions/tables.ts';
import { teamMembers, type teams } from '../teams/tables.ts';
import { answerFiles, authorizations, works } from './tables.ts';

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

/** A condition on a competition's works: as `readableBy`, and forms for its judges. */
export const worksReadableBy = (caller: Caller) =>
  or(readableBy(caller, works.teamId), and(isNotNull(works.answers), judgedBy(caller)));

/**
 * Tells whether the caller uploaded a file, or may read it as part of a work or of a qualification
 * review.
 */
export const mayReadFile = async (
  db: Handle,
  caller: Caller | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (caller === null) return false;
  if (upload.memberId === caller.id || hasRole(caller, 'admin')) return true;
  const found = { id: competitions.id };
  const [result] = await db
    .select(found)
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.fileKey, upload.key), readableBy(caller, works.teamId)))
    .limit(1);
  if (result) return true;
  const ofKey = eq(answerFiles.fileKey, upload.key);
  const [answered] = await db
    .select(found)
    .from(answerFiles)
    .innerJoin(works, eq(works.id, answerFiles.workId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(ofKey, worksReadableBy(caller)))
    .limit(1);
  if (answered) return true;
  const [qualification] = await db
    .select(found)
    .from(answerFiles)
    .innerJoin(authorizations, eq(authorizations.id, answerFiles.authorizationId))
    .innerJoin(competitions, eq(competitions.id, authorizations.competitionId))
    .where(and(ofKey, readableBy(caller, authorizations.teamId)))
    .limit(1);
  return qualification !== undefined;
};
