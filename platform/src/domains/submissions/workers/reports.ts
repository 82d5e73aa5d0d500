import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WorkReport } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { longestReport } from '@whaletide/schema/domains/submissions/rules/scoring-workers.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { managedBy } from '#domains/competitions/store/managed-by.ts';
import { competitions } from '#domains/competitions/tables.ts';
import type { Reader } from '../store/works.ts';
import { worksByIds } from '../store/works.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import { workReports, works } from '../tables.ts';

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

/** Works of which the reader sees the workers' failures. */
const managedWorks = async (
  db: Handle,
  { caller }: Reader,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(inArray(works.id, [...ids]), managedBy(caller)));
  return new Set(rows.map(({ id }) => id));
};

/** Keeps the log and the pictures of a work's scoring, in place of those before. */
export const putReport = async (
  tx: Transaction,
  workId: string,
  report: { log: string | null; pictures: { key: string; name: string }[] },
): Promise<void> => {
  await tx
    .insert(workReports)
    .values({ workId, ...report })
    .onConflictDoUpdate({ target: workReports.workId, set: report });
};

/** Reports of those of the works that the reader may read. */
export const reportsOf = async (
  db: Handle,
  reader: Reader,
  ids: readonly string[],
): Promise<WorkReport[]> => {
  const readable = (await worksByIds(db, reader, ids)).map(({ _id }) => _id);
  if (readable.length === 0) return [];
  const rows = await db.select().from(workReports).where(inArray(workReports.workId, readable));
  const managed = await managedWorks(db, reader, readable);
  return rows.map(({ workId, lines, progress, log, pictures, failures }) => ({
    Work: workId,
    Lines: lines,
    Progress: progress,
    Log: log,
    Pictures: pictures.map(({ key, name }) => ({ Name: name, Url: fileUrl(key) })),
    Failures: managed.has(workId)
      ? failures.map(({ date, message }) => ({ Date: date, Message: message }))
      : [],
  }));
};
