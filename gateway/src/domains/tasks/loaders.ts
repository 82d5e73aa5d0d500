import { type Quest, taskCalls } from '@whaletide/schema/rest/tasks.ts';
import type DataLoader from 'dataloader';
import type { GatewayContext } from '../../graphql/context.ts';
import { rowLoader } from '../../upstream/batching.ts';

export interface TaskLoaders {
  /** Quests as the member stands in them; undefined for a visitor. */
  byId: DataLoader<string, Quest | null> | undefined;
}

export const taskLoaders = ({ own }: GatewayContext): TaskLoaders => ({
  byId:
    own &&
    rowLoader(
      (ids) => own.call(taskCalls.byIds, { query: { ids } }),
      (quest) => quest._id,
    ),
});
