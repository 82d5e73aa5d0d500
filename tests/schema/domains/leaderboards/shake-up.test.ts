import { describe, expect, it } from '@jest/globals';
import { shakeUp } from '@whaletide/schema/domains/leaderboards/rules/shake-up.ts';
import { shakenBoard } from '#tests/support/after-end-simulations.ts';
import { randomOf } from '#tests/support/random.ts';

const board = { teams: 150, publicRows: 600, privateRows: 1_400, alike: 0.9 };

describe('the change from the public to the private board', () => {
  it.each([1, 10])('is luck for honest teams of %d works each', (works) => {
    let [beyond, all] = [0, 0];
    for (let seed = 1; seed <= 5; seed += 1) {
      const shakes = shakenBoard({ ...board, works, random: randomOf(seed) });
      all += shakes.length;
      beyond += shakes.filter((shake) => shake.beyond).length;
      for (const { expected, low, high } of shakes) {
        expect(low).toBeLessThan(expected);
        expect(high).toBeGreaterThan(expected);
      }
    }
    expect(beyond / all).toBeLessThanOrEqual(0.01);
  });

  it('is beyond luck for teams that knew half of the public labels', () => {
    const cheats = { teams: 5, share: 0.5 };
    const shakes = shakenBoard({ ...board, works: 1, cheats, random: randomOf(7) });
    expect(shakes.map(({ beyond }, team) => (beyond ? team : -1)).filter((at) => at >= 0)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('isn’t told of fewer than five teams, and is none for equal works', () => {
    const one = { publicScore: 0.9, privateScore: 0.8, publicSums: [1, -1], privateSums: [1, -1] };
    const rows = { public: 100, private: 100 };
    expect(shakeUp([one, one, one, one], rows)).toEqual([]);
    for (const { beyond, change, expected } of shakeUp([one, one, one, one, one], rows)) {
      expect(beyond).toBe(false);
      expect(change).toBeCloseTo(expected);
    }
  });
});
