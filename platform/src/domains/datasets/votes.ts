import { eq, sql } from 'drizzle-orm';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetVotingProblem } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { EVENT_DATASET_LIKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import { memberById } from '../members/store.ts';
import { castVote, takeVoteBack } from '../votes/store.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { datasets } from './tables.ts';

const countVotes = (tx: Transaction, id: string, change: number) =>
  tx
    .update(datasets)
    .set({ votesNumber: sql`${datasets.votesNumber} + ${change}` })
    .where(eq(datasets.id, id));

const voteOf = (caller: Caller, targetId: string) =>
  ({ kind: 'DATASET', targetId, memberId: caller.id }) as const;

/**
 * Likes a dataset, whose author hears of it (event 36); a second time changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
 */
export const voteDataset = (
  { database, events, now }: Services,
  caller: Caller,
  id: string,
): Promise<Dataset> =>
  database.transaction(async (tx) => {
    const dataset = await datasetAsSeen(tx, caller, id);
    refuseIf(datasetVotingProblem({ isOwn: dataset.Creator === caller.id }));
    const date = now();
    const { counts, isNews } = await castVote(tx, voteOf(caller, id), date);
    if (counts) {
      await countVotes(tx, id, 1);
      await recordActivity(tx, byMember(caller.id, 'VOTE', 'DATASET', id), date);
    }
    const reader = isNews ? await memberById(tx, caller.id) : undefined;
    if (reader)
      await events.publish(tx, [dataset.Creator], {
        kind: 'notification',
        eventType: EVENT_DATASET_LIKED,
        related: id,
        data: {
          User: { _id: reader.id, Name: reader.name },
          Dataset: { _id: id, Name: dataset.Title },
        },
      });
    return datasetAsSeen(tx, caller, id);
  });

/** Takes a like back; without one nothing changes. @throws Refusal NOT_FOUND */
export const unvoteDataset = (
  { database }: Services,
  caller: Caller,
  id: string,
): Promise<Dataset> =>
  database.transaction(async (tx) => {
    await datasetAsSeen(tx, caller, id);
    if (await takeVoteBack(tx, voteOf(caller, id))) {
      await countVotes(tx, id, -1);
      await withdrawActivity(tx, byMember(caller.id, 'VOTE', 'DATASET', id));
    }
    return datasetAsSeen(tx, caller, id);
  });
