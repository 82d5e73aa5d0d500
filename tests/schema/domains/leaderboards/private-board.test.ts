import { describe, expect, it } from '@jest/globals';
import {
  EARLY_OPENING_WORDS,
  earlyOpeningProblem,
  openedDate,
} from '@whaletide/schema/domains/leaderboards/rules/private-board.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const later = '2026-11-22T04:00:00.000Z';
const past = '2026-11-20T04:00:00.000Z';
const board = (shown: boolean, endDate: string) => ({ shown, endDate });

describe('a private board that is shown before the end', () => {
  it.each([
    ['a new one', null, board(true, later)],
    ['one that was closed', board(false, later), board(true, later)],
    ['one whose end comes to lie ahead again', board(true, past), board(true, later)],
  ] as const)('asks for words: %s', (_name, before, after) => {
    expect(earlyOpeningProblem(before, after, undefined, now)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'PrivateBoardConfirmation',
    });
    expect(earlyOpeningProblem(before, after, '公开', now)).not.toBeNull();
    expect(earlyOpeningProblem(before, after, ` ${EARLY_OPENING_WORDS} `, now)).toBeNull();
  });

  it.each([
    ['closed', board(false, later), board(false, later)],
    ['after the end', board(false, past), board(true, past)],
    ['at the end', null, board(true, now.toISOString())],
    ['open early already', board(true, later), board(true, later)],
  ] as const)('asks for none: %s', (_name, before, after) => {
    expect(earlyOpeningProblem(before, after, undefined, now)).toBeNull();
  });
});

it('a board was opened when it came to be shown, and anew after it was closed', () => {
  const opened = new Date(past);
  expect(openedDate(null, true, now)).toBe(now);
  expect(openedDate({ shown: false, openedDate: null }, true, now)).toBe(now);
  expect(openedDate({ shown: true, openedDate: opened }, true, now)).toBe(opened);
  expect(openedDate({ shown: true, openedDate: opened }, false, now)).toBeNull();
});
