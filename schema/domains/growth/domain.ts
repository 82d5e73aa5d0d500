import { domain } from '#shared/domain.ts';
import { growthCalls } from './rest.ts';

export const growth = domain({
  name: 'growth',
  chinese: '成长',
  rest: 'levels, wallets, weekly bonus',
  graphql: 'Level, Wallet',
  purpose: 'Levels, privileges and whale coins; owns the ledger that all coins move through.',
  calls: [growthCalls],
  knows: { platform: ['members'], gateway: [], web: ['quests', 'account', 'competitions'] },
});
