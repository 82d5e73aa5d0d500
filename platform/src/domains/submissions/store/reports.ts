import { eq, sql } from 'drizzle-orm';
import { longestReport } from '@whaletide/schema/domains/submissions/rules/scoring-workers.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { answerFiles, workReports } from '../tables.ts';

/** Forgets the lines of a try that ended, as the next worker begins. */
export const dropProgress = async (db: Handle, workId: string): Promise<void> => {
  await db
    .update(workReports)
    .set({ lines: [], progress: null })
    .where(eq(workReports.workId, workId));
};

/** Adds lines to those of a work, of which the latest are kept. */
export const addLines = async (
  db: Handle,
  workId: string,
  { lines, progress }: { lines: readonly string[]; progress: number | undefined },
): Promise<void> => {
  const added = [...lines];
  const all = sql`${workReports.lines} || ${sql.param(added, workReports.lines)}::text[]`;
  await db
    .insert(workReports)
    .values({ workId, lines: added, progress: progress ?? null })
    .onConflictDoUpdate({
      target: workReports.workId,
      set: {
        lines: sql`(${all})[greatest(1, cardinality(${all}) - ${longestReport.lines - 1}):]`,
        ...(progress !== undefined && { progress }),
      },
    });
};

/** Keeps a failure that a worker told, in its words, with those before it. */
export const addFailure = async (
  db: Handle,
  workId: string,
  failure: { date: string; message: string },
): Promise<void> => {
  const [before] = await db
    .select({ failures: workReports.failures })
    .from(workReports)
    .where(eq(workReports.workId, workId));
  const failures = [...(before?.failures ?? []), failure].slice(-longestReport.failures);
  await db
    .insert(workReports)
    .values({ workId, failures })
    .onConflictDoUpdate({ target: workReports.workId, set: { failures } });
};

/** Keeps the log and the pictures of a work's scoring, in place of those before; who reads the work reads them. */
export const putReport = async (
  tx: Transaction,
  workId: string,
  report: { log: string | null; pictures: { key: string; name: string }[] },
): Promise<void> => {
  await tx
    .insert(workReports)
    .values({ workId, ...report })
    .onConflictDoUpdate({ target: workReports.workId, set: report });
  const files = report.pictures.map(({ key }) => ({ fileKey: key, workId }));
  if (files.length > 0) await tx.insert(answerFiles).values(files);
};
