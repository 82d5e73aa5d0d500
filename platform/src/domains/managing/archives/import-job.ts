import { and, eq } from 'drizzle-orm';
import { mkdir } from 'node:fs/promises';
import { scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { cloneShift } from '@whaletide/schema/domains/managing/rules/cloning.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Database } from '#database/database.ts';
import { FileMissing } from '#files/missing.ts';
import { incomingFolder, spool } from '#files/spool.ts';
import type { Caller } from '#http/caller.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '../../competitions/store/carried.ts';
import { members } from '../../members/tables.ts';
import { actedBy, ofCompetition, record } from '../../moderation/store.ts';
import { organizations } from '../../organizations/tables.ts';
import type { Scorer } from '../../submissions/store/scorer.ts';
import type { TrialRunner } from '../../submissions/store/trials.ts';
import { forgetUpload, newUploadKey } from '../../uploads/store/uploads.ts';
import type { SolutionReader } from '../solution-reader.ts';
import { type CompetitionImportRow, competitionImports } from '../tables.ts';
import type { ArchiveChecker } from './archive-checker.ts';
import { ArchiveProblem } from './archive-problem.ts';
import { buildCompetition, servicesWithin } from './building.ts';
import { type CheckedArchive, dropFiles } from './check-archive.ts';
import { compareWorks, type Comparison } from './comparing.ts';
import { checkDocument } from './document.ts';
import { unpackedDocument } from './packing.ts';
import { takingFiles } from './taking-files.ts';

const idOf = (job: LeasedJob) => (job.data as { id: string }).id;
const isPending = (id: string) =>
  and(eq(competitionImports.id, id), eq(competitionImports.state, 'pending'));

/** Parts of the whole at which progress is written down. */
const STEPS = 50;

/** Tools of an import; each has a thread of its own. */
export interface ImportTools {
  checker: ArchiveChecker;
  scorer: Scorer;
  reader: SolutionReader;
  trials: TrialRunner;
}

/** The member who asked, with the roles that they have now. @throws ArchiveProblem where they are gone */
const callerOf = async ({ db }: Database, memberId: string): Promise<Caller> => {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  if (!row || row.deactivated) throw new ArchiveProblem('账号已停用，不能导入');
  return { id: row.id, roles: row.roles, credentialId: '', kind: 'session', scopes };
};

const startOf = ({ startDate }: CompetitionImportRow, starts: Date, now: Date): Date =>
  startDate ?? new Date(starts.getTime() + cloneShift(starts, now));

/**
 * Makes a competition of an archive: onto the disk, checked in a thread, works scored again and
 * compared, files into the store; then all rows, the import's among them, in one transaction. What is
 * refused or breaks off leaves nothing but files that no row knows, which the sweep removes.
 */
export const importCompetitionHandler = (
  services: Services,
  parts: readonly CompetitionPart[],
  tools: ImportTools,
): JobHandler => {
  const { config, database, files, now } = services;

  const checkedArchive = async ({ archiveKey }: CompetitionImportRow): Promise<CheckedArchive> => {
    const folder = incomingFolder(config.dataDir);
    await mkdir(folder, { recursive: true });
    const source = await files.open(archiveKey).catch((error: unknown) => {
      if (error instanceof FileMissing) throw new ArchiveProblem('压缩包已删除，请重新上传');
      throw error;
    });
    const { path: file, size, discard } = await spool(source, config.dataDir, newUploadKey());
    try {
      return await tools.checker.check({ file, size, folder, most: config.limits.archiveBytes });
    } finally {
      await discard();
    }
  };

  const progressOf = (id: string) => {
    let told = 0;
    return async (done: number, total: number) => {
      if (done > 0 && done - told < total / STEPS) return;
      told = done;
      await database.db.update(competitionImports).set({ done, total }).where(isPending(id));
    };
  };

  const settle = async (
    finish: Parameters<JobHandler['run']>[1],
    row: CompetitionImportRow,
  ): Promise<void> => {
    const caller = await callerOf(database, row.memberId);
    const [organization] = await database.db
      .select()
      .from(organizations)
      .where(eq(organizations.id, row.organizationId));
    if (!organization) throw new ArchiveProblem('组织已不存在');
    const archive = await checkedArchive(row);
    const taking = takingFiles(services, archive, caller.id);
    try {
      const start = startOf(row, new Date(archive.manifest.starts), now());
      const { fileOf } = taking;
      const document = checkDocument(unpackedDocument(archive.document, { start, fileOf }));
      for (const entry of archive.files.keys())
        if (!entry.startsWith('works/') && !taking.isNamed(entry))
          throw new ArchiveProblem(`条目「${entry}」没有被竞赛描述引用`);
      const onWork = progressOf(row.id);
      const comparison: Comparison = archive.manifest.withWorks
        ? await compareWorks(tools.scorer, archive, document, onWork)
        : { compared: 0, left: 0 };
      await taking.store();
      await database.transaction(async (tx) => {
        await finish(tx);
        await taking.record(tx);
        const own = { ...tools, services: servicesWithin(services, tx) };
        const input = { document, parts };
        const id = await buildCompetition(own, caller, organization.shortName, input);
        await record(tx, actedBy(caller, now), {
          action: 'archives.import',
          ...ofCompetition({ id, name: document.Competition.Name.trim() }),
          after: { file: row.fileName, works: comparison.compared },
        });
        await tx
          .update(competitionImports)
          .set({ state: 'ready', competitionId: id, ...comparison })
          .where(isPending(row.id));
        await forgetUpload(tx, { key: row.archiveKey, purpose: 'archive' });
      });
    } catch (error) {
      await taking.discard();
      throw error;
    } finally {
      await dropFiles(archive.files);
    }
  };

  const refuse = (
    row: CompetitionImportRow,
    finish: Parameters<JobHandler['run']>[1],
    problem: string,
  ) =>
    database.transaction(async (tx) => {
      await finish(tx);
      await tx
        .update(competitionImports)
        .set({ state: 'failed', problem })
        .where(isPending(row.id));
      await forgetUpload(tx, { key: row.archiveKey, purpose: 'archive' });
    });

  return {
    run: async (job, finish) => {
      const [row] = await database.db
        .select()
        .from(competitionImports)
        .where(isPending(idOf(job)));
      if (!row) return database.transaction(finish);
      try {
        await settle(finish, row);
      } catch (error) {
        if (!(error instanceof ArchiveProblem) && !(error instanceof Refusal)) throw error;
        await refuse(row, finish, error.message);
      }
      await files.remove(row.archiveKey);
    },
    giveUp: async (tx, job) => {
      await tx
        .update(competitionImports)
        .set({ state: 'failed', problem: '导入失败，请重新导入' })
        .where(isPending(idOf(job)));
    },
  };
};
