import { and, eq } from 'drizzle-orm';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { isListedDataset } from './list.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { datasets } from './tables.ts';

/** Puts a public dataset among those that editors have chosen, or out. @throws Refusal FORBIDDEN, NOT_FOUND */
export const featureDataset = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  selected: boolean,
): Promise<Dataset> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以设置精选数据集');
  return database.transaction(async (tx) => {
    const own = and(eq(datasets.id, id), isListedDataset);
    const [before] = await tx
      .select({ selected: datasets.selected, title: datasets.title })
      .from(datasets)
      .where(own)
      .for('update');
    if (!before) throw notFound('数据集');
    if (before.selected !== selected) {
      await tx.update(datasets).set({ selected }).where(eq(datasets.id, id));
      await record(tx, actedBy(caller, now), {
        action: 'datasets.feature',
        kind: 'DATASET',
        target: id,
        title: before.title,
        before: { selected: before.selected },
        after: { selected },
      });
    }
    return datasetAsSeen(tx, caller, id);
  });
};
