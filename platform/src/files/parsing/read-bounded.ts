import { buffer } from 'node:stream/consumers';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { StoredFile } from './stored-file.ts';

/** The beginning of a file, of at most so many bytes, and whether it goes on. */
export const readBounded = async (
  { size, open }: Pick<StoredFile, 'size' | 'open'>,
  most: number = previewLimits.countedBytes,
): Promise<{ bytes: Buffer; isCut: boolean }> => {
  if (size === 0) return { bytes: Buffer.alloc(0), isCut: false };
  const isCut = size > most;
  const stream = await open(isCut ? { start: 0, end: most - 1 } : undefined);
  return { bytes: await buffer(stream), isCut };
};
