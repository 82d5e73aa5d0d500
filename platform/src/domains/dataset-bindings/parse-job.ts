import { eq } from 'drizzle-orm';
import type { Parser } from '../../files/parsing/parser.ts';
import type { LeasedJob } from '../../jobs/leases.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { uploads } from '../uploads/tables.ts';
import { datasetFiles } from './tables.ts';

/** A file has come into a dataset and is to be shown there. */
export const PARSE_JOB = 'parse-dataset-file';

const tokenOf = (job: LeasedJob) => (job.data as { token: string }).token;

/** Parses files of datasets for their caller; one that can't be read is shown as such. */
export const parseHandler = ({ database }: Services, parser: Parser): JobHandler => ({
  run: async (job, finish) => {
    const token = tokenOf(job);
    const [upload] = await database.db.select().from(uploads).where(eq(uploads.key, token));
    const parsed = upload
      ? await parser.parse({ key: token, ext: upload.ext, name: upload.name, size: upload.size })
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
