import { and, eq, or, sql } from 'drizzle-orm';
import type { Handle } from '../../database/database.ts';
import { hasRole, type Viewer } from '../../http/viewer.ts';
import { managed } from '../competitions/store/managed.ts';
import { competitions } from '../competitions/tables.ts';
import { teamMembers, type teams } from '../teams/tables.ts';
import { answerFiles, authorizations, works } from './tables.ts';

/** A condition on a competition's team: its members and the competition's managers may read. */
export const readableBy = (
  viewer: Viewer,
  teamId: typeof works.teamId | typeof authorizations.teamId | typeof teams.id,
) =>
  or(
    managed(viewer),
    sql`exists (select 1 from ${teamMembers} where ${teamMembers.teamId} = ${teamId}
      and ${teamMembers.memberId} = ${viewer.id})`,
  );

/** Whether the viewer may read a file of a work or of a qualification review, or uploaded it. */
export const mayReadFile = async (
  db: Handle,
  viewer: Viewer | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (viewer === null) return false;
  if (upload.memberId === viewer.id || hasRole(viewer, 'admin')) return true;
  const found = { id: competitions.id };
  const [result] = await db
    .select(found)
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.fileKey, upload.key), readableBy(viewer, works.teamId)))
    .limit(1);
  if (result) return true;
  const ofKey = eq(answerFiles.fileKey, upload.key);
  const [answered] = await db
    .select(found)
    .from(answerFiles)
    .innerJoin(works, eq(works.id, answerFiles.workId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(ofKey, readableBy(viewer, works.teamId)))
    .limit(1);
  if (answered) return true;
  const [qualification] = await db
    .select(found)
    .from(answerFiles)
    .innerJoin(authorizations, eq(authorizations.id, answerFiles.authorizationId))
    .innerJoin(competitions, eq(competitions.id, authorizations.competitionId))
    .where(and(ofKey, readableBy(viewer, authorizations.teamId)))
    .limit(1);
  return qualification !== undefined;
};
