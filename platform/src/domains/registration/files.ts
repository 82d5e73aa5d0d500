import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { uploads } from '../uploads/tables.ts';
import { registrationFiles } from './tables.ts';

/** The files of a member's registrations for these competitions. */
export const filesOf = (db: Handle, memberId: string, competitionIds: readonly string[]) =>
  db
    .select({
      competitionId: registrationFiles.competitionId,
      fieldId: registrationFiles.fieldId,
      title: registrationFiles.title,
      upload: { key: uploads.key, ext: uploads.ext, name: uploads.name, size: uploads.size },
    })
    .from(registrationFiles)
    .innerJoin(uploads, eq(uploads.key, registrationFiles.key))
    .where(
      and(
        eq(registrationFiles.memberId, memberId),
        inArray(registrationFiles.competitionId, [...competitionIds]),
      ),
    );

/** Tells whether the caller may read a qualification file: its uploader and its reviewers may. */
export const mayReadQualification = async (
  db: Handle,
  caller: Caller | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (caller === null) return false;
  if (upload.memberId === caller.id) return true;
  const rows = await db
    .select({ id: registrationFiles.competitionId })
    .from(registrationFiles)
    .where(eq(registrationFiles.key, upload.key));
  const ids = rows.map(({ id }) => id);
  return (await managedAmong(db, caller, ids)).size > 0;
};
