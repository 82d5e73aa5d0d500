import { domain } from '#shared/domain.ts';
import { activityCalls } from './rest.ts';

export const activities = domain({
  name: 'activities',
  chinese: '活动',
  rest: 'competitionsCommunity, competitionFields',
  graphql: 'activities, ActivityField',
  purpose: 'Competitions of the activity kind by field: workshops, training camps, live sessions.',
  calls: [activityCalls],
  knows: {
    platform: ['moderation', 'competitions'],
    gateway: [],
    web: ['members', 'account', 'competitions', 'site', 'teams'],
  },
});
