import { describe, expect, it } from '@jest/globals';
import { sharedErrors } from '@whaletide/schema/domains/leaderboards/rules/shared-errors.ts';
import { copiedBoard } from '#tests/support/after-end-simulations.ts';
import { randomOf } from '#tests/support/random.ts';

describe('shared errors', () => {
  it.each([
    [2, 60],
    [5, 60],
    [2, 700],
    [5, 700],
  ])('name planted copies alone, of %d classes among %d results', (classes, teams) => {
    const options = { teams, rows: 800, classes, copies: 10, random: randomOf(teams + classes) };
    const { pairs, planted } = copiedBoard(options);
    const named = pairs.map(({ one, other }) => `${one}:${other}`);
    expect(named.filter((pair) => planted.has(pair))).toHaveLength(10);
    expect(named.filter((pair) => !planted.has(pair)).length).toBeLessThanOrEqual(1);
    for (const { shared, expected, logChance } of pairs) {
      expect(shared).toBeGreaterThan(expected);
      expect(logChance).toBeLessThan(-5);
    }
  });

  it('are no evidence where there are few, or none', () => {
    expect(sharedErrors([])).toEqual([]);
    expect(sharedErrors([new Uint32Array(), new Uint32Array()])).toEqual([]);
    const few = Uint32Array.from([1, 2, 3, 4, 5]);
    expect(sharedErrors([few, few, Uint32Array.from([6, 7])])).toEqual([]);
  });
});
