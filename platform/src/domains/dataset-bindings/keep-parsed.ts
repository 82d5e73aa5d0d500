import { eq } from 'drizzle-orm';
import { READER_VERSION } from '#files/parsing/reader-version.ts';
import type { previewHandler } from '../datasets/store/preview-jobs.ts';
import { datasetFiles } from './tables.ts';

/** Keeps what a file was parsed into. It may have left its dataset meanwhile: then there is no row. */
export const keepParsed: Parameters<typeof previewHandler>[2] = async (
  tx,
  key,
  { State: state, Parsed: parsed },
) => {
  await tx
    .update(datasetFiles)
    .set({ state, parsed, reader: READER_VERSION })
    .where(eq(datasetFiles.token, key));
};
