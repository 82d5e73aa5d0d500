import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { putReport } from '#domains/submissions/store/reports.ts';
import { stagedScores } from '../tables.ts';

/** Gives works the logs and pictures of the workers that told their new scores. */
export const putStagedReports = async (tx: Transaction, id: string): Promise<void> => {
  const rows = await tx
    .select({ workId: stagedScores.workId, report: stagedScores.report })
    .from(stagedScores)
    .where(and(eq(stagedScores.rescoringId, id), isNotNull(stagedScores.report)));
  for (const { workId, report } of rows) if (report) await putReport(tx, workId, report);
};
