import type { EventName, LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateTeams } from './refresh.ts';

const teamEvents: readonly EventName[] = [
  'TEAM_MERGED',
  'MERGE_REQUESTED',
  'MERGE_REJECTED',
  'REQUEST_WITHDRAWN',
  'TEAM_LEFT',
  'TEAM_DISSOLVED',
  'LEAVE_REQUESTED',
  'BECAME_CAPTAIN',
  'REMOVAL_REQUESTED',
  'LEAVE_REJECTED',
  'REMOVAL_REJECTED',
];

export const teamRefreshes: LiveRefresh[] = [
  {
    on: ({ eventName, competitionId }) =>
      competitionId !== undefined && teamEvents.includes(eventName),
    refresh: (cache, { competitionId }) => {
      if (competitionId !== undefined) invalidateTeams(cache, competitionId);
    },
  },
];
