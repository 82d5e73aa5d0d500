import { describe, expect, it } from '@jest/globals';
import {
  activityLabel,
  activityProgress,
  isNewActivity,
} from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import { activityTypeName } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const after = (hours: number) => new Date(now + hours * HOUR).toISOString();

describe('the label of an activity', () => {
  it.each([
    ['已结束 before all else', [-48, 0, -24], true, '已结束'],
    ['已结束 for who isn’t registered', [-48, 0, null], false, '已结束'],
    ['已报名 before its deadline', [-48, 48, 1], true, '已报名'],
    ['已报名 after its deadline', [-48, 48, -1], true, '已报名'],
    ['报名截止 at the deadline itself', [-48, 48, 0], false, '报名截止'],
    ['the whole days that are left', [-48, 24 * 60, 24 * 30], false, '30天后截止报名'],
    ['nothing above 30 days', [-48, 24 * 60, 24 * 30 + 1], false, undefined],
    ['the days before the start, too', [48, 24 * 60, 24 * 3 + 5], false, '3天后截止报名'],
    ['hours below a day', [-48, 48, 23.9], false, '23小时后截止报名'],
    ['the last hour', [-48, 48, 0.99], false, '1小时内截止报名'],
    ['未开始 before the start', [1, 24 * 60, null], false, '未开始'],
    ['未开始 where the deadline is far', [1, 24 * 90, 24 * 60], false, '未开始'],
    ['nothing at the start itself', [0, 24, null], false, undefined],
    ['nothing where it never ends', [-1, null, null], false, undefined],
  ] as const)('says %s', (_, [start, end, register], registered, text) => {
    const times = {
      startDate: after(start),
      endDate: end === null ? null : after(end),
      registerEndDate: register === null ? null : after(register),
    };
    expect(activityLabel(times, registered, now)?.text).toBe(text);
  });
});

describe('an activity is new', () => {
  it.each([
    [[14 * 24], true],
    [[14 * 24 + 1], false],
    [[-14 * 24], true],
    [[-14 * 24 - 1], false],
    [[30 * 24, -1], true],
    [[-30 * 24, 1], false],
    [[], false],
  ])('with stages that start in %j hours: %s', (starts, isNew) => {
    expect(
      isNewActivity(
        starts.map((hours) => ({ startDate: after(hours) })),
        now,
      ),
    ).toBe(isNew);
  });
});

describe('progress', () => {
  const handedIn = (totalUsed: number) => ({ quota: { totalUsed } });
  const stages = [
    { id: 'b', startDate: after(2), tasks: [handedIn(3), { quota: null }] },
    { id: 'a', startDate: after(1), tasks: [handedIn(1)] },
    { id: 'c', startDate: after(3), tasks: null },
  ];
  const done = { stages: 3, done: 2, tasks: 3, percent: 67 };
  it.each([
    ['a', { stage: 1, ...done }],
    ['c', { stage: 3, ...done }],
    [null, null],
    ['elsewhere', null],
  ])('counts what was done, in stage %s', (current, progress) => {
    expect(activityProgress(stages, current)).toEqual(progress);
  });

  it('has no percent where there is nothing to do', () => {
    const lessons = stages.map((stage) => ({ ...stage, tasks: [] }));
    expect(activityProgress(lessons, 'c')).toEqual({
      stage: 3,
      stages: 3,
      done: 0,
      tasks: 0,
      percent: null,
    });
  });
});

it.each([
  ['WORKSHOP', '实战'],
  ['TRAINING_CAMP', '训练营'],
  ['EXERCISE', '练习赛'],
  ['LIVE', '直播'],
  ['OTHER', '其他'],
  [null, '比赛'],
  ['SOMETHING', '比赛'],
])('names the type %s', (type, name) => {
  expect(activityTypeName(type)).toBe(name);
});
