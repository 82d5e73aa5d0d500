import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type {
  CompetitionArchive,
  CompetitionImport,
} from '@whaletide/schema/domains/managing/rest/archives.ts';
import {
  ARCHIVE_DAYS,
  ARCHIVES_SHOWN,
  importStartProblem,
} from '@whaletide/schema/domains/managing/rules/archives.ts';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { FileMissing } from '#files/missing.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { organizationNamed } from '#domains/organizations/store.ts';
import { ownUpload } from '#domains/uploads/store/uploads.ts';
import { requireAdmin } from '../organization-admin.ts';
import {
  type CompetitionArchiveRow,
  competitionArchives,
  type CompetitionImportRow,
  competitionImports,
} from '../tables.ts';

export const EXPORT_COMPETITION_JOB = 'export-competition';
export const IMPORT_COMPETITION_JOB = 'import-competition';

/** One archive of an organization is made or read at a time, so that others have theirs meanwhile. */
const archiveTurn = (organizationId: string): string => `archives of ${organizationId}`;

const states = {
  pending: 'PENDING',
  ready: 'READY',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;

const progressOf = ({
  state,
  done,
  total,
}: Pick<CompetitionArchiveRow, 'state' | 'done' | 'total'>) =>
  state === 'ready' ? 1 : total === 0 ? 0 : Math.min(done / total, 1);

const toArchive = (row: CompetitionArchiveRow): CompetitionArchive => ({
  _id: row.id,
  Competition: row.competitionId,
  State: states[row.state],
  WithWorks: row.withWorks,
  CreateDate: row.createDate.toISOString(),
  Expires: row.expires?.toISOString() ?? null,
  Size: row.size,
  Progress: progressOf(row),
  Problem: row.problem,
});

export const toImport = (row: CompetitionImportRow): CompetitionImport => ({
  _id: row.id,
  State: states[row.state],
  FileName: row.fileName,
  CreateDate: row.createDate.toISOString(),
  Progress: progressOf(row),
  Problem: row.problem,
  Competition: row.competitionId,
  WorksCompared: row.compared,
  WorksLeft: row.left,
});

const oldest = (now: Date) => new Date(now.getTime() - ARCHIVE_DAYS * DAY);

/** The archives of a competition that can be downloaded, are being made or have failed. @throws Refusal NOT_FOUND, FORBIDDEN */
export const archivesOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  competitionId: string,
): Promise<CompetitionArchive[]> => {
  await managedCompetition(db, caller, competitionId);
  const { createDate, id } = competitionArchives;
  const rows = await db
    .select()
    .from(competitionArchives)
    .where(and(eq(competitionArchives.competitionId, competitionId), gt(createDate, oldest(now()))))
    .orderBy(desc(createDate), desc(id))
    .limit(ARCHIVES_SHOWN);
  return rows.map(toArchive);
};

/** The archive that is being made. @throws Refusal CONFLICT where it is another than is asked for */
const pendingArchive = async (
  tx: Transaction,
  competition: CompetitionRow,
  withWorks: boolean,
): Promise<CompetitionArchive> => {
  const [row] = await tx
    .select()
    .from(competitionArchives)
    .where(
      and(
        eq(competitionArchives.competitionId, competition.id),
        eq(competitionArchives.state, 'pending'),
        eq(competitionArchives.withWorks, withWorks),
      ),
    );
  if (!row) throw conflict(`该${eventWordOf(kindOf(competition))}正在导出，请等它完成`);
  return toArchive(row);
};

/**
 * Orders an archive, the competition's one at a time: the key decides. While one is made, it is
 * answered again. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const exportCompetition = (
  { database, jobs, now }: Services,
  caller: Caller,
  { competitionId, withWorks }: { competitionId: string; withWorks: boolean },
): Promise<CompetitionArchive> =>
  database.transaction(async (tx) => {
    const competition = await managedCompetition(tx, caller, competitionId);
    const createDate = now();
    const [row] = await tx
      .insert(competitionArchives)
      .values({
        id: newId(createDate.getTime()),
        competitionId,
        memberId: caller.id,
        withWorks,
        state: 'pending',
        createDate,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return pendingArchive(tx, competition, withWorks);
    const turn = archiveTurn(competition.organizationId ?? competition.id);
    await jobs.add(tx, EXPORT_COMPETITION_JOB, { id: row.id }, { turn });
    await record(tx, actedBy(caller, now), {
      action: 'archives.export',
      ...ofCompetition(competition),
      after: { withWorks },
    });
    return toArchive(row);
  });

/** An archive's bytes. @throws Refusal NOT_FOUND, FORBIDDEN */
export const openArchive = async (
  { database: { db }, files, now }: Services,
  caller: Caller,
  id: string,
): Promise<{ content: Readable; size: number; name: string; createDate: Date }> => {
  const [row] = await db
    .select()
    .from(competitionArchives)
    .where(
      and(
        eq(competitionArchives.id, id),
        eq(competitionArchives.state, 'ready'),
        gt(competitionArchives.expires, now()),
      ),
    );
  if (!row?.fileKey || row.size === null) throw notFound('导出');
  const { name } = await managedCompetition(db, caller, row.competitionId);
  const content = await files.open(row.fileKey).catch((error: unknown) => {
    if (error instanceof FileMissing) throw notFound('导出');
    throw error;
  });
  return { content, size: row.size, name, createDate: row.createDate };
};

/** The caller's imports into an organization. @throws Refusal NOT_FOUND */
export const importsOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  shortName: string,
): Promise<CompetitionImport[]> => {
  const organization = await organizationNamed(db, shortName);
  const { createDate, id, memberId, organizationId } = competitionImports;
  const rows = await db
    .select()
    .from(competitionImports)
    .where(
      and(
        eq(memberId, caller.id),
        eq(organizationId, organization.id),
        gt(createDate, oldest(now())),
      ),
    )
    .orderBy(desc(createDate), desc(id))
    .limit(ARCHIVES_SHOWN);
  return rows.map(toImport);
};

/** Orders an import, of each upload one at a time: the key decides. @throws Refusal as the contract says */
export const importCompetition = (
  { database, jobs, now }: Services,
  caller: Caller,
  input: { shortName: string; archive: string; startDate: string | null },
): Promise<CompetitionImport> =>
  database.transaction(async (tx) => {
    const organization = await organizationNamed(tx, input.shortName);
    await requireAdmin(tx, caller, organization.id, '导入');
    const createDate = now();
    refuseIf(importStartProblem(input.startDate, createDate));
    const owner = { memberId: caller.id, purpose: 'archive' as const, key: input.archive };
    const upload = await ownUpload(tx, owner);
    if (!upload) throw notFound('压缩包', 'Archive');
    const [row] = await tx
      .insert(competitionImports)
      .values({
        id: newId(createDate.getTime()),
        organizationId: organization.id,
        memberId: caller.id,
        archiveKey: upload.key,
        fileName: upload.name,
        startDate: input.startDate === null ? null : new Date(input.startDate),
        state: 'pending',
        createDate,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict('该压缩包正在导入，请等它完成');
    const turn = archiveTurn(organization.id);
    await jobs.add(tx, IMPORT_COMPETITION_JOB, { id: row.id }, { turn });
    return toImport(row);
  });

/** Forgets archives and imports whose time is over, files and all. */
export const pruneArchives = async ({ database: { db }, files, now }: Services): Promise<void> => {
  const before = oldest(now());
  const { expires, createDate } = competitionArchives;
  const gone = await db
    .delete(competitionArchives)
    .where(or(lte(expires, now()), lte(createDate, before)))
    .returning({ fileKey: competitionArchives.fileKey });
  for (const { fileKey } of gone) if (fileKey !== null) await files.remove(fileKey);
  await db.delete(competitionImports).where(lte(competitionImports.createDate, before));
};
