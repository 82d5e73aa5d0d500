import { describe, expect, it } from '@jest/globals';
import { frozenSince } from '@whaletide/schema/domains/leaderboards/rules/frozen-board.ts';

describe('a board of the last hours', () => {
  const endDate = '2026-06-02T00:00:00.000Z';
  it.each([
    ['without the option', null, '2026-06-01T23:00:00Z', null],
    ['before the hours', 24, '2026-05-31T23:59:59Z', null],
    ['from their begin on', 24, '2026-06-01T00:00:00Z', '2026-06-01T00:00:00.000Z'],
    ['until the end', 24, '2026-06-01T23:59:59Z', '2026-06-01T00:00:00.000Z'],
    ['not from the end on', 24, '2026-06-02T00:00:00Z', null],
  ])('%s', (_, frozenHours, now, since) => {
    expect(frozenSince({ endDate, frozenHours }, new Date(now))?.toISOString() ?? null).toBe(since);
  });
});
