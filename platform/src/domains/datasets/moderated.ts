import { and, eq, ne } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import { datasets } from './tables.ts';

/**
 * Datasets that others see, as administrators fold and delete them; private ones aren't moderated.
 */
export const datasetContent: ContentSource = {
  find: async (tx, id) => {
    const { id: own, memberId, title, collapsedReason } = datasets;
    const [dataset] = await tx
      .select({ id: own, memberId, title, collapsedReason })
      .from(datasets)
      .where(and(eq(own, id), ne(datasets.visibility, 'PRIVATE'), eq(datasets.deleted, false)))
      .for('update');
    return (
      dataset && {
        ownerId: dataset.memberId,
        title: dataset.title,
        collapsedReason: dataset.collapsedReason,
        data: { Dataset: { _id: dataset.id, Name: dataset.title } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(datasets).set(folding).where(eq(datasets.id, id));
  },
  remove: async (tx, id) => {
    await tx.update(datasets).set({ deleted: true }).where(eq(datasets.id, id));
  },
};
