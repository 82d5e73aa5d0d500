import { domain } from '#shared/domain.ts';
import { parkedWorkCalls } from './rest.ts';

export const parkedWork = domain({
  name: 'parked-work',
  chinese: '搁置的工作',
  examplesHeading: '运维',
  rest: 'parkedWork',
  graphql: 'ParkedWork',
  purpose: 'Mails and jobs that failed three times, for administrators to retry or drop.',
  calls: [parkedWorkCalls],
  knows: { platform: ['moderation'], gateway: [], web: ['members', 'account'] },
});
