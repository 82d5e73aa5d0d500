import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Bytes that are read of one file in all: its beginning, and as much again for formats that begin at
 * their end.
 */
const MOST_READ = 2 * previewLimits.countedBytes;

/**
 * Opens parts of a stored file that lie within it, up to a number of bytes in all, whatever places
 * the file itself names. `failure` is the store's own, which says nothing of the file.
 */
export const boundedOpen = (
  file: Pick<StoredFile, 'size' | 'open'>,
): { open: StoredFile['open']; failure: () => unknown } => {
  let failed: unknown;
  let read = 0;
  const fail = (error: unknown) => {
    failed ??= error;
    throw error;
  };
  const open: StoredFile['open'] = async (part) => {
    if (part) {
      const { start, end } = part;
      const isWithin = Number.isSafeInteger(start) && start >= 0 && start <= end && end < file.size;
      if (!isWithin) throw new RangeError('the part lies outside of the file');
      read += end - start + 1;
      if (read > MOST_READ) throw new RangeError('too much of the file would be read');
    }
    const stream = await file.open(part).catch(fail);
    return stream.once('error', (error) => {
      failed ??= error;
    });
  };
  return { open, failure: () => failed };
};
