import { describe, expect, it } from '@jest/globals';
import { practicePlaceText, takesPractice } from '@whaletide/schema/domains/practice/rules.ts';

const now = new Date('2026-11-20T00:00:00Z');
const over = { endDate: now, hasFinalRanking: true, isClosed: false, tasksCount: 1 };

describe('practice', () => {
  it.each([
    ['from the end on', over, true],
    ['not before', { ...over, endDate: new Date(now.getTime() + 1) }, false],
    ['never without an end', { ...over, endDate: null }, false],
    ['not before the final ranking', { ...over, hasFinalRanking: false }, false],
    ['not where its organizer takes none', { ...over, isClosed: true }, false],
    ['not without a task that is scored', { ...over, tasksCount: 0 }, false],
  ])('is taken %s', (_, situation, expected) => {
    expect(takesPractice(situation, now)).toBe(expected);
  });

  it.each([
    [1, 24, '相当于最终榜单第 1 名（共 24 支团队）'],
    [24, 24, '相当于最终榜单第 24 名（共 24 支团队）'],
    [25, 24, '低于最终榜单的全部 24 支团队'],
  ])('says where place %i among %i would have stood', (rank, teams, text) => {
    expect(practicePlaceText(rank, teams)).toBe(text);
  });
});
