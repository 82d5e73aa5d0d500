import { describe, expect, it } from '@jest/globals';
import { keptScore, scoreColumnText, scoreText } from '#schema/shared/rules/scores.ts';

describe('scores', () => {
  it.each([
    [1, '1'],
    [0, '0'],
    [-0, '0'],
    [0.9, '0.9'],
    [0.454545454, '0.45455'],
    [12.300001, '12.3'],
    [0.0005, '0.0005'],
    [0.00001, '0.00001'],
    [1.2e-5, '1.2e-5'],
    [-1.2e-5, '-1.2e-5'],
    [2.3456789e-13, '2.3457e-13'],
    [123456.789, '123456.789'],
    [3.4e12, '3.4e12'],
    [123456789012.345, '1.23456789e11'],
    [1e300, '1e300'],
  ])('%d reads %s', (score, text) => {
    expect(scoreText(score)).toBe(text);
  });

  it('line up by the longest of them', () => {
    const textsOf = (...scores: number[]) => scores.map(scoreColumnText(scores));
    expect(textsOf(1, 0.95, 0.9)).toEqual(['1.00', '0.95', '0.90']);
    expect(textsOf(3, 4)).toEqual(['3', '4']);
    expect(textsOf(0.25, 1.2e-5, 1)).toEqual(['0.25', '1.2e-5', '1.00']);
    expect(textsOf()).toEqual([]);
  });

  it('show more digits where different ones would look the same', () => {
    const textsOf = (...scores: number[]) => scores.map(scoreColumnText(scores));
    expect(textsOf(0.84321234, 0.84321199, 0.8)).toEqual(['0.8432123', '0.8432120', '0.8000000']);
    expect(textsOf(0.84321234, 0.84321234)).toEqual(['0.84321', '0.84321']);
    expect(textsOf(1.23456781e-8, 1.23456789e-8)).toEqual(['1.2345678e-8', '1.2345679e-8']);
  });
});

describe('a score that is kept', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1.23456789012345e-10, 1.23456789012e-10],
    [9.87654321098765e20, 9.87654321099e20],
  ])('%d is %d', (score, kept) => {
    expect(keptScore(score)).toBe(kept);
  });

  it('is 0 where shares of the best one cancel out, and tiny where losses are', () => {
    expect(keptScore(-5.6e-17, 1)).toBe(0);
    expect(keptScore(5.6e-17, 0)).toBe(5.6e-17);
    expect(keptScore(5.6e-17)).toBe(5.6e-17);
  });
});
