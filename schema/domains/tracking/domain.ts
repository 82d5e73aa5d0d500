import { domain } from '#shared/domain.ts';
import { trackingCalls } from './rest.ts';

export const tracking = domain({
  name: 'tracking',
  chinese: '统计',
  rest: 'track, pageView',
  graphql: 'track, trackedCounts',
  purpose: 'Counts of what readers do and see, by day, forwarded where the operator says so.',
  calls: [trackingCalls],
  knows: { platform: [], gateway: [], web: [] },
});
