import { domain } from '#shared/domain.ts';
import { serviceAccountCalls } from './rest.ts';

export const serviceAccounts = domain({
  name: 'service-accounts',
  chinese: '服务账号',
  rest: 'serviceAccounts',
  graphql: 'ServiceAccount',
  purpose:
    'Accounts of programs, which belong to an organization or to the site, and their tokens.',
  calls: [serviceAccountCalls],
  knows: {
    platform: ['members', 'account', 'moderation', 'organizations'],
    gateway: [],
    web: ['account'],
  },
});
