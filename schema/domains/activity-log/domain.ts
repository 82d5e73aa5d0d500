import { domain } from '#shared/domain.ts';

export const activityLog = domain({
  name: 'activity-log',
  purpose: 'Log of what members and columns have done, which the feed and counts are made of.',
  calls: [],
  knows: { platform: [] },
});
