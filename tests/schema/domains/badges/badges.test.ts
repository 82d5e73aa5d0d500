import { describe, expect, it } from '@jest/globals';
import { badgeTypes } from '@whaletide/schema/domains/badges/rest.ts';
import {
  badgeName,
  badgeProblems,
  badgeRules,
} from '@whaletide/schema/domains/badges/rules/badges.ts';
import { levelLink, paymentLink } from '@whaletide/schema/domains/growth/rules/growth-links.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { groupNotifications } from '@whaletide/schema/domains/notifications/rules/notifications.ts';

const id = 'a'.repeat(24);

describe('badges', () => {
  it('has a rule for each type, whose thresholds rise', () => {
    expect(badgeRules.map(({ type }) => type)).toEqual(Object.values(badgeTypes));
    for (const { thresholds } of badgeRules)
      expect([...thresholds]).toEqual(thresholds.toSorted((a, b) => a - b));
  });

  it('is named by its metal; one that isn’t known has no name', () => {
    expect(badgeName(badgeTypes.award, 2)).toBe('获奖选手·银');
    expect([badgeName(9, 1), badgeName(1, 4)]).toEqual([null, null]);
    expect(badgeName(badgeTypes.award, 3, '领奖台')).toBe('领奖台·金');
  });

  it.each<[string, number[], string[]]>([
    ['赛场常客', [1, 5, 20], []],
    [' ', [1, 5, 20], ['Name 请输入徽章名称']],
    ['潮'.repeat(13), [1, 5, 20], ['Name 徽章名称最多12个字符']],
    ['赛场常客', [1, 5], ['Thresholds 请填写3个等级的门槛']],
    ['赛场常客', [0, 5, 20], ['Thresholds.0 请输入 1 到 1000000 的整数']],
    ['赛场常客', [1, 1.5, 20], ['Thresholds.1 请输入 1 到 1000000 的整数']],
    [
      '赛场常客',
      [5, 5, 1_000_001],
      ['Thresholds.1 门槛应高于上一等级', 'Thresholds.2 请输入 1 到 1000000 的整数'],
    ],
  ])('%s with %j: %j', (name, thresholds, problems) => {
    const found = badgeProblems({ name, thresholds });
    expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual(problems);
  });
});

describe('notifications of growth', () => {
  const UserBadge = { Type: badgeTypes.column, Levels: [3] };

  it('name the badge and lead to the member’s badges', () => {
    expect(notificationText(53, { UserBadge })).toBe('你获得了新的徽章「专栏名笔·金」');
    expect(notificationText(53, {})).toBe('你获得了新的徽章');
    expect(notificationLink(53, { UserBadge })).toBe('/home/user/level?tab=badge');
  });

  it('of skills lead to the skill among the member’s own', () => {
    const Skill = { _id: id, Name: '概率预测' };
    expect(notificationLink(500, { Skill })).toBe(`/home/user/level?tab=skill&skill=${id}`);
  });

  it('of badges merge into one with their count', () => {
    const badge = (own: string) => ({ id: own, eventType: 53, relatedId: id, batchCount: 1 });
    expect(groupNotifications([badge('1'), badge('2')])).toMatchObject([
      { ids: ['1', '2'], count: 2 },
    ]);
  });
});

it.each([
  [null, {}, '/home/user/level'],
  [null, { tab: 'task' as const }, '/home/user/level?tab=task'],
  [id, { tab: 'level' as const }, `/home/user/level/${id}`],
  [
    id,
    { tab: 'level' as const, scrollTo: 'privileges' },
    `/home/user/level/${id}?scrollTo=privileges`,
  ],
])('the level page of %s with %j is %s', (member, part, link) =>
  expect(levelLink(member, part)).toBe(link),
);

it.each([
  [null, null],
  [{ Type: 'COMPETITION' as const, _id: id }, `/home/competition/${id}`],
  [{ Type: 'QUEST' as const, _id: id }, '/home/user/level?tab=task'],
  [{ Type: 'USER' as const, _id: id }, `/home/user/level/${id}`],
])('a payment of %j leads to %s', (related, link) => expect(paymentLink(related)).toBe(link));
