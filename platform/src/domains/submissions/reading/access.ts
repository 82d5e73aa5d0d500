import { and, eq } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { readableBy, worksReadableBy } from '../store/readable.ts';
import { answerFiles, authorizations, works } from '../tables.ts';

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
