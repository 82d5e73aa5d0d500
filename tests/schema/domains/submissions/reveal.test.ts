import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  revealedScore,
  revealError,
  standardError,
} from '#schema/domains/submissions/rules/reveal.ts';

describe('revealedScore', () => {
  it.each([
    // score, standard error, revealed
    [0.547723, 0.0187, 0.55],
    [0.547723, 0.0053, 0.55],
    [0.547723, 0.0049, 0.548],
    [0.8347, 0.0021, 0.834],
    [0.8347, 0.25, 0.8],
    [1234.567, 37, 1240],
    [1234.567, 1, 1235],
    [-3.14159, 0.01, -3.14],
    [-0.001, 0.05, 0],
    [0.3, 0.1, 0.3],
    [0.7, 0.1, 0.7],
    [1, 0.004, 1],
  ])('of %p with error %p is %p', (score, error, revealed) => {
    expect(revealedScore(score, error)).toBe(revealed);
  });

  it.each([
    [0.123456789, null, 0.12346],
    [1234567.8, null, 1234600],
    [0.123456789, 0, 0.12346],
    // The noise of sums is no error.
    [0.123456789, 1e-17, 0.12346],
    [1, null, 1],
    [0, null, 0],
  ])('of %p with error %p has five significant digits: %p', (score, error, revealed) => {
    expect(revealedScore(score, error)).toBe(revealed);
  });

  const scores = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const errors = fc.double({ min: 20, max: 1e6, noNaN: true });

  it('is off by half of the error at most, stays when revealed again, and keeps the order', () => {
    fc.assert(
      fc.property(scores, scores, errors, (one, other, error) => {
        const revealed = revealedScore(one, error);
        expect(Math.abs(revealed - one)).toBeLessThanOrEqual(error / 2 + Math.abs(one) * 1e-12);
        expect(revealedScore(revealed, error)).toBe(revealed);
        if (one <= other) expect(revealed).toBeLessThanOrEqual(revealedScore(other, error));
      }),
    );
  });
});

describe('standardError', () => {
  it('of a mean is the sample’s standard deviation by √n', () => {
    const losses = Array.from({ length: 200 }, (_, row) => ((row * 7919) % 101) / 10);
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / 199;
    const own = standardError(
      losses.map((loss) => loss - mean),
      200,
    );
    expect(own).toBeCloseTo(Math.sqrt(variance / 200), 3);
  });

  it('isn’t told of fewer than 30 rows, nor of a single block', () => {
    expect(standardError([1, -1], 29)).toBeNull();
    expect(standardError([1, 0, 0], 100)).toBeNull();
  });

  it('is 0 where no row differs', () => {
    expect(standardError(new Float32Array(256), 100)).toBe(0);
  });
});

describe('revealError', () => {
  const guess = { score: 0.7, error: 0.016 };

  it('is at least that of guessing, for a result that is as far from the best', () => {
    expect(revealError(0.7, 0, guess, 0)).toBeCloseTo(0.016);
    expect(revealError(0.9, 0.002, guess, 0)).toBeCloseTo(0.016);
    expect(revealError(0.35, 0, guess, 0)).toBeCloseTo(0.008);
  });

  it('is its own where that is larger, or nothing is known of guessing', () => {
    expect(revealError(0.7, 0.02, guess, 0)).toBe(0.02);
    expect(revealError(0.7, 0.001, null, 0)).toBe(0.001);
    expect(revealError(0.7, 0.001, guess, -Infinity)).toBe(0.001);
    expect(revealError(0.7, null, guess, 0)).toBeNull();
  });
});
