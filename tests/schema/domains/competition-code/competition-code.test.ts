import { describe, expect, it } from '@jest/globals';
import { sharesCode } from '@whaletide/schema/domains/competition-code/rules.ts';

const now = new Date('2026-11-30T00:00:00Z');
const past = new Date('2026-11-01T00:00:00Z');
const longPast = new Date('2026-10-01T00:00:00Z');
const future = new Date('2026-12-24T00:00:00Z');

describe('code is shared', () => {
  it.each([
    ['during', 'before the start', future, future, false],
    ['during', 'while it runs', past, future, true],
    ['during', 'without an end', past, null, true],
    ['during', 'after the end', longPast, past, true],
    ['after', 'while it runs', past, future, false],
    ['after', 'without an end', past, null, false],
    ['after', 'at the end', past, now, true],
    ['after', 'after the end', longPast, past, true],
    ['never', 'while it runs', past, future, false],
    ['never', 'after the end', longPast, past, false],
  ] as const)('%s: %s', (sharing, _, startDate, endDate, is) => {
    expect(sharesCode({ sharing, startDate, endDate }, now)).toBe(is);
  });
});
