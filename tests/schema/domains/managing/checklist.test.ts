import { describe, expect, it } from '@jest/globals';
import {
  type ChecklistCompetition,
  type ChecklistTask,
  publishChecklist,
  publishProblem,
} from '#schema/domains/managing/rules/checklist.ts';

const now = new Date('2026-03-10T00:00:00.000Z');
const period = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-04-01T00:00:00.000Z' };
const late = { ...period, endDate: '2026-04-02T00:00:00.000Z' };

const task = (changes: Partial<ChecklistTask> = {}): ChecklistTask => ({
  ...period,
  id: 'wave',
  name: '浪高',
  isScored: true,
  isReady: true,
  hasSample: true,
  hasDescription: true,
  ...changes,
});
const stage = (...tasks: ChecklistTask[]) => ({
  ...period,
  id: 'first',
  name: '初赛',
  hasLesson: false,
  tasks,
});

const complete: ChecklistCompetition = {
  ...period,
  kind: 'competition',
  shortDescription: '预报明天的浪高',
  hasCover: true,
  tabs: [{ content: '预报浪高' }],
  series: null,
  detailType: null,
  liveUrl: null,
  liveStartDate: null,
  stages: [stage(task())],
};

const series = (published: boolean) => ({ series: { name: '潮汐系列赛', published } });
const activity = { kind: 'activity', stages: [] } as const;

it('has every point of a complete competition done', () => {
  const items = publishChecklist(complete, now);
  expect(items.map(({ title }) => title)).toEqual([
    '内容页',
    '简介',
    '封面',
    '阶段',
    '任务',
    '时间安排前后一致',
    '结束时间',
    '任务「浪高」的标准答案',
    '任务「浪高」的说明',
    '任务「浪高」的提交样例',
  ]);
  expect(items.filter(({ missing }) => missing !== null)).toEqual([]);
});

it('gives each point a key of its own', () => {
  const stages = [stage(task(), task({ id: 'wind' })), { ...stage(), id: 'last' }];
  const keys = publishChecklist({ ...complete, stages }, now).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('publishing', () => {
  it.each<[Partial<ChecklistCompetition>, string | undefined]>([
    [{}, undefined],
    [{ tabs: [] }, '发布前请至少填写一个内容页'],
    [{ tabs: [{ content: ' \n' }] }, '发布前请填写内容页的内容'],
    [{ tabs: [{ content: '' }, { content: '预报浪高' }] }, undefined],
    [{ shortDescription: ' ' }, '发布前请填写简介'],
    [{ stages: [] }, '发布前请至少添加一个阶段'],
    [{ stages: [stage()] }, '发布前请至少添加一个任务'],
    [{ stages: [stage(task({ isReady: false }))] }, '任务「浪高」还没有上传标准答案'],
    [{ stages: [stage(task({ isReady: false, isScored: false }))] }, '任务「浪高」还没有表单'],
    [{ stages: [{ ...stage(task()), ...late }] }, '阶段「初赛」不能晚于比赛结束'],
    [{ stages: [stage(task(late))] }, '任务「浪高」不能晚于阶段「初赛」结束'],
    [series(false), '请先发布所属的系列赛「潮汐系列赛」'],
    [series(true), undefined],
    [{ kind: 'series', tabs: [], stages: [] }, undefined],
    [activity, undefined],
    [{ ...activity, detailType: 'LIVE' }, '发布前请填写直播时间和直播地址'],
    [{ ...activity, detailType: 'TRAINING_CAMP' }, '发布前请至少添加一个阶段'],
    [{ ...activity, stages: [{ ...stage(), ...late }] }, '阶段「初赛」不能晚于活动结束'],
  ])('of %j: %s', (changes, message) => {
    const problem = publishProblem({ ...complete, ...changes }, now);
    expect(problem?.message).toBe(message);
    if (problem) expect(problem.code).toBe('CONFLICT');
  });
});

it.each<[Partial<ChecklistCompetition>, string, string]>([
  [{ hasCover: false }, '还没有封面图片', 'settings'],
  [{ endDate: now.toISOString(), stages: [] }, '结束时间已经过去', 'settings'],
  [{ stages: [stage(task()), stage()] }, '阶段「初赛」还没有任务', 'stages'],
  [{ ...activity, stages: [stage()] }, '阶段「初赛」还没有学习内容和任务', 'stages'],
  [{ stages: [stage(task({ hasSample: false }))] }, '任务「浪高」还没有提交样例', 'stages'],
  [{ stages: [stage(task({ hasDescription: false }))] }, '任务「浪高」还没有说明', 'stages'],
])('%j is advised against alone: %s', (changes, missing, panel) => {
  const items = publishChecklist({ ...complete, ...changes }, now);
  expect(items).toContainEqual(expect.objectContaining({ missing, panel, isNeeded: false }));
});

it('takes a stage of an activity for complete that has a lesson without a task', () => {
  const stages = [{ ...stage(), hasLesson: true }];
  const items = publishChecklist({ ...complete, kind: 'activity', stages }, now);
  expect(items.filter(({ missing }) => missing !== null)).toEqual([]);
});
