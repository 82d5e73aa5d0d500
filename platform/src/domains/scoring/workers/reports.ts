import { and, eq, inArray } from 'drizzle-orm';
import type { WorkReport } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import type { Handle } from '#database/database.ts';
import { managedBy } from '#domains/competitions/store/managed-by.ts';
import { competitions } from '#domains/competitions/tables.ts';
import type { Reader } from '#domains/submissions/store/works.ts';
import { worksByIds } from '#domains/submissions/store/works.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import { workReports, works } from '#domains/submissions/tables.ts';

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
