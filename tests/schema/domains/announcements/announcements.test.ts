import { describe, expect, it } from '@jest/globals';
import {
  announcementProblems,
  announcementState,
  type AnnouncementTexts,
} from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import {
  dismissing,
  isDismissed,
} from '@whaletide/schema/domains/announcements/rules/dismissal.ts';

const texts = (change: Partial<AnnouncementTexts> = {}): AnnouncementTexts => ({
  kind: 'popup',
  title: '数据周',
  content: '每天一道新题',
  buttons: [],
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  ...change,
});
const button = (change: { name?: string; url?: string }) => ({
  buttons: [{ name: '查看', url: '/home', ...change }],
});

describe('an announcement', () => {
  it.each<[Partial<AnnouncementTexts>, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['Title 请输入公告标题']],
    [{ title: '潮'.repeat(61) }, ['Title 公告标题最多60个字符']],
    [{ content: ' ' }, ['Content 请输入公告内容']],
    [{ kind: 'banner', content: '' }, []],
    [{ kind: 'banner', content: '潮'.repeat(201) }, ['Content 公告内容最多200个字符']],
    [{ content: '潮'.repeat(5_001) }, ['Content 公告内容最多5000个字符']],
    [button({ name: '' }), ['Buttons.0.Name 请输入按钮文字']],
    [button({ name: '潮'.repeat(13) }), ['Buttons.0.Name 按钮文字最多12个字符']],
    [button({ url: 'https://example.com/a' }), []],
    [
      button({ url: '//example.com' }),
      ['Buttons.0.Url 请输入以 http://、https:// 或 / 开头的地址'],
    ],
    [
      button({ url: 'javascript:alert(1)' }),
      ['Buttons.0.Url 请输入以 http://、https:// 或 / 开头的地址'],
    ],
    [
      { buttons: Array.from({ length: 4 }, () => ({ name: '查看', url: '/' })) },
      ['Buttons 最多3个按钮'],
    ],
    [{ startsAt: '' }, ['StartDate 请选择开始时间']],
    [{ endsAt: texts().startsAt }, ['EndDate 结束时间应晚于开始时间']],
    [{ endsAt: '2026-11-02T00:00:00.000Z' }, []],
  ])('%j: %j', (change, problems) => {
    const found = announcementProblems(texts(change));
    expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual(problems);
  });

  it.each<[boolean, number, number | null, string]>([
    [false, 1, null, 'DRAFT'],
    [true, 6, null, 'SCHEDULED'],
    [true, 5, null, 'OPEN'],
    [true, 1, 6, 'OPEN'],
    [true, 1, 5, 'ENDED'],
  ])('published %s from %s to %s is at 5 %s', (published, start, end, state) => {
    const window = { startDate: new Date(start), endDate: end === null ? null : new Date(end) };
    expect(announcementState({ published, ...window }, new Date(5))).toBe(state);
  });
});

describe('who has closed an announcement', () => {
  const banner = (id: number, updatedAt = '2026-11-01T00:00:00.000Z') => ({
    kind: 'BANNER',
    id: String(id).repeat(24),
    updatedAt,
  });

  it('doesn’t see it again, until it has been changed', () => {
    const flags = dismissing({}, banner(1));
    expect(isDismissed({}, banner(1))).toBe(false);
    expect(isDismissed(flags, banner(1))).toBe(true);
    expect(isDismissed(flags, { ...banner(1), kind: 'POPUP' })).toBe(false);
    expect(isDismissed(flags, banner(2))).toBe(false);
    expect(isDismissed(flags, banner(1, '2026-11-02T00:00:00.000Z'))).toBe(false);
  });

  it('isn’t shown it while nobody can say whether they have', () => {
    expect(isDismissed(null, banner(1))).toBe(true);
  });

  it('has the newest of them remembered, in what a weak flag holds', () => {
    const closed = [1, 2, 3, 4, 5, 6].map((id) => banner(id));
    const flags = closed.reduce<Record<string, string>>(
      (before, one) => ({ ...before, ...dismissing(before, one) }),
      {},
    );
    expect(closed.map((one) => isDismissed(flags, one))).toEqual([
      false,
      ...Array<boolean>(5).fill(true),
    ]);
    expect(flags['dismissed-banner']?.length).toBeLessThanOrEqual(200);
  });
});
