import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { forgetCustomIds } from '../teams/store/registrations.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import { registrationAnswers, registrationFiles } from './tables.ts';

/** That they took part stays, with their works; what they filled in and handed in for it goes. */
export const forgetAnswers = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(registrationAnswers).where(eq(registrationAnswers.memberId, id));
  const files = await tx
    .delete(registrationFiles)
    .where(eq(registrationFiles.memberId, id))
    .returning({ key: registrationFiles.key });
  for (const key of new Set(files.map((file) => file.key)))
    await forgetUpload(tx, { key, purpose: 'qualification' });
  await forgetCustomIds(tx, id);
};
