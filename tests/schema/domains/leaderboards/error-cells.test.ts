import { describe, expect, it } from '@jest/globals';
import { errorCells } from '@whaletide/schema/domains/leaderboards/rules/error-cells.ts';

const cells = (values: string, truth: string[], own: string[], labels: string[] = []) =>
  errorCells({ values: values as never, truth, prediction: [own], labels });
const same = (one: Uint32Array, other: Uint32Array) =>
  [...one].filter((cell) => other.includes(cell)).length;

describe('the wrong answers of a result', () => {
  it('are rows whose label is another, and which', () => {
    const truth = ['a', 'b', 'c'];
    expect(cells('label', truth, ['a', 'b', ' c '])).toHaveLength(0);
    const one = cells('label', truth, ['b', 'b', 'a']);
    expect(one).toHaveLength(2);
    expect(same(one, cells('label', truth, ['b', 'c', 'b']))).toBe(1);
  });

  it('are numbers far from the truth, rounded', () => {
    const truth = ['0', '10', '20', '30'];
    expect(cells('number', truth, ['0.1', '10', '20', '30'])).toHaveLength(0);
    const one = cells('number', truth, ['5', '10', '25', '30']);
    expect(one).toHaveLength(2);
    expect(same(one, cells('number', truth, ['5.01', '10', '22', '30']))).toBe(1);
  });

  it('are probabilities and scores on the wrong side', () => {
    const truth = ['1', '0', '1', '0'];
    expect(cells('probability', truth, ['0.9', '0.1', '0.6', '0.2'])).toHaveLength(0);
    expect(cells('probability', truth, ['0.4', '0.1', '0.6', '0.7'])).toHaveLength(2);
    expect(cells('score', truth, ['9', '1', '8', '2'])).toHaveLength(0);
    expect(cells('score', truth, ['1', '2', '8', '9'])).toHaveLength(2);
  });

  it('are the likeliest labels where each has a column', () => {
    const prediction = [
      ['0.9', '0.2'],
      ['0.1', '0.8'],
    ];
    const rows = { values: 'probabilities' as const, prediction, labels: ['a', 'b'] };
    expect(errorCells({ ...rows, truth: ['a', 'b'] })).toHaveLength(0);
    expect(errorCells({ ...rows, truth: ['a', 'a'] })).toHaveLength(1);
  });
});
