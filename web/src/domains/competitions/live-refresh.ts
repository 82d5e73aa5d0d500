import { eventsThatChangeCompetitions } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { idsOf, invalidate, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

const changes = ({ eventType }: { eventType: number }) =>
  eventsThatChangeCompetitions.includes(eventType);

export const competitionRefreshes: LiveRefresh[] = [
  {
    on: (event) => event.competitionId !== undefined || changes(event),
    refresh: (cache, event) => {
      // A change that came without its competition may be of any.
      const competitions =
        event.competitionId === undefined
          ? idsOf(cache, 'Competition')
          : [cache.identify({ __typename: 'Competition', id: event.competitionId })];
      // An open competition that has changed is asked for as a whole.
      const fields = changes(event) ? undefined : ['viewerState', 'worksCount'];
      for (const competition of competitions) invalidate(cache, competition, fields);
      // The team's submissions have become others too.
      if (changes(event)) invalidateQueries(cache, 'leaderboard', 'competitionTask');
    },
  },
];
