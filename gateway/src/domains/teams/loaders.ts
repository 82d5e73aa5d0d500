import { applicationCalls, type Team, teamCalls } from '@whaletide/schema/rest/teams.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { rowLoader } from '../../upstream/batching.ts';

export interface TeamLoaders {
  byId: DataLoader<string, Team | null>;
  /** The same, but never out of the shared answers: teams that the member is watching change. */
  current: DataLoader<string, Team | null>;
  /** By team: what waits for the member's answer; undefined for a visitor. */
  pending: DataLoader<string, { Team: string; Count: number } | null> | undefined;
}

export const teamLoaders = ({ upstream, own }: LoaderScope): TeamLoaders => ({
  byId: rowLoader(
    (ids) => upstream.shared(teamCalls.list, { query: { ids } }),
    (team) => team._id,
  ),
  current: rowLoader(
    (ids) =>
      own
        ? own.call(teamCalls.list, { query: { ids } })
        : upstream.shared(teamCalls.list, { query: { ids } }),
    (team) => team._id,
  ),
  pending:
    own &&
    rowLoader(
      (ids) => own.call(applicationCalls.pending, { query: { Team: ids } }),
      (row) => row.Team,
    ),
});
