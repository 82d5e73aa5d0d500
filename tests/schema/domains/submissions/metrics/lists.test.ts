import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapAtK, mrr, ndcgAtK } from '@whaletide/schema/domains/submissions/rules/metrics/lists.ts';
import { scoreOf, total } from './support.ts';

const someItems = (min: number) =>
  fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: min, maxLength: 6 });
const lists = fc.array(fc.tuple(someItems(1), someItems(0)), { minLength: 1, maxLength: 8 });
const mean = (values: number[]) => total(values) / values.length;

describe('MAP@k', () => {
  it.each([
    ['a b c', 'a b c', 3, 1],
    ['a b c', 'c b a', 3, 1],
    ['a', 'x a y', 3, 0.5],
    // Hits at 1 and 3: (1 + 2/3) / 2.
    ['a b', 'a x b', 3, 0.8333333333],
    ['a b', 'x y z', 3, 0],
    ['a b c d', 'a b', 2, 1],
    ['a b', '', 5, 0],
    // An item that comes again keeps its place and counts nothing: hits at 1 and 3.
    ['a b', 'a a b', 3, 0.8333333333],
    ['a b', 'a a b', 2, 0.5],
    // Nothing relevant.
    ['', 'a b', 3, 0],
    ['', '', 3, 0],
  ])('of %j with %j at %d is %d', (truth, prediction, k, expected) => {
    expect(scoreOf(mapAtK, [truth], [prediction], { k })).toBeCloseTo(expected, 9);
  });

  it('is the mean of the precisions at the hits', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 7 }), (rows, k) => {
        const expected = rows.map(([relevant, listed]) => {
          const head = listed.slice(0, k);
          const precisions = head.map((item, at) =>
            relevant.includes(item)
              ? head.slice(0, at + 1).filter((other) => relevant.includes(other)).length / (at + 1)
              : 0,
          );
          return total(precisions) / Math.min(relevant.length, k);
        });
        const truth = rows.map(([relevant]) => relevant.join(' '));
        const prediction = rows.map(([, listed]) => listed.join('  '));
        expect(scoreOf(mapAtK, truth, prediction, { k })).toBeCloseTo(mean(expected), 9);
      }),
    );
  });
});

describe('NDCG@k', () => {
  it.each([
    // scikit-learn's documentation: relevances 10, 0, 0, 1, 5 by two orders of scores.
    ['a:10 d:1 e:5', 'e d c b a', undefined, 0.6956940443],
    ['a:10 d:1 e:5', 'b c d a e', undefined, 0.4936801914],
    ['a:10 d:1 e:5', 'b c d a e', 4, 0.3520241101],
    ['a b', 'a b', 2, 1],
    ['a:2 b:1', 'b a', 2, 0.8597186998],
    ['a:3', 'x y', 2, 0],
    ['a:1', 'x a', 1, 0],
    ['a:2 b:1 c:0', 'c a b', undefined, 0.6696718165],
    ['a b', 'a a b', undefined, 0.9197207891],
    ['a:0 b:0', 'a b', undefined, 0],
    ['', 'a b', undefined, 0],
  ])('of %j with %j at %s is %d', (truth, prediction, k, expected) => {
    expect(scoreOf(ndcgAtK, [truth], [prediction], { k })).toBeCloseTo(expected, 9);
  });

  it('is the gain over that of the best order', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 7 }), (rows, k) => {
        const gainOf = (item: string) => item.charCodeAt(0) - 96;
        const dcg = (gains: number[]) =>
          total(gains.slice(0, k).map((gain, at) => gain / Math.log2(at + 2)));
        const expected = rows.map(([relevant, listed]) => {
          const gains = listed.map((item) => (relevant.includes(item) ? gainOf(item) : 0));
          return dcg(gains) / dcg(relevant.map(gainOf).sort((a, b) => b - a));
        });
        const truth = rows.map(([relevant]) =>
          relevant.map((item) => `${item}:${gainOf(item)}`).join(' '),
        );
        const prediction = rows.map(([, listed]) => listed.join(' '));
        const found = scoreOf(ndcgAtK, truth, prediction, { k });
        expect(found).toBeCloseTo(mean(expected), 9);
        expect(found).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

describe('MRR', () => {
  it.each([
    ['a', 'a b c', undefined, 1],
    ['a', 'b a c', undefined, 0.5],
    ['a c', 'b c a', undefined, 0.5],
    ['a', 'b c d', undefined, 0],
    ['a', 'b c a', 2, 0],
    ['a', '', undefined, 0],
    ['a', 'b b a', undefined, 0.3333333333],
    ['', 'a', undefined, 0],
  ])('of %j with %j at %s is %d', (truth, prediction, k, expected) => {
    expect(scoreOf(mrr, [truth], [prediction], { k })).toBeCloseTo(expected, 9);
  });

  it('is the mean of 1 / the first hit’s place', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const expected = rows.map(([relevant, listed]) => {
          const place = listed.findIndex((item) => relevant.includes(item));
          return place < 0 ? 0 : 1 / (place + 1);
        });
        const truth = rows.map(([relevant]) => relevant.join(' '));
        const prediction = rows.map(([, listed]) => listed.join(' '));
        expect(scoreOf(mrr, truth, prediction)).toBeCloseTo(mean(expected), 9);
      }),
    );
  });
});
