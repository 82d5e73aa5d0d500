import { eq, lt, sql } from 'drizzle-orm';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { datasetReads, datasets } from './tables.ts';

const counters = {
  view: { viewsNumber: sql`${datasets.viewsNumber} + 1` },
  download: { downloadsNumber: sql`${datasets.downloadsNumber} + 1` },
} as const;

/** Counts that a member looks at a dataset or downloads of it, once a day; its own member never counts. @throws Refusal NOT_FOUND */
export const countRead = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  kind: 'view' | 'download',
): Promise<void> =>
  database.transaction(async (tx) => {
    const dataset = await datasetAsSeen(tx, caller, id);
    if (dataset.Creator === caller.id) return;
    const first = await tx
      .insert(datasetReads)
      .values({ datasetId: id, memberId: caller.id, kind, day: dayKey(now()) })
      .onConflictDoNothing()
      .returning({ datasetId: datasetReads.datasetId });
    if (first.length > 0) await tx.update(datasets).set(counters[kind]).where(eq(datasets.id, id));
  });

/** Deletes the reads of past days, which no longer prevent counting twice. */
export const pruneReads = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(datasetReads).where(lt(datasetReads.day, dayKey(now)));
};
