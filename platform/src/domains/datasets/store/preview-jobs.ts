import { eq, sql } from 'drizzle-orm';
import type { FileMetadata } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type { Transaction } from '#database/database.ts';
import type { Parser } from '#files/parsing/parser.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { uploads } from '#domains/uploads/tables.ts';

/** Job for a file of a dataset that is looked at for the first time. */
export const PREVIEW_JOB = 'preview-dataset-file';
/** Job for a file that has come into a dataset of a competition. */
export const PARSE_JOB = 'parse-dataset-file';

/** Time of a file, in milliseconds, beyond which its uploader's others go to the end of the line. */
const LONG_MS = 1_000;

export interface PreviewJob {
  /** Key of the upload. */
  key: string;
  /** Member who uploaded it. */
  author: string;
}

type Preview = Pick<FileMetadata, 'State' | 'Parsed'>;

const keyOf = (job: LeasedJob) => (job.data as PreviewJob).key;

/**
 * Parses a file away from its caller; one that can't be read is kept as such. Where it took long, its
 * uploader's next ones wait behind all that others have asked for meanwhile.
 */
export const previewHandler = (
  { database, jobs, now }: Services,
  parser: Parser,
  keep: (tx: Transaction, key: string, preview: Preview) => Promise<void>,
): JobHandler => ({
  run: async (job, finish) => {
    const key = keyOf(job);
    const [upload] = await database.db.select().from(uploads).where(eq(uploads.key, key));
    const start = performance.now();
    const Parsed = upload ? await parser.parse(upload) : null;
    const took = performance.now() - start;
    await database.transaction(async (tx) => {
      await finish(tx);
      await keep(tx, key, { State: Parsed ? 'ready' : 'none', Parsed });
      if (!upload || took < LONG_MS) return;
      await jobs.putOff(tx, {
        kinds: [PREVIEW_JOB, PARSE_JOB],
        about: ['author', sql`(${upload.memberId})`],
        due: now(),
      });
    });
  },
  giveUp: (tx, job) => keep(tx, keyOf(job), { State: 'none', Parsed: null }),
});
