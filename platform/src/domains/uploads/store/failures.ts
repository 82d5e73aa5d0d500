import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { Failures } from '#processes/failures.ts';
import type { UnfinishedReason } from '#processes/unfinished-task.ts';
import { fileFailures, type FileWork, uploads } from '../tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

interface FailureOptions {
  work: FileWork;
  /** Version of the program that does the work: another one tries once more. */
  version: number;
  /**
   * Milliseconds after which one that took too long is tried again, doubled each time; without
   * them it never is.
   */
  timeoutRetryMs?: number;
}

/** Longest time between two tries of what takes too long again and again. */
const LONGEST_RETRY_MS = DAY;

/** Parts of one archive that may fail before none of it is read: any name can be asked for. */
const MOST_PARTS = 3;

type Failure = Pick<typeof fileFailures.$inferSelect, 'reason' | 'failures'>;

/**
 * Milliseconds after which another try is worthwhile; null for never. What others ended is tried
 * again once: what memory the machine lacked may be what the file took.
 */
const retryAfter = (
  reason: UnfinishedReason,
  before: Failure | undefined,
  { timeoutRetryMs }: FailureOptions,
): number | null => {
  if (reason === 'ENDED') return before?.reason === 'ENDED' ? null : 0;
  if (reason !== 'TIMEOUT' || timeoutRetryMs === undefined) return null;
  return Math.min(LONGEST_RETRY_MS, timeoutRetryMs * 2 ** (before?.failures ?? 0));
};

const partOf = (part: string | undefined): string =>
  part === undefined ? '' : createHash('sha256').update(part).digest('hex');

/**
 * Remembers in the database which files work couldn't be finished on: neither a restart nor another
 * server tries them again.
 */
export const rememberedFailures = (
  db: Handle,
  now: () => Date,
  options: FailureOptions,
): Failures => {
  const { work, version } = options;
  const { retryDate } = fileFailures;
  const ofFile = (file: string) =>
    and(
      eq(fileFailures.work, work),
      eq(fileFailures.file, file),
      eq(fileFailures.version, version),
    );

  return {
    has: async ({ file, part }) => {
      const failed = await db
        .select({ part: fileFailures.part })
        .from(fileFailures)
        .where(and(ofFile(file), or(isNull(retryDate), gt(retryDate, now()))));
      const asked = partOf(part);
      return (
        failed.length >= MOST_PARTS || failed.some((one) => one.part === '' || one.part === asked)
      );
    },
    add: async ({ file, part }, reason) => {
      const [before] = await db
        .select({ reason: fileFailures.reason, failures: fileFailures.failures })
        .from(fileFailures)
        .where(and(ofFile(file), eq(fileFailures.part, partOf(part))));
      const wait = retryAfter(reason, before, options);
      const failure = {
        version,
        reason,
        failures: (before?.failures ?? 0) + 1,
        retryDate: wait === null ? null : new Date(now().getTime() + wait),
      };
      await db
        .insert(fileFailures)
        .values({ work, file, part: partOf(part), ...failure })
        .onConflictDoUpdate({
          target: [fileFailures.work, fileFailures.file, fileFailures.part],
          set: failure,
        });
    },
  };
};

/** Forgets failures of files that are no longer there. */
export const forgetFailures = async (db: Handle): Promise<void> => {
  const uploaded = (column: typeof uploads.hash | typeof uploads.key) =>
    db
      .select({ one: sql`1` })
      .from(uploads)
      .where(eq(column, fileFailures.file));
  await db
    .delete(fileFailures)
    .where(and(notExists(uploaded(uploads.hash)), notExists(uploaded(uploads.key))));
};
