import { domain } from '#shared/domain.ts';
import { memberCalls } from './rest.ts';

export const members = domain({
  name: 'members',
  chinese: '成员',
  rest: 'users, follow',
  graphql: 'Member, FollowTarget',
  purpose: 'Profiles, cards and whom or what a member follows.',
  calls: [memberCalls],
  knows: { platform: ['search', 'activity-log'], gateway: [], web: ['account', 'chat'] },
});
