import { Readable } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import type { FileStore } from '#files/file-store.ts';
import { looksLike } from '#files/signature.ts';
import { spool, type Spooled } from '#files/spool.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { uploadParts, type UploadSessionRow, uploads, uploadSessions } from '../tables.ts';
import { newUploadKey } from './uploads.ts';

/** All parts of an upload have come. */
export const ASSEMBLE_JOB = 'assemble-upload';

const idOf = (job: LeasedJob) => (job.data as { id: string }).id;
const isAssembling = (id: string) =>
  and(eq(uploadSessions.id, id), eq(uploadSessions.state, 'assembling'));

async function* contentOf(files: FileStore, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* (await files.open(key)) as AsyncIterable<Buffer>;
}

/** Why what was put together isn't the file that was to come; null where it is. */
const problemOf = (session: UploadSessionRow, { size, hash, head }: Spooled): string | null => {
  if (size !== session.size) return '文件大小与声明的不一致，请重新上传';
  if (session.hash !== null && session.hash !== hash) return '文件校验失败，请重新上传';
  return size === 0 || looksLike(session.ext, head) ? null : `文件内容与扩展名 ${session.ext} 不符`;
};

/**
 * Makes a file of an upload's parts: onto the disk as they are read, checked by size, hash and its
 * first bytes, then into the file store, then its row. A process that dies in between leaves a
 * file that no row knows, which the sweep removes, and a job that another takes.
 */
export const assembleHandler = ({ config, database, files, now }: Services): JobHandler => ({
  run: async (job, finish) => {
    const id = idOf(job);
    const [session] = await database.db.select().from(uploadSessions).where(isAssembling(id));
    if (!session) return database.transaction(finish);
    const parts = await database.db
      .select({ key: uploadParts.key })
      .from(uploadParts)
      .where(eq(uploadParts.sessionId, id))
      .orderBy(asc(uploadParts.number));
    const keys = parts.map((part) => part.key);
    const key = newUploadKey();
    const whole = Readable.from(contentOf(files, keys), { objectMode: false });
    const spooled = await spool(whole, config.dataDir, key);
    const problem = problemOf(session, spooled);
    try {
      if (problem === null) await files.put(key, spooled.path);
    } finally {
      await spooled.discard();
    }
    try {
      await database.transaction(async (tx) => {
        await finish(tx);
        await tx.delete(uploadParts).where(eq(uploadParts.sessionId, id));
        await tx
          .update(uploadSessions)
          .set(problem === null ? { state: 'done', uploadKey: key } : { state: 'failed', problem })
          .where(isAssembling(id));
        if (problem !== null) return;
        const { memberId, purpose, ext, name, size } = session;
        // Its bytes have counted since it began.
        await tx.insert(uploads).values({
          key,
          memberId,
          purpose,
          ext,
          name,
          size,
          hash: spooled.hash,
          createDate: now(),
        });
      });
    } catch (error) {
      await files.remove(key);
      throw error;
    }
    for (const one of keys) await files.remove(one);
  },
  giveUp: async (tx, job) => {
    await tx
      .update(uploadSessions)
      .set({ state: 'failed', problem: '文件合并失败，请重新上传' })
      .where(isAssembling(idOf(job)));
  },
});
