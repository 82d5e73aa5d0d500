import type { ApolloCache, ApolloClient } from '@apollo/client';
import { invalidate, invalidateQueries } from '#apollo/invalidate.ts';

/** Everything that shows teams of a competition, and the viewer's place in it, is out of date. */
export const invalidateTeams = (cache: ApolloCache, competitionId: string) => {
  invalidateQueries(cache, 'team');
  const competition = cache.identify({ __typename: 'Competition', id: competitionId });
  invalidate(cache, competition, ['viewerState', 'teamsCount', 'teams']);
};

/** After a change by the viewer: the queries on screen are asked again. */
export const refreshTeams = (client: ApolloClient, competitionId: string) =>
  client.refetchQueries({ updateCache: (cache) => invalidateTeams(cache, competitionId) });
