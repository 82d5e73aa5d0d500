import { describe, expect, it } from '@jest/globals';
import {
  isBlockClosed,
  reasonText,
  type RecommendationReason,
  type RecommendationType,
  withBlocks,
} from '@whaletide/schema/domains/recommendations/rules.ts';

describe('why something is recommended', () => {
  it.each<[RecommendationType, RecommendationReason, number, string | null, string]>([
    ['MEMBER', 'FOLLOWED', 3, null, '你关注的 3 人也关注了'],
    ['COLUMN', 'FOLLOWED', 1, null, '你关注的 1 人也关注了'],
    ['COLUMN', 'OWNER', 1, null, '由你关注的人撰写'],
    ['MEMBER', 'READERS', 2, null, '关注你所关注用户的 2 人也关注了'],
    ['COLUMN', 'READERS', 2, null, '关注你所关注专栏的 2 人也关注了'],
    ['MEMBER', 'AUTHOR', 2, null, '你收藏过 TA 的 2 个项目'],
    ['MEMBER', 'BOOKMARKS', 4, null, '和你收藏了 4 个相同的项目'],
    ['COLUMN', 'BOOKMARKS', 4, null, '收录了你收藏的 4 个项目'],
    ['MEMBER', 'COMPETITION', 2, null, '和你参加了 2 场相同的比赛'],
    ['COLUMN', 'COMPETITION', 1, null, '和你参加的比赛有关'],
    ['MEMBER', 'TOPIC', 2, '分类', '发布过「分类」相关的项目'],
    ['COLUMN', 'TOPIC', 2, '分类', '收录了「分类」相关的项目'],
    ['COLUMN', 'TOPIC', 2, null, '收录了你感兴趣的项目'],
    ['MEMBER', 'WORDS', 5, null, '有 5 个项目和你的兴趣相近'],
    ['MEMBER', 'UNIVERSITY', 1, '海洋大学', '和你同校：海洋大学'],
    ['MEMBER', 'MAJOR', 1, '统计学', '和你专业相同：统计学'],
    ['MEMBER', 'COMPANY', 1, '听潮科技', '和你同在听潮科技'],
    ['MEMBER', 'RECENT', 2, null, '最近发布了 2 个项目'],
    ['COLUMN', 'RECENT', 2, null, '最近有 2 个项目更新'],
    ['MEMBER', 'POPULAR', 7, null, '有 7 人关注'],
  ])('%s %s of %i about %s: %s', (type, reason, count, about, text) => {
    expect(reasonText({ type, reason, count, about })).toBe(text);
  });
});

describe('where the blocks stand among the items of a feed', () => {
  const users = { type: 'MEMBER' as const };
  const columns = { type: 'COLUMN' as const };
  const both = [users, columns];
  const placesIn = (
    count: number,
    blocks: typeof both | [typeof users] | [typeof columns] = both,
  ) => {
    const rows = withBlocks<number, (typeof both)[number]>(
      Array.from({ length: count }, (_, index) => index),
      blocks,
    );
    expect(rows.filter((row) => typeof row === 'number')).toHaveLength(count);
    return blocks.map((block) => rows.indexOf(block));
  };

  it.each([
    [1, 1, 2],
    [5, 5, 6],
    [6, 5, 7],
    [10, 5, 11],
    [11, 5, 11],
    [20, 5, 11],
  ])('of %i: that of users at %i, that of columns at %i', (count, user, column) => {
    expect(placesIn(count)).toEqual([user, column]);
  });

  it('leaves out what isn’t shown', () => {
    expect(placesIn(20, [columns])).toEqual([11]);
    expect(placesIn(7, [columns])).toEqual([7]);
    expect(withBlocks([1, 2], [])).toEqual([1, 2]);
  });
});

describe('a closed block', () => {
  const closed = '2026-11-01T00:00:00.000Z';
  const days = (count: number) => Date.parse(closed) + count * 86_400_000;
  it.each([
    ['stays away at once', closed, days(0), true],
    ['stays away until 30 days are over', closed, days(30) - 1, true],
    ['comes back after 30 days', closed, days(30), false],
    ['was never closed', null, days(1), false],
    ['isn’t closed by junk', 'yesterday', days(1), false],
    ['isn’t closed by a clock that was set back', closed, days(-1), false],
  ])('%s', (_, closedAt, now, expected) => {
    expect(isBlockClosed(closedAt, now)).toBe(expected);
  });
});
