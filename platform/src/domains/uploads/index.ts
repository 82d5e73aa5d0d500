import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Domain, Gathered } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import type { Services } from '#services.ts';
import { personal } from './personal.ts';
import { uploadRoutes } from './routes.ts';
import { ASSEMBLE_JOB, assembleHandler } from './store/assembling.ts';
import { forgetFailures } from './store/failures.ts';
import { dropExpiredUploads } from './store/sessions.ts';
import { forgetUnused } from './store/uploads.ts';
import { sweepFiles } from './sweep.ts';
import { uploadParts } from './tables.ts';
import { placedByPurpose } from './placed.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

declare module '#domain.ts' {
  interface Domain {
    /** Columns that name an upload in use, by its purpose; others of that purpose go after a day. */
    usedUploads?: Partial<Record<UploadPurpose, readonly PgColumn[]>>;
    /** Columns with keys of stored files beside the uploads. */
    storedFiles?: readonly PgColumn[];
  }
  interface Gathered {
    usedUploads: Partial<Record<UploadPurpose, readonly PgColumn[]>>;
    storedFiles: readonly PgColumn[];
  }
}

/**
 * Forgets uploads that their domains never took over, then the files that nothing names, and what
 * was remembered of them.
 */
const clear = async (
  services: Services,
  { usedUploads, storedFiles }: Pick<Gathered, 'usedUploads' | 'storedFiles'>,
): Promise<void> => {
  const before = new Date(services.now().getTime() - DAY);
  for (const [purpose, columns] of Object.entries(usedUploads))
    await forgetUnused(services.database.db, purpose as UploadPurpose, before, columns);
  await sweepFiles(services, storedFiles);
  await forgetFailures(services.database.db);
};

export const uploads = {
  routes: ({ uploads: rules, organizes }) => [uploadRoutes({ ...rules, organizes })],
  jobs: ({ services }) => ({ files: { [ASSEMBLE_JOB]: assembleHandler(services) } }),
  upkeep: (services, gathered) => [
    () => dropExpiredUploads(services),
    daily(() => clear(services, gathered), services.now),
  ],
  storedFiles: [uploadParts.key],
  personal,
  placed: placedByPurpose,
} satisfies Domain;
