import { describe, expect, it } from '@jest/globals';
import {
  type ArchivedScores,
  archivedBoards,
  boardDifference,
  sameScore,
  sameScores,
} from '#schema/domains/managing/rules/archive-boards.ts';
import {
  importStartProblem,
  isArchiveEntry,
  leadsOut,
} from '#schema/domains/managing/rules/archives.ts';

describe('names of entries', () => {
  it.each([
    ['manifest.json', true],
    ['competition.json', true],
    ['works.json', true],
    ['boards.json', true],
    ['receipts.json', true],
    ['files/1.csv', true],
    ['files/12', true],
    ['solutions/3.csv', true],
    ['works/1000000.parquet', true],
    ['files/0.csv', false],
    ['files/1.CSV', false],
    ['files/a.csv', false],
    ['files/1.csv/', false],
    ['files/1/2.csv', false],
    ['others/1.csv', false],
    ['manifest.json.csv', false],
    ['', false],
  ])('%s: %s', (name, known) => expect(isArchiveEntry(name)).toBe(known));

  it.each([
    ['../a', true],
    ['files/../../a', true],
    ['/a', true],
    ['\\a', true],
    ['files\\a', true],
    ['C:/a', true],
    ['files/..a', false],
    ['files/1.csv', false],
  ])('%s leads out: %s', (name, out) => expect(leadsOut(name)).toBe(out));
});

const work = (
  team: number,
  shown: number,
  hidden: number,
  selected = false,
  task = 0,
): ArchivedScores => ({ task, team, exact: { public: [shown], private: [hidden] }, selected });

describe('boards of archived works', () => {
  const higher = { higherIsBetter: true, most: 2 };
  it.each<
    [string, ArchivedScores[], { higherIsBetter: boolean; most: number }, number[][], number[][]]
  >([
    ['nothing', [], higher, [], []],
    [
      'the best of each team',
      [work(1, 0.5, 0.1), work(1, 0.7, 0.2), work(2, 0.6, 0.9)],
      higher,
      [
        [1, 0.7],
        [2, 0.6],
      ],
      [
        [2, 0.9],
        [1, 0.2],
      ],
    ],
    [
      'the smaller where it is better',
      [work(1, 3, 3), work(2, 1, 5)],
      { higherIsBetter: false, most: 2 },
      [
        [2, 1],
        [1, 3],
      ],
      [
        [1, 3],
        [2, 5],
      ],
    ],
    [
      'what was chosen, however it is',
      [work(1, 0.9, 0.9), work(1, 0.2, 0.3, true)],
      higher,
      [[1, 0.9]],
      [[1, 0.3]],
    ],
    [
      'no more than may be chosen',
      [work(1, 0.9, 0.1), work(1, 0.8, 0.2), work(1, 0.1, 0.9)],
      higher,
      [[1, 0.9]],
      [[1, 0.2]],
    ],
    [
      'the earlier of equals',
      [work(2, 0.5, 0.5), work(1, 0.5, 0.5)],
      higher,
      [
        [2, 0.5],
        [1, 0.5],
      ],
      [
        [2, 0.5],
        [1, 0.5],
      ],
    ],
    [
      'works of this task alone',
      [work(1, 0.5, 0.5), work(2, 0.9, 0.9, false, 1)],
      higher,
      [[1, 0.5]],
      [[1, 0.5]],
    ],
  ])('have %s', (_, works, rules, shown, hidden) => {
    const boards = archivedBoards(0, works, rules);
    const rows = (board: { team: number; score: number }[]) =>
      board.map(({ team, score }) => [team, score]);
    expect([rows(boards.public), rows(boards.private)]).toEqual([shown, hidden]);
  });

  it.each([
    [1, 1 + 1e-12, true],
    [1e6, 1e6 + 1e-4, true],
    [0.5, 0.500001, false],
    [0, 1e-10, true],
    [1e-11, 2e-11, false],
    // Archives of before kept nine decimals.
    [0.123456789, 0.123456789321, true],
    [0.12345678, 0.123456789321, false],
    [Number.NaN, Number.NaN, false],
  ])('take %d and %d for the same: %s', (one, other, same) =>
    expect([sameScore(one, other), sameScores([one], [other])]).toEqual([same, same]),
  );

  it('differ at the first place that isn’t the same, equals aside', () => {
    const row = (team: number, score: number) => ({ team, score });
    const board = [row(1, 0.9), row(2, 0.5), row(3, 0.5)];
    expect(boardDifference(board, board)).toBeNull();
    expect(boardDifference(board, [row(1, 0.9), row(3, 0.5), row(2, 0.5)])).toBeNull();
    expect(boardDifference(board, [row(1, 0.9), row(2, 0.6), row(3, 0.5)])).toBe(2);
    expect(boardDifference(board, board.slice(0, 2))).toBe(3);
    expect(boardDifference(board, [...board, row(4, 0.1)])).toBe(4);
    expect(boardDifference(board, [row(4, 0.9), ...board.slice(1)])).toBe(1);
  });
});

it.each([
  [null, null],
  ['2027-01-01T00:00:00Z', null],
  ['2020-01-01T00:00:00Z', null],
  ['nothing', '请选择开始时间'],
  ['2099-01-01T00:00:00Z', '开始时间应在十年之内'],
])('a start at %s: %s', (start, message) =>
  expect(importStartProblem(start, new Date('2026-11-27T00:00:00Z'))?.message ?? null).toBe(
    message,
  ),
);
