import { and, eq } from 'drizzle-orm';
import type { CompetitionImport } from '@whaletide/schema/domains/managing/rest/archives.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { forgetUpload } from '#domains/uploads/store/uploads.ts';
import { competitionImports } from '../tables.ts';
import { IMPORT_COMPETITION_JOB, toImport } from './orders.ts';

/**
 * Ends the caller's import: its work ends by itself within seconds, and can't record anything any
 * more. @throws Refusal NOT_FOUND, CONFLICT as the contract says
 */
export const cancelImport = async (
  { database, files, jobs }: Services,
  caller: Caller,
  id: string,
): Promise<CompetitionImport> => {
  const isOwn = and(eq(competitionImports.id, id), eq(competitionImports.memberId, caller.id));
  const row = await database.transaction(async (tx) => {
    const find = () => tx.select().from(competitionImports).where(isOwn);
    const [asked] = await find();
    if (!asked) throw notFound('导入');
    // The job first, as the import's own transaction does: the first to end it counts.
    if (asked.state === 'pending') await jobs.cancel(tx, IMPORT_COMPETITION_JOB, ['id', id]);
    const [cancelled] = await tx
      .update(competitionImports)
      .set({ state: 'cancelled' })
      .where(and(isOwn, eq(competitionImports.state, 'pending')))
      .returning();
    if (cancelled) {
      await forgetUpload(tx, { key: cancelled.archiveKey, purpose: 'archive' });
      return cancelled;
    }
    const [ended] = await find();
    if (ended?.state !== 'cancelled') throw conflict('该导入已经结束，不能取消');
    return ended;
  });
  await files.remove(row.archiveKey);
  return toImport(row);
};
