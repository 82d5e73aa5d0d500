import { eq } from 'drizzle-orm';
import { scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { cloneShift } from '@whaletide/schema/domains/managing/rules/cloning.ts';
import type { Database, Transaction } from '#database/database.ts';
import { FileMissing } from '#files/missing.ts';
import { spool } from '#files/spool.ts';
import type { Caller } from '#http/caller.ts';
import { unlessGone } from '#jobs/unless-gone.ts';
import { badInput } from '#refusal.ts';
import { type Services, servicesWithin } from '#services.ts';
import type { CompetitionPart } from '#domains/competitions/store/carried.ts';
import { members } from '#domains/members/tables.ts';
import { organizations } from '#domains/organizations/tables.ts';
import { startScorer } from '#domains/scoring/store/scorer.ts';
import type { TrialRunner } from '#domains/scoring/store/trials.ts';
import { newUploadKey } from '#domains/uploads/store/uploads.ts';
import type { SolutionReaders } from '../solution-reader.ts';
import type { CompetitionImportRow } from '../tables.ts';
import { prepareTask } from '../tasks.ts';
import type { ArchiveChecker } from './archive-checker.ts';
import { ArchiveProblem } from './archive-problem.ts';
import { at, buildCompetition, taskPlace } from './building.ts';
import type { CheckedArchive } from './check-archive.ts';
import { compareWorks, type Comparison } from './comparing.ts';
import { type ArchiveDocument, checkDocument } from './document.ts';
import { unpackedDocument } from './packing.ts';
import { preparedTasks } from './prepared-tasks.ts';
import { inScratchFolder } from './scratch-folder.ts';
import { takingFiles } from './taking-files.ts';

/** Tools of imports, each with processes or a thread of its own. */
export interface ImportTools {
  checker: ArchiveChecker;
  reader: SolutionReaders;
  trials: TrialRunner;
}

/** Draft that an archive became. */
interface Imported extends Comparison {
  id: string;
  name: string;
}

export interface Import {
  row: CompetitionImportRow;
  /** Aborts where the import was cancelled, takes too long, or another worker has it. */
  gone: AbortSignal;
  /** Told before each work that is scored again. */
  onWork: (done: number, total: number) => Promise<void>;
  /** Ends the job, first in the transaction of all rows. */
  begin: (tx: Transaction) => Promise<void>;
  /** Records what came of it, last in that transaction. */
  end: (tx: Transaction, caller: Caller, imported: Imported) => Promise<void>;
}

/** The member who asked, with the roles that they have now. @throws ArchiveProblem where they are gone */
const callerOf = async ({ db }: Database, memberId: string): Promise<Caller> => {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  if (!row || row.deactivated) throw new ArchiveProblem('账号已停用，不能导入');
  return { id: row.id, roles: row.roles, credentialId: '', kind: 'session', scopes };
};

/** Short name of the organization that gets the draft. @throws ArchiveProblem where it is gone */
const organizationOf = async ({ db }: Database, id: string): Promise<string> => {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id));
  if (!row) throw new ArchiveProblem('组织已不存在');
  return row.shortName;
};

const startOf = ({ startDate }: CompetitionImportRow, starts: Date, now: Date): Date =>
  startDate ?? new Date(starts.getTime() + cloneShift(starts, now));

/** @throws ArchiveProblem for an unpacked file that nothing names */
const checkNamed = (
  { files }: CheckedArchive,
  { isNamed }: Pick<ReturnType<typeof takingFiles>, 'isNamed'>,
): void => {
  for (const entry of files.keys())
    if (!entry.startsWith('works/') && !isNamed(entry))
      throw new ArchiveProblem(`条目「${entry}」没有被竞赛描述引用`);
};

/**
 * Makes competitions of archives: onto the disk, checked in a process, works scored again and compared,
 * solutions read and metrics tried, files into the store; then all rows in one transaction. What is
 * refused or breaks off leaves nothing but files that no row knows, which the sweep removes.
 */
export const importer = (
  services: Services,
  parts: readonly CompetitionPart[],
  tools: ImportTools,
) => {
  const { config, database, files, now } = services;

  const checked = async (
    { archiveKey }: CompetitionImportRow,
    folder: string,
    gone: AbortSignal,
  ): Promise<CheckedArchive> => {
    const source = await files.open(archiveKey).catch((error: unknown) => {
      if (error instanceof FileMissing) throw new ArchiveProblem('压缩包已删除，请重新上传');
      throw error;
    });
    const { path: file, size, discard } = await spool(source, config.dataDir, newUploadKey());
    try {
      const task = { file, size, folder, most: config.limits.archiveBytes };
      return await tools.checker.check(task, { gone });
    } finally {
      await discard();
    }
  };

  /** Scores the works of an archive again, in processes of this import's own. */
  const compared = async (
    archive: CheckedArchive,
    document: ArchiveDocument,
    { gone, onWork }: Import,
  ): Promise<Comparison> => {
    if (!archive.manifest.withWorks) return { compared: 0, left: 0 };
    const scorer = startScorer(config);
    try {
      return await compareWorks({ scorer, gone, onWork }, archive, document);
    } finally {
      scorer.stop();
    }
  };

  return async (work: Import): Promise<void> => {
    const { row, gone } = work;
    const caller = await callerOf(database, row.memberId);
    const shortName = await organizationOf(database, row.organizationId);
    await inScratchFolder(config.dataDir, async (folder) => {
      const archive = await checked(row, folder, gone);
      const taking = takingFiles(services, archive, { memberId: caller.id, folder });
      const start = startOf(row, new Date(archive.manifest.starts), now());
      const { fileOf } = taking;
      const document = checkDocument(unpackedDocument(archive.document, { start, fileOf }));
      checkNamed(archive, taking);
      const comparison = await compared(archive, document, work);
      const prepared = preparedTasks(folder);
      const own = { services, trials: tools.trials, reader: tools.reader.askedBy({ gone }) };
      for (const { Settings } of document.Tasks) {
        const sender = { caller, files: taking.files };
        const preparing = () => unlessGone(prepareTask(own, sender, Settings), gone);
        await prepared.add(await at(taskPlace(Settings.Name), preparing));
      }
      const read: Parameters<typeof buildCompetition>[3]['read'] = async (key, purpose) => {
        const file = await taking.files(key, purpose);
        if (!file) throw badInput('竞赛描述指向不存在的条目');
        return file.read();
      };
      try {
        await taking.store(gone);
        await database.transaction(async (tx) => {
          await work.begin(tx);
          await taking.record(tx);
          const building = { document, parts, preparedTask: prepared.at, read };
          const within = servicesWithin(services, tx);
          const id = await buildCompetition(within, caller, shortName, building);
          const name = document.Competition.Name.trim();
          await work.end(tx, caller, { id, name, ...comparison });
        });
      } catch (error) {
        await taking.discard();
        throw error;
      }
    });
  };
};
