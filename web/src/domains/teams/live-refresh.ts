import { isTeamEvent } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateTeams } from './refresh.ts';

export const teamRefreshes: LiveRefresh[] = [
  {
    on: ({ eventType, competitionId }) => competitionId !== undefined && isTeamEvent(eventType),
    refresh: (cache, { competitionId }) => {
      if (competitionId !== undefined) invalidateTeams(cache, competitionId);
    },
  },
];
