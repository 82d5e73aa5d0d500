import {
  type LeaderboardGroup,
  leaderboardGroupCalls,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  type BoardLeaders,
  leaderboardCalls,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader } from '#upstream/batching.ts';

export interface LeaderboardLoaders {
  /** The groups of a task that everyone sees. */
  groupsOf: DataLoader<string, LeaderboardGroup[]>;
  /** The head of a task's public board; null where it isn't open. */
  leadersOf: DataLoader<string, BoardLeaders | null>;
  /** All groups of a competition's tasks, for who manages it; undefined for a visitor. */
  managedGroupsOf: DataLoader<string, LeaderboardGroup[]> | undefined;
}

export const leaderboardLoaders = ({ upstream, own }: LoaderScope): LeaderboardLoaders => {
  const { groups } = leaderboardGroupCalls;
  return {
    groupsOf: childrenLoader(
      (ids) => upstream.shared(groups, { query: { Task: ids } }),
      undefined,
      ({ Task }) => Task,
    ),
    leadersOf: rowLoader(
      (ids) => upstream.shared(leaderboardCalls.leaders, { query: { Task: ids } }),
      ({ Task }) => Task,
    ),
    managedGroupsOf:
      own &&
      childrenLoader(
        (ids) => own.call(groups, { query: { Competition: ids, managed: true } }),
        undefined,
        ({ Competition }) => Competition,
      ),
  };
};
