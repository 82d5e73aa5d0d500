import { applicationCalls, type Team, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface TeamLoaders {
  /** As everyone sees them: a banned team is null. */
  byId: DataLoader<string, Team | null>;
  /**
   * As the member sees them, never out of the shared answers: teams that change while one watches,
   * and banned ones of theirs and of competitions that they manage.
   */
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
