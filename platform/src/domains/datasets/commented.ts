import { and, eq, sql } from 'drizzle-orm';
import { EVENT_DATASET_COMMENTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { CommentTarget } from '../comments/store/targets.ts';
import { datasets } from './tables.ts';

const there = (id: string) => and(eq(datasets.id, id), eq(datasets.deleted, false));

/** Datasets, as they are commented on; who knows the address of a shared one joins in. */
export const commentedDataset: CommentTarget = {
  eventType: EVENT_DATASET_COMMENTED,
  find: async (db, id) => {
    const { memberId, title, visibility, collapsedDate } = datasets;
    const [dataset] = await db
      .select({ memberId, title, visibility, collapsedDate })
      .from(datasets)
      .where(there(id));
    return (
      dataset && {
        ownerId: dataset.memberId,
        title: dataset.title,
        state:
          dataset.visibility === 'PRIVATE' ? 'PRIVATE' : dataset.collapsedDate ? 'FOLDED' : 'OPEN',
        data: { Dataset: { _id: id, Name: dataset.title } },
      }
    );
  },
  count: async (tx, id, change) => {
    const counted = await tx
      .update(datasets)
      .set({ commentsNumber: sql`${datasets.commentsNumber} + ${change}` })
      .where(there(id))
      .returning({ id: datasets.id });
    return counted.length > 0;
  },
};
