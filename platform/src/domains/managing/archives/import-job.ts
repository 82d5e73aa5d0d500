import { and, eq } from 'drizzle-orm';
import { Refusal } from '@whaletide/server/refusal.ts';
import { TransactionTooLong } from '#database/transaction-guard.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '#domains/competitions/store/carried.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { forgetUpload } from '#domains/uploads/store/uploads.ts';
import { type CompetitionImportRow, competitionImports } from '../tables.ts';
import { ArchiveProblem } from './archive-problem.ts';
import { importer, type ImportTools } from './importing.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const idOf = (job: LeasedJob) => (job.data as { id: string }).id;
const isPending = (id: string) =>
  and(eq(competitionImports.id, id), eq(competitionImports.state, 'pending'));

/** Parts of the whole at which progress is written down. */
const STEPS = 50;

/** The fault of an archive in words; undefined for one of the platform's own. */
const problemOf = (error: unknown): string | undefined => {
  if (error instanceof ArchiveProblem || error instanceof Refusal) return error.message;
  return error instanceof TransactionTooLong
    ? '竞赛的内容太多，不能一次导入，请减少任务或文件'
    : undefined;
};

/** Imports archives, each within its time; one that was cancelled ends at once. */
export const importCompetitionHandler = (
  services: Services,
  parts: readonly CompetitionPart[],
  tools: ImportTools,
): JobHandler => {
  const { config, database, files, now } = services;
  const { importMs } = config.limits;
  const importArchive = importer(services, parts, tools);

  const progressOf = (id: string) => {
    let told = 0;
    return async (done: number, total: number) => {
      if (done > 0 && done - told < total / STEPS) return;
      told = done;
      await database.db.update(competitionImports).set({ done, total }).where(isPending(id));
    };
  };

  const settle = (
    row: CompetitionImportRow,
    gone: AbortSignal,
    finish: Parameters<JobHandler['run']>[1],
  ): Promise<void> =>
    importArchive({
      row,
      gone,
      onWork: progressOf(row.id),
      begin: finish,
      end: async (tx, caller, { id, name, ...comparison }) => {
        await record(tx, actedBy(caller, now), {
          action: 'archives.import',
          ...ofCompetition({ id, name }),
          after: { file: row.fileName, works: comparison.compared },
        });
        await tx
          .update(competitionImports)
          .set({ state: 'ready', competitionId: id, ...comparison })
          .where(isPending(row.id));
        await forgetUpload(tx, { key: row.archiveKey, purpose: 'archive' });
      },
    });

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
    run: async (job, finish, lost) => {
      const [row] = await database.db
        .select()
        .from(competitionImports)
        .where(isPending(idOf(job)));
      if (!row) return database.transaction(finish);
      const over = AbortSignal.timeout(importMs);
      try {
        await settle(row, AbortSignal.any([lost, over]), finish);
      } catch (error) {
        if (lost.aborted) throw error;
        const problem = over.aborted
          ? `导入超过 ${Math.ceil(importMs / MINUTE)} 分钟，已停止；可以导入不带作品的压缩包`
          : problemOf(error);
        if (problem === undefined) throw error;
        await refuse(row, finish, problem);
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
