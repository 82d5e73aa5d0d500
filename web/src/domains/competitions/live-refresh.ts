import { idsOf, invalidate, invalidateQueries } from '#apollo/invalidate.ts';
import type { EventName, LiveEvent, LiveRefresh } from '#apollo/live-refresh.ts';

/** Events on which an open competition is fetched again; what has no name yet may be one, too. */
const changing: readonly EventName[] = [
  'TEAM_MERGED',
  'TEAM_LEFT',
  'TEAM_DISSOLVED',
  'PROMOTED',
  'TEAM_BANNED',
  'TEAM_UNBANNED',
  'RANKING_PUBLISHED',
  'DEADLINE_MOVED',
  'TASK_EXCLUDED',
  'TASK_RESTORED',
  'ROLE_GIVEN',
  'ROLE_TAKEN',
  'QUALIFICATION_PASSED',
  'QUALIFICATION_REJECTED',
  'REGISTRATION_PASSED',
  'REGISTRATION_REJECTED',
];

const changes = ({ eventName, competitionId }: LiveEvent) =>
  changing.includes(eventName) || (eventName === 'OTHER' && competitionId !== undefined);

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
