import { viewer } from '#tests/web/support/data.ts';

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

/** The viewer with parts of their side of the programme. */
export const creator = (parts: object) => ({
  viewer: { ...viewer, creator: { __typename: 'Creator', ...parts } },
});

/** A creator's running week, as the gateway answers it. */
export const runningWeek = (lines: readonly object[] = [], changes: object = {}) =>
  creator({
    overview: {
      __typename: 'CreatorOverview',
      id: 'a'.repeat(24),
      week: {
        __typename: 'CreatorWeek',
        week: '2026-11-23',
        settlesAt: '2026-12-01T16:00:00.000Z',
        coins: 60,
        cutCoins: 6,
        weeklyCap: 60,
        linesCount: lines.length,
        lines,
        ...changes,
      },
    },
  });

export const weekLine = (changes: object = {}) => ({
  __typename: 'CreatorWeekLine',
  kind: 'PROJECT',
  targetId: 'b'.repeat(24),
  title: '企鹅识别',
  source: 'FORK',
  coins: 60,
  text: '22 人 Fork',
  notes: ['超出项目每周 60 鲸币的上限，少计 6 鲸币'],
  ...changes,
});
