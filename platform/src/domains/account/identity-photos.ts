import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '#services.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import { realNames } from './tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/**
 * Forgets the photos of identity cards that were decided on long enough ago, file and all: the
 * decision stays, its evidence doesn't. Repeating this changes nothing.
 */
export const forgetIdentityPhotos = async ({
  config,
  database,
  files,
  now,
}: Pick<Services, 'config' | 'database' | 'files' | 'now'>): Promise<void> => {
  const { photoKey, reviewDate } = realNames;
  const decidedBefore = new Date(now().getTime() - config.limits.identityPhotoDays * DAY);
  const old = await database.db
    .select({ key: photoKey })
    .from(realNames)
    .where(isNotNull(photoKey))
    .groupBy(photoKey)
    // A photo may stand behind several requests; one that waits has no review date.
    .having(sql`bool_and(coalesce(${reviewDate} < ${decidedBefore}, false))`)
    .limit(1_000);
  for (const { key } of old) {
    if (key === null) continue;
    await database.transaction(async (tx) => {
      await tx.update(realNames).set({ photoKey: null }).where(eq(photoKey, key));
      // Refused by the database where the photo was handed in again at this moment.
      await forgetUpload(tx, { key, purpose: 'identity' });
      await files.remove(key);
    });
  }
};
