import { domain } from '#shared/domain.ts';

export const nodes = domain({
  name: 'nodes',
  chinese: '按类型与编号读取',
  graphql: 'Node',
  purpose: 'Things of several kinds by their ids, for clients that refresh what they hold.',
  calls: [],
  knows: { gateway: [] },
});
