import { describe, expect, it } from '@jest/globals';
import { isProfileComplete } from '@whaletide/schema/domains/members/rules/profile.ts';
import {
  isCountedOnce,
  questProblems,
  type QuestTexts,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';

const texts = (change: Partial<QuestTexts> = {}): QuestTexts => ({
  name: '本周阅读',
  link: '/home/column',
  description: '读三篇',
  guideline: '',
  threshold: 3,
  countsOnce: true,
  rewards: [{ type: 'WHALECOIN', amount: 5 }],
  sortWeight: 10,
  relatedPages: ['column-list'],
  events: ['POST_VIEWED'],
  ...change,
});
const coins = (amount: number) => ({ rewards: [{ type: 'WHALECOIN', amount }] });

describe('a quest', () => {
  it.each<[Partial<QuestTexts>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['Name 请输入任务名称']],
    [{ name: '潮'.repeat(31) }, ['Name 任务名称最多30个字符']],
    [{ description: '' }, ['Description 请输入任务说明']],
    [{ description: '潮'.repeat(201) }, ['Description 任务说明最多200个字符']],
    [{ guideline: '潮'.repeat(5_001) }, ['Guideline 任务指引最多5000个字符']],
    [{ link: null }, []],
    [{ link: '//example.com' }, ['Link 请输入以 / 开头的站内地址']],
    [{ link: 'https://example.com' }, ['Link 请输入以 / 开头的站内地址']],
    [{ events: [] }, ['AssociatedEventTypes 请至少选择一种行为']],
    [{ events: ['TIDE_TURNED'] }, ['AssociatedEventTypes 请选择列表中的行为']],
    [{ threshold: 0 }, ['CompletionThreshold 请输入 1 到 1000 的整数']],
    [{ threshold: 1.5 }, ['CompletionThreshold 请输入 1 到 1000 的整数']],
    [
      { events: ['EMAIL_BOUND', 'PHONE_BOUND'], countsOnce: false },
      ['CompletionThreshold 所选行为最多只能计 2 次'],
    ],
    [{ events: ['SITE_VISITED'] }, ['CompletionThreshold 所选行为最多只能计 1 次']],
    [{ events: ['SITE_VISITED'], countsOnce: false }, []],
    [{ events: ['SITE_VISITED', 'POST_VIEWED'] }, []],
    [{ rewards: [] }, ['Rewards 请至少设置一项奖励']],
    [{ rewards: [...coins(1).rewards, ...coins(2).rewards] }, ['Rewards 同一种奖励只能设置一次']],
    [coins(0), ['Rewards.0.Amount 请输入 1 到 10000 的整数']],
    [coins(-5), ['Rewards.0.Amount 请输入 1 到 10000 的整数']],
    [coins(10_001), ['Rewards.0.Amount 请输入 1 到 10000 的整数']],
    [{ sortWeight: -1 }, ['SortWeight 请输入 0 到 100000 的整数']],
    [{ relatedPages: ['nowhere'] }, ['RelatedPages 请选择列表中的页面']],
  ])('%j: %j', (change, problems) => {
    const found = questProblems(texts(change));
    expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual(problems);
  });

  it('counts once what can be undone and done again, whatever it says', () => {
    expect(isCountedOnce('MEMBER_FOLLOWED', false)).toBe(true);
    expect(isCountedOnce('WORK_REVIEWED', false)).toBe(false);
    expect(isCountedOnce('WORK_REVIEWED', true)).toBe(true);
  });
});

it('a profile is complete with all that is its member’s own, and where they learn or work', () => {
  const whole = {
    avatar: '/files/a.png',
    signature: '航海',
    bio: '你好',
    identity: '学生',
    university: '海洋大学',
    company: null,
    location: '青岛',
  };
  expect(isProfileComplete(whole)).toBe(true);
  expect(isProfileComplete({ ...whole, identity: '在职' })).toBe(false);
  expect(isProfileComplete({ ...whole, identity: '在职', company: '鲸潮' })).toBe(true);
  expect(isProfileComplete({ ...whole, bio: '' })).toBe(false);
});
