import { type Quest, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface QuestLoaders {
  /** Quests as the member stands in them; undefined for a visitor. */
  byId: DataLoader<string, Quest | null> | undefined;
}

export const questLoaders = ({ own }: LoaderScope): QuestLoaders => ({
  byId:
    own &&
    rowLoader(
      (ids) => own.call(questCalls.byIds, { query: { ids } }),
      (quest) => quest._id,
    ),
});
