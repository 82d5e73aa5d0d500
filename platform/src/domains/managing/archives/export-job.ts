import { and, eq } from 'drizzle-orm';
import { ARCHIVE_DAYS } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { spool } from '#files/spool.ts';
import { zip } from '#files/zip.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '#domains/competitions/store/carried.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { newUploadKey } from '#domains/uploads/store/uploads.ts';
import { competitionArchives } from '../tables.ts';
import { archiveContents } from './contents.ts';

const idOf = (job: LeasedJob) => (job.data as { id: string }).id;
const isPending = (id: string) =>
  and(eq(competitionArchives.id, id), eq(competitionArchives.state, 'pending'));

/** Parts of the whole at which progress is written down. */
const STEPS = 50;

/**
 * Makes the archive of a competition: onto the disk as it is read, then into the file store, then
 * its row. A process that dies in between leaves a file that no row knows, which the sweep removes,
 * and a job that another takes.
 */
export const exportCompetitionHandler = (
  services: Services,
  parts: readonly CompetitionPart[],
): JobHandler => {
  const { config, database, files, now } = services;

  const make = async (id: string, competitionId: string, withWorks: boolean) => {
    const [competition] = await database.db
      .select()
      .from(competitions)
      .where(eq(competitions.id, competitionId));
    if (!competition) throw new Error(`competition ${competitionId} is gone`);
    let told = 0;
    const onProgress = async (done: number, total: number) => {
      if (done - told < total / STEPS) return;
      told = done;
      await database.db.update(competitionArchives).set({ done, total }).where(isPending(id));
    };
    const input = { competition, parts, withWorks, onProgress };
    const contents = await archiveContents(services, input);
    const fileKey = newUploadKey();
    const spooled = await spool(zip(contents), config.dataDir, fileKey);
    try {
      await files.put(fileKey, spooled.path);
    } finally {
      await spooled.discard();
    }
    return { fileKey, size: spooled.size };
  };

  return {
    run: async (job, finish) => {
      const id = idOf(job);
      const [row] = await database.db.select().from(competitionArchives).where(isPending(id));
      if (!row) return database.transaction(finish);
      const made = await make(id, row.competitionId, row.withWorks).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });
      if (made instanceof Refusal)
        return database.transaction(async (tx) => {
          await finish(tx);
          const { message: problem } = made;
          await tx
            .update(competitionArchives)
            .set({ state: 'failed', problem })
            .where(isPending(id));
        });
      const expires = new Date(now().getTime() + ARCHIVE_DAYS * DAY);
      const kept = await database
        .transaction(async (tx) => {
          await finish(tx);
          return tx
            .update(competitionArchives)
            .set({ state: 'ready', ...made, expires })
            .where(isPending(id))
            .returning({ id: competitionArchives.id });
        })
        .catch(async (error: unknown) => {
          await files.remove(made.fileKey);
          throw error;
        });
      if (kept.length === 0) await files.remove(made.fileKey);
    },
    giveUp: async (tx, job) => {
      await tx
        .update(competitionArchives)
        .set({ state: 'failed', problem: '导出失败，请重新导出' })
        .where(isPending(idOf(job)));
    },
  };
};
