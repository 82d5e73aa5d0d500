import { eq, sql } from 'drizzle-orm';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetVotingProblem } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { EVENT_DATASET_LIKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { likesOf } from '../votes/store/likes.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { datasets } from './tables.ts';

/** Likes of datasets, whose authors hear of them (event 36). */
export const { like, unlike } = likesOf<Dataset>({
  kind: 'DATASET',
  asSeen: datasetAsSeen,
  authorOf: ({ Creator }) => Creator,
  problem: datasetVotingProblem,
  count: (tx, id, change) =>
    tx
      .update(datasets)
      .set({ votesNumber: sql`${datasets.votesNumber} + ${change}` })
      .where(eq(datasets.id, id)),
  eventType: EVENT_DATASET_LIKED,
  eventData: ({ _id, Title }) => ({ Dataset: { _id, Name: Title } }),
});
