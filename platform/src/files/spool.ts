import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './signature.ts';

export interface Spooled {
  path: string;
  size: number;
  /** The first bytes, up to HEAD_BYTES. */
  head: Buffer;
  /** SHA-256 of its bytes, in hex. */
  hash: string;
  discard: () => Promise<void>;
}

/**
 * Answers the folder of uploads while they arrive: beside the stored ones, so that taking one over
 * is a rename.
 */
export const incomingFolder = (dataDir: string): string =>
  path.join(dataDir, 'uploads', 'incoming');

/** Writes a stream to a file of its own, never holding more of it than its head. */
export const spool = async (source: Readable, dataDir: string, key: string): Promise<Spooled> => {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, key);
  const discard = () => rm(file, { force: true });
  let size = 0;
  let head = Buffer.alloc(0);
  const hash = createHash('sha256');
  const look = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      done(null, chunk);
    },
  });
  try {
    // A source that is a request must outlive a write that fails, for its answer to be sent.
    const bytes = source.iterator({ destroyOnReturn: false });
    await pipeline(bytes, look, createWriteStream(file, { flags: 'wx' }));
    return { path: file, size, head, hash: hash.digest('hex'), discard };
  } catch (error) {
    await discard();
    throw error;
  }
};
