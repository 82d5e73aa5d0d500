import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { notebookFiles } from '../tables.ts';

/** A notebook that couldn't be shown. */
export interface Failure {
  /** Time from which another try is worthwhile; null: never by this renderer. */
  retryDate: Date | null;
}

export interface Failures {
  of: (hash: string) => Promise<Failure | null>;
  /** @param retryMs after what time another try may do better, doubled each time; null for never */
  add: (hash: string, retryMs: number | null) => Promise<void>;
}

/** A notebook that takes too long again and again is tried once a day. */
const LONGEST_MS = 86_400_000;

/**
 * Remembers in the database which notebooks this version of the renderer couldn't show, by their
 * hash: neither a restart nor another server tries them again at once.
 */
export const rememberedFailures = (db: Handle, version: number, now: () => Date): Failures => ({
  of: async (hash) => {
    const { failedVersion, retryDate } = notebookFiles;
    const [row] = await db
      .select({ retryDate })
      .from(notebookFiles)
      .where(and(eq(notebookFiles.hash, hash), eq(failedVersion, version)))
      .limit(1);
    if (!row || (row.retryDate && row.retryDate <= now())) return null;
    return row;
  },
  add: async (hash, retryMs) => {
    const { failures, failedVersion } = notebookFiles;
    const before = sql<number>`case when ${failedVersion} = ${version} then ${failures} else 0 end`;
    const [row] = await db
      .select({ failures: before })
      .from(notebookFiles)
      .where(eq(notebookFiles.hash, hash))
      .limit(1);
    if (!row) return;
    const wait = retryMs === null ? null : Math.min(LONGEST_MS, retryMs * 2 ** row.failures);
    await db
      .update(notebookFiles)
      .set({
        failedVersion: version,
        failures: row.failures + 1,
        retryDate: wait === null ? null : new Date(now().getTime() + wait),
      })
      .where(eq(notebookFiles.hash, hash));
  },
});
