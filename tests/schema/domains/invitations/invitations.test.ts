import { describe, expect, it } from '@jest/globals';
import { codeProblem, settingsProblem } from '@whaletide/schema/domains/invitations/rules.ts';

describe('the settings of an invitation', () => {
  const settings = { linkText: '一起来参赛', showsRanking: true, notice: null };

  it.each([
    ['are fine with a text', settings, null],
    ['need a text', { ...settings, linkText: '  ' }, '请输入邀请链接的说明'],
    ['take 60 characters', { ...settings, linkText: '鲸'.repeat(60) }, null],
    ['refuse 61', { ...settings, linkText: '鲸'.repeat(61) }, '邀请链接的说明不能超过60个字'],
    [
      'refuse a long notice',
      { ...settings, notice: '鲸'.repeat(3_001) },
      '邀请说明不能超过3000个字',
    ],
  ])('%s', (_, given, message) => {
    expect(settingsProblem(given)?.message ?? null).toBe(message);
  });
});

describe('a code of one’s own', () => {
  it.each([
    [true, true, '比赛', null],
    [true, false, '比赛', '请先报名比赛'],
    [true, false, '活动', '请先报名活动'],
    [false, true, '比赛', '该比赛没有邀请活动'],
  ] as const)(
    'with an invitation: %s, registered: %s, to a %s',
    (hasInvitation, isRegistered, word, message) => {
      expect(codeProblem({ hasInvitation, isRegistered, word })?.message ?? null).toBe(message);
    },
  );
});
