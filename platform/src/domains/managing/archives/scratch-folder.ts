import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { incomingFolder } from '#files/spool.ts';
import { newUploadKey } from '#domains/uploads/store/uploads.ts';

/**
 * Lets work have a folder of its own beside the stored files, which goes with the work. One that a
 * killed process left is swept.
 */
export const inScratchFolder = async <T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = path.join(incomingFolder(dataDir), newUploadKey());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
