import { describe, expect, it } from '@jest/globals';
import { leftToday } from '@whaletide/schema/domains/competitions/rules/left-today.ts';
import {
  bestOf,
  limitProblem,
  scoreChange,
  workNoteProblem,
  limitText,
  selectionClosed,
  selectionProblem,
  submissionState,
  submitsIn,
  taskTime,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const now = new Date('2026-11-21T04:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY).toISOString();

const situation = (change: object = {}, task: object = {}) => ({
  task: {
    startDate: days(-1),
    endDate: days(5),
    submitDisabled: false,
    takesLateWorks: false,
    ...task,
  },
  teamBanned: false,
  inStage: true,
  qualified: true,
  ...change,
});

describe('a score beside the best before it', () => {
  it.each([
    [0.9, null, true, 'first', 0],
    [0.9, 0.8, true, 'better', 0.1],
    [0.7, 0.8, true, 'worse', 0.1],
    [0.8, 0.8, true, 'same', 0],
    [2.5, 3, false, 'better', 0.5],
    [3.5, 3, false, 'worse', 0.5],
  ] as const)('%j after %j, higher is better: %j', (score, before, higher, direction, apart) => {
    const change = scoreChange(score, before, higher);
    expect(change.direction).toBe(direction);
    expect(change.difference).toBeCloseTo(apart);
  });
  it.each([
    [0.9, null, true, 0.9],
    [0.7, 0.8, true, 0.8],
    [3.5, 3, false, 3],
    [2.5, 3, false, 2.5],
  ] as const)('the best of %j and %j, higher is better: %j', (score, before, higher, best) => {
    expect(bestOf(score, before, higher)).toBe(best);
  });
});

it('a note has at most 200 characters, without the space around it', () => {
  expect(workNoteProblem(` ${'字'.repeat(200)} `)).toBeNull();
  expect(workNoteProblem('字'.repeat(203))).toMatchObject({
    message: '字数已超出限制3个字符',
    field: 'Note',
  });
});

describe('the submit button', () => {
  it.each([
    ['open', situation(), '提交'],
    ['a banned team', situation({ teamBanned: true }), '已禁赛'],
    ['before the start', situation({}, { startDate: days(1) }), '尚未开启提交'],
    ['at the end', situation({}, { endDate: now.toISOString() }), '提交已关闭'],
    ['closed by the organizer', situation({}, { submitDisabled: true }), '提交已关闭'],
    ['another stage', situation({ inStage: false }), '提交已关闭'],
    ['without the qualification', situation({ qualified: false }), '尚未开启提交'],
    ['late, for practice', situation({}, { endDate: days(-1), takesLateWorks: true }), '赛后提交'],
    ['late works not begun', situation({}, { takesLateWorks: true }), '提交'],
    [
      'late, closed by the organizer',
      situation({}, { endDate: days(-1), takesLateWorks: true, submitDisabled: true }),
      '提交已关闭',
    ],
    ['banned and over', situation({ teamBanned: true }, { endDate: days(-1) }), '已禁赛'],
  ])('%s', (_, given, label) => expect(submissionState(given, now).label).toBe(label));
});

describe('the stages in which a team submits', () => {
  const team = { currentStage: 'final', passedStages: ['first'] };
  it.each([
    ['its own, whenever that begins', 'final', days(20), true],
    ['one that it was promoted from, until its end', 'first', days(1), true],
    ['not from its end on', 'first', now.toISOString(), false],
    ['not one to come', 'after', days(30), false],
  ])('%s', (_, id, endDate, expected) =>
    expect(submitsIn({ id, endDate }, team, now)).toBe(expected),
  );
  it('late in those that have ended, too', () => {
    expect(submitsIn({ id: 'first', endDate: days(-1) }, team, now, true)).toBe(true);
    expect(submitsIn({ id: 'after', endDate: days(-1) }, team, now, true)).toBe(false);
  });
});

describe('the limits', () => {
  const usage = { dailyUsed: 0, totalUsed: 0, dailyLimit: 5, totalLimit: 20 };
  it.each([
    ['nothing used', usage, 0, undefined],
    ['one left today', { ...usage, dailyUsed: 4 }, 0, undefined],
    [
      'none left today',
      { ...usage, dailyUsed: 5 },
      0,
      '今日的提交次数已用完（每日5次），明日零点恢复',
    ],
    [
      'none left at all',
      { ...usage, dailyUsed: 5, totalUsed: 20 },
      0,
      '该任务的提交次数已用完（共20次）',
    ],
    [
      'no limits',
      { dailyUsed: 999, totalUsed: 999, dailyLimit: null, totalLimit: null },
      0,
      undefined,
    ],
    ['20 broken files today', usage, 20, '今日评审出错的文件已达20个，请核对格式后明日再试'],
  ])('%s', (_, given, failed, message) => {
    expect(limitProblem(given, failed)?.message).toBe(message);
  });

  const free = { dailyUsed: 9, totalUsed: 9, dailyLimit: null, totalLimit: null };
  it.each([
    ['nothing to hand in', [], 0],
    ['one task', [{ ...usage, dailyUsed: 2 }], 3],
    ['less in all than today', [{ ...usage, dailyUsed: 0, totalUsed: 18 }], 2],
    ['several tasks, one of them used up', [{ ...usage, dailyUsed: 6 }, usage], 5],
    ['a task without limit', [usage, free], null],
  ])('leave for today: %s', (_, usages, left) => {
    expect(leftToday(usages)).toBe(left);
  });

  it('are shown as n/limit, or infinity when none', () => {
    expect([limitText(3, 5), limitText(3, null)]).toEqual(['3/5', '3/∞']);
  });
});

describe('the time of a task', () => {
  it.each([
    ['more than three days left', -1, 3.5, { state: 'open', left: '3 天' }],
    ['under three days left', -1, 2.5, { state: 'urgent', left: '2 天 12 小时' }],
    ['the last day', -1, 0.5, { state: 'urgent', left: '12 小时 00 分' }],
    ['seconds left', -1, 19 / 86_400, { state: 'urgent', left: '19 秒' }],
    ['not yet begun', 1, 9, { state: 'upcoming', left: '9 天' }],
    ['over', -2, 0, { state: 'ended', left: '' }],
  ])('%s', (_, start, end, expected) => {
    expect(taskTime({ startDate: days(start), endDate: days(end) }, now)).toEqual(expected);
  });
});

describe('the choice for the private board', () => {
  const open = { endDate: days(1), selectionEndDate: null, privateBoardOpen: false };
  const situation = { task: open, hasPrivateBoard: true, teamBanned: false };
  it.each([
    ['before the end', {}, undefined],
    ['at the end', { endDate: days(0) }, '该任务已结束，不能再选择Private榜提交'],
    [
      'after the end, before a later deadline',
      { endDate: days(-1), selectionEndDate: days(1) },
      undefined,
    ],
    ['after an earlier deadline', { selectionEndDate: days(-1) }, 'Private榜的选择已截止'],
    ['with an open board', { privateBoardOpen: true }, 'Private榜已公开，不能再选择'],
  ])('%s', (_, change, message) => {
    const task = { ...open, ...change };
    expect(selectionClosed({ ...situation, task }, now)?.message).toBe(message);
  });

  it('takes as many works as the task allows, two at most', () => {
    const one = { status: 1, late: false };
    expect(selectionProblem([one, one])).toBeNull();
    expect(selectionProblem([one, { ...one, late: true }])?.message).toBe('赛后提交的记录不能选择');
    expect(selectionProblem([one, one, one])?.message).toBe('最多选择两条记录进行Private榜提交');
    expect(selectionProblem([one, one], 1)?.message).toBe('最多选择一条记录进行Private榜提交');
    expect(selectionProblem([], 1)?.message).toBe('请选择需要提交Private榜的提交记录');
  });
});
