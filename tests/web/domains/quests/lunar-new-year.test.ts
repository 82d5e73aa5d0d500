import { describe, expect, it } from '@jest/globals';
import { isWithinYearly } from '#web/src/domains/quests/components/RewardsModal/lunar-new-year.ts';

const spring = { start: '01-27', end: '02-10' };

describe('the yearly window', () => {
  it.each([
    ['2027-01-26T15:59:59Z', false],
    ['2027-01-26T16:00:00Z', true], // midnight of the 27th in Shanghai
    ['2027-02-10T15:59:59Z', true],
    ['2027-02-10T16:00:00Z', false],
  ])('at %s: %s', (time, within) => {
    expect(isWithinYearly(spring, new Date(time))).toBe(within);
  });

  it('may span the new year, or not be there at all', () => {
    const winter = { start: '12-20', end: '01-05' };
    expect(isWithinYearly(winter, new Date('2026-12-31T12:00:00Z'))).toBe(true);
    expect(isWithinYearly(winter, new Date('2026-11-30T12:00:00Z'))).toBe(false);
    expect(isWithinYearly(null, new Date())).toBe(false);
  });
});
