import { eq } from 'drizzle-orm';
import { fileKind } from '@whaletide/schema/rules/dataset-files.ts';
import type { LeasedJob } from '../../jobs/queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { uploads } from '../uploads/tables.ts';
import { parseFile } from './parsing/parse-file.ts';
import { datasetFiles } from './tables.ts';

/** A file has come into a dataset and is to be shown there. */
export const PARSE_JOB = 'parse-dataset-file';

const tokenOf = (job: LeasedJob) => (job.data as { token: string }).token;

/** Parses files of datasets for their caller; one that can't be read is shown as such. */
export const parseHandler = ({ database, files }: Services): JobHandler => ({
  run: async (job, finish) => {
    const token = tokenOf(job);
    const [upload] = await database.db.select().from(uploads).where(eq(uploads.key, token));
    const kind = upload ? fileKind(upload.ext) : null;
    const parsed =
      upload && kind
        ? await parseFile(kind, {
            ...upload,
            open: (part) => files.open(token, part),
          })
        : null;
    await database.transaction(async (tx) => {
      await finish(tx);
      // It may have left its dataset meanwhile: then there is no row.
      await tx
        .update(datasetFiles)
        .set({ state: parsed ? 'ready' : 'none', parsed })
        .where(eq(datasetFiles.token, token));
    });
  },
  giveUp: async (tx, job) => {
    await tx
      .update(datasetFiles)
      .set({ state: 'none' })
      .where(eq(datasetFiles.token, tokenOf(job)));
  },
});
