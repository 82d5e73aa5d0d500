/** A creator's overview, as the gateway answers it. */
export const overview = (changes: object = {}) => ({
  __typename: 'CreatorOverview',
  id: 'a'.repeat(24),
  status: 'ACTIVE',
  joinedAt: '2026-10-01T00:00:00.000Z',
  banReason: null,
  violations: [],
  balance: 120,
  earned: 210,
  earnedLast: 92,
  settledWeek: '2026-11-16',
  nextSettlementAt: '2026-12-01T16:00:00.000Z',
  exchangeLeft: 250,
  held: 50,
  paidBy: '2026-12-15',
  ...changes,
});

export const exchange = (changes: object = {}) => ({
  __typename: 'Exchange',
  id: 'e'.repeat(24),
  amount: 50,
  status: 'WAITING',
  requestedAt: '2026-11-20T04:00:00.000Z',
  paidBy: '2026-12-15',
  decidedAt: null,
  cardCode: null,
  reason: null,
  ...changes,
});
