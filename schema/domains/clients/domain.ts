import { domain } from '#shared/domain.ts';
import { clientCalls } from './rest.ts';

export const clients = domain({
  name: 'clients',
  chinese: '客户端使用情况',
  rest: 'clients',
  graphql: 'ClientUsage',
  purpose: 'What each client asks of the gateway, its errors and deprecated fields, by day.',
  calls: [clientCalls],
  knows: { platform: [], gateway: [], web: ['account'] },
});
