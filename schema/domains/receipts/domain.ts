import { domain } from '#shared/domain.ts';
import { logCalls } from './rest.ts';

export const receipts = domain({
  name: 'receipts',
  chinese: '回执',
  rest: 'log, receipts',
  graphql: 'Receipt, Checkpoint',
  purpose: 'Public log of scores that only grows, receipts of works, and proofs of both.',
  calls: [logCalls],
  knows: { platform: ['competitions'], gateway: [], web: ['competitions'] },
});
