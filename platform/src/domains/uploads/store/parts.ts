import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { UploadSession } from '@whaletide/schema/domains/uploads/rest.ts';
import { spool } from '#files/spool.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { uploadParts, type UploadSessionRow, uploadSessions } from '../tables.ts';
import { ownSession, partsOf, toSession } from './sessions.ts';
import { newUploadKey } from './uploads.ts';

/** Bytes of that part: the last one is what is left. */
const sizeOf = ({ size, partSize }: UploadSessionRow, number: number): number =>
  Math.min(partSize, size - number * partSize);

const wrongSize = (bytes: number) => badInput(`分片大小应为 ${bytes} 字节`, 'file');

interface Incoming {
  content: Readable;
  /** Bytes, as its sender says; HTTP lets no more through. Unsaid it is no number. */
  length: number;
  /** SHA-256 in hex, as its sender has it; whatever a header may be. */
  hash: string | string[] | undefined;
}

/**
 * Takes in one part: to disk as it comes, checked, and only then into the session. The same part
 * twice is kept once. What breaks off leaves nothing.
 * @throws Refusal NOT_FOUND, CONFLICT once it is complete, BAD_USER_INPUT unless it has its size and its hash
 */
export const receivePart = async (
  services: Services,
  caller: Caller,
  { id, number }: { id: string; number: number },
  { content, length, hash }: Incoming,
): Promise<UploadSession> => {
  const { config, database, files } = services;
  const session = await ownSession(database.db, caller, id);
  if (session.state !== 'open') throw conflict('该文件已经上传完成');
  if (number >= partsOf(session)) throw badInput('没有这个分片', 'number');
  const size = sizeOf(session, number);
  if (length !== size) throw wrongSize(size);
  const key = newUploadKey();
  const spooled = await spool(content, config.dataDir, key);
  try {
    if (spooled.size !== size) throw wrongSize(size);
    if (hash !== undefined && hash !== spooled.hash)
      throw badInput('分片在传输中损坏，请重新上传该分片', 'file');
    await files.put(key, spooled.path);
  } finally {
    await spooled.discard();
  }
  const kept = await database
    .transaction(async (tx) => {
      const open = await tx
        .select({ id: uploadSessions.id })
        .from(uploadSessions)
        .where(and(eq(uploadSessions.id, id), eq(uploadSessions.state, 'open')))
        .for('key share');
      if (open.length === 0) throw conflict('该上传已结束');
      const added = await tx
        .insert(uploadParts)
        .values({ sessionId: id, number, key, size, hash: spooled.hash })
        .onConflictDoNothing()
        .returning({ key: uploadParts.key });
      return added.length > 0;
    })
    .catch(async (error: unknown) => {
      await files.remove(key);
      throw error;
    });
  if (!kept) await files.remove(key);
  return toSession(database.db, session);
};
