import { describe, expect, it } from '@jest/globals';
import {
  isBlockClosed,
  reasonText,
  type RecommendationReason,
  type RecommendationType,
  withBlocks,
} from '@whaletide/schema/domains/recommendations/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

describe('why something is recommended', () => {
  it.each<[RecommendationType, RecommendationReason, number, string | null, string]>([
    ['MEMBER', 'FOLLOWED', 3, null, '你关注的 3 人也关注了'],
    ['COLUMN', 'FOLLOWED', 1, null, '你关注的 1 人也关注了'],
    ['COLUMN', 'OWNER', 1, null, '由你关注的人撰写'],
    ['MEMBER', 'READERS', 2, null, '关注你所关注用户的 2 人也关注了'],
    ['COLUMN', 'READERS', 2, null, '关注你所关注专栏的 2 人也关注了'],
    ['CHANNEL', 'READERS', 2, null, '关注你所关注频道的 2 人也关注了'],
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

describe('the places of the blocks among the items of a feed', () => {
  const types = ['MEMBER', 'COLUMN', 'CHANNEL'] as const;
  const placesIn = (count: number, shown: readonly RecommendationType[] = types) => {
    const blocks = shown.map((type) => ({ type }));
    const rows = withBlocks<number, { type: RecommendationType }>(
      Array.from({ length: count }, (_, index) => index),
      blocks,
    );
    expect(rows.filter((row) => typeof row === 'number')).toHaveLength(count);
    return blocks.map((block) => rows.indexOf(block));
  };

  it.each([
    [1, 1, 2, 3],
    [5, 5, 6, 7],
    [6, 5, 7, 8],
    [10, 5, 11, 12],
    [11, 5, 11, 13],
    [15, 5, 11, 17],
    [20, 5, 11, 17],
  ])('of %i: users at %i, columns at %i, channels at %i', (count, ...places) => {
    expect(placesIn(count)).toEqual(places);
  });

  it('leaves out what isn’t shown', () => {
    expect(placesIn(20, ['COLUMN'])).toEqual([11]);
    expect(placesIn(7, ['COLUMN'])).toEqual([7]);
    expect(placesIn(20, ['CHANNEL'])).toEqual([17]);
    expect(withBlocks([1, 2], [])).toEqual([1, 2]);
  });
});

describe('a closed block', () => {
  const closed = '2026-11-01T00:00:00.000Z';
  const days = (count: number) => Date.parse(closed) + count * DAY;
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
