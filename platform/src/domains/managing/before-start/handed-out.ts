import type { Services } from '#services.ts';
import { type HandedOutFile, MOST_BYTES, MOST_BYTES_IN_ALL } from './forecast-task.ts';

/** File as it is stored. */
export interface HandedOut {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** Names by which texts are told from pictures and models, which aren't looked at. */
const TEXT = /\.(csv|tsv|txt|zip|gz)$/i;
/** Files that are looked at. */
const MOST_FILES = 20;

/** The tables among these files, with the addresses at which a process reads them. */
export const locateTables = async (
  { files }: Pick<Services, 'files'>,
  handedOut: readonly HandedOut[],
): Promise<HandedOutFile[]> => {
  let left = MOST_BYTES_IN_ALL;
  const found: HandedOutFile[] = [];
  for (const { key, name, size } of handedOut.filter((one) => TEXT.test(one.name))) {
    if (found.length === MOST_FILES) break;
    const fits = size <= MOST_BYTES && size <= left;
    if (fits) left -= size;
    found.push({ name, address: fits ? await files.locate(key) : null });
  }
  return found;
};
