import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  assignReviews,
  divideComparisons,
} from '@whaletide/schema/domains/judging/rules/assignment.ts';

const works = (count: number, allowed: readonly string[]) =>
  Array.from({ length: count }, (_, at) => ({ id: `w${at}`, allowed }));
const loadsOf = (given: readonly { judge: string }[], judges: readonly string[]) =>
  judges.map((judge) => given.filter((one) => one.judge === judge).length);

describe('the assignment of reviews', () => {
  it('gives each work its judges, equally', () => {
    const judges = ['a', 'b', 'c', 'd'];
    const { waiting, lacking } = assignReviews({
      works: works(10, judges),
      judges,
      perWork: 3,
      begun: [],
      waiting: [],
    });
    expect(lacking).toEqual([]);
    expect(waiting).toHaveLength(30);
    expect(loadsOf(waiting, judges).toSorted()).toEqual([7, 7, 8, 8]);
  });

  it('says which works lack judges, and how many', () => {
    const { lacking } = assignReviews({
      works: [
        { id: 'free', allowed: ['a', 'b', 'c'] },
        { id: 'tight', allowed: ['a'] },
        { id: 'none', allowed: [] },
      ],
      judges: ['a', 'b', 'c'],
      perWork: 3,
      begun: [],
      waiting: [],
    });
    expect(lacking).toEqual([
      { work: 'tight', missing: 2 },
      { work: 'none', missing: 3 },
    ]);
  });

  it('takes nothing away that was begun, and levels the rest for a judge who came', () => {
    const judges = ['a', 'b', 'new'];
    const begun = [0, 1, 2].map((at) => ({ work: `w${at}`, judge: 'a' }));
    const { waiting } = assignReviews({
      works: works(6, judges),
      judges,
      perWork: 1,
      begun,
      waiting: [3, 4, 5].map((at) => ({ work: `w${at}`, judge: 'b' })),
    });
    expect(waiting.some(({ work }) => ['w0', 'w1', 'w2'].includes(work))).toBe(false);
    expect(loadsOf(waiting, judges).toSorted()).toEqual([0, 1, 2]);
  });

  it('never breaks a conflict, and is as level as one exchange can make it', () => {
    const judges = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(
        fc.array(fc.subarray(judges), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        (allowed, perWork) => {
          const list = allowed.map((own, at) => ({ id: `w${at}`, allowed: own }));
          const input = { works: list, judges, perWork, begun: [], waiting: [] };
          const { waiting, lacking } = assignReviews(input);
          expect(assignReviews(input).waiting).toEqual(waiting);
          const load = new Map(judges.map((judge) => [judge, 0]));
          for (const { judge } of waiting) load.set(judge, (load.get(judge) ?? 0) + 1);
          for (const { id, allowed: own } of list) {
            const given = waiting.filter(({ work }) => work === id).map(({ judge }) => judge);
            expect(new Set(given).size).toBe(given.length);
            expect(given.every((judge) => own.includes(judge))).toBe(true);
            const missing = lacking.find(({ work }) => work === id)?.missing ?? 0;
            expect(given.length + missing).toBe(perWork);
            if (missing > 0) expect(given.length).toBe(own.length);
            for (const from of given)
              for (const to of own.filter((judge) => !given.includes(judge)))
                expect((load.get(from) ?? 0) - (load.get(to) ?? 0)).toBeLessThan(2);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('divides comparisons equally, each judge at most all pairs', () => {
  expect(divideComparisons(10, [100, 100, 100])).toEqual([4, 3, 3]);
  expect(divideComparisons(10, [1, 100, 100])).toEqual([1, 5, 4]);
  expect(divideComparisons(10, [2, 2])).toEqual([2, 2]);
  expect(divideComparisons(0, [5])).toEqual([0]);
  expect(divideComparisons(-3, [5])).toEqual([0]);
});
