import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { forgetCustomIds, type Place } from '../teams/store/registrations.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import { registrationAnswers, registrationFiles } from './tables.ts';

/** Deletes what was filled in and handed in, as chosen from each of the two tables. */
const forget = async (
  tx: Transaction,
  chosen: (table: typeof registrationAnswers | typeof registrationFiles) => SQL | undefined,
): Promise<void> => {
  await tx.delete(registrationAnswers).where(chosen(registrationAnswers));
  const files = await tx
    .delete(registrationFiles)
    .where(chosen(registrationFiles))
    .returning({ key: registrationFiles.key });
  for (const key of new Set(files.map((file) => file.key)))
    await forgetUpload(tx, { key, purpose: 'qualification' });
};

/**
 * Removes what the member filled in and handed in to take part. Their participation stays, with
 * their works.
 */
export const forgetAnswers = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await forget(tx, ({ memberId }) => eq(memberId, id));
  await forgetCustomIds(tx, id);
};

/** Nothing is kept of what was filled in for a registration that its member has ended. */
export const forgetAnswersOf = (tx: Transaction, place: Place): Promise<void> =>
  forget(tx, ({ competitionId, memberId }) =>
    and(eq(competitionId, place.competitionId), eq(memberId, place.memberId)),
  );
