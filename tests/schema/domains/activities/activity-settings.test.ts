import { describe, expect, it } from '@jest/globals';
import {
  activityProblems,
  activityPublishProblem,
  type ActivitySettings,
} from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import { fieldProblems } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';

const sound: ActivitySettings = {
  detailType: 'TRAINING_CAMP',
  difficulty: 2,
  estimatedTime: '6 小时',
  tutors: ['a'],
  sponsorName: '',
  slogans: ['导师答疑'],
  liveUrl: '',
  liveStartDate: null,
  liveEndDate: null,
  sequence: 0,
};
const live = {
  liveUrl: 'https://a.cn/live',
  liveStartDate: '2026-12-01T12:00:00Z',
  liveEndDate: '2026-12-01T13:00:00Z',
};

describe('the settings of an activity', () => {
  it.each<[Partial<ActivitySettings>, string | undefined]>([
    [{}, undefined],
    [live, undefined],
    [{ detailType: 'EXERCISE' }, 'Activity.DetailType'],
    [{ detailType: 'CLASS' }, 'Activity.DetailType'],
    [{ difficulty: null }, undefined],
    [{ difficulty: 0 }, 'Activity.Difficulty'],
    [{ difficulty: 4 }, 'Activity.Difficulty'],
    [{ estimatedTime: '长'.repeat(31) }, 'Activity.EstimatedTime'],
    [{ tutors: ['a', 'a'] }, 'Activity.Tutors'],
    [{ tutors: Array.from({ length: 11 }, (_, index) => String(index)) }, 'Activity.Tutors'],
    [{ sponsorName: '名'.repeat(41) }, 'Activity.SponsorName'],
    [{ slogans: [' '] }, 'Activity.Slogans'],
    [{ slogans: ['导师答疑', '导师答疑 '] }, 'Activity.Slogans'],
    [{ slogans: ['长'.repeat(31)] }, 'Activity.Slogans'],
    [{ slogans: ['1', '2', '3', '4', '5', '6'] }, 'Activity.Slogans'],
    [{ ...live, liveUrl: 'javascript:alert(1)' }, 'Activity.LiveUrl'],
    [{ ...live, liveStartDate: null }, 'Activity.LiveStartDate'],
    [{ ...live, liveEndDate: live.liveStartDate }, 'Activity.LiveEndDate'],
    [{ ...live, liveEndDate: null }, 'Activity.LiveEndDate'],
    [{ liveUrl: live.liveUrl }, 'Activity.LiveStartDate'],
    [{ sequence: -1 }, 'Activity.Sequence'],
    [{ sequence: 10_001 }, 'Activity.Sequence'],
  ])('%j: %s', (changes, field) => {
    expect(activityProblems({ ...sound, ...changes }, false)[0]?.field).toBe(field);
  });

  it('an exercise is of its own type alone', () => {
    expect(activityProblems({ ...sound, detailType: 'EXERCISE' }, true)).toEqual([]);
    expect(activityProblems(sound, true)[0]?.message).toBe('请选择活动类型');
  });
});

it.each([
  [
    { detailType: 'LIVE', stages: 0, liveUrl: null, liveStartDate: null },
    '发布前请填写直播时间和直播地址',
  ],
  [{ detailType: 'LIVE', stages: 0, ...live }, undefined],
  [
    { detailType: 'TRAINING_CAMP', stages: 0, liveUrl: null, liveStartDate: null },
    '发布前请至少添加一个阶段',
  ],
  [{ detailType: 'WORKSHOP', stages: 0, liveUrl: null, liveStartDate: null }, undefined],
])('what %j lacks before it is published', (activity, message) => {
  expect(activityPublishProblem(activity)?.message).toBe(message);
});

it.each([
  [[{ key: 'nlp', name: '自然语言处理' }], undefined],
  [[{ key: 'NLP', name: '自然语言处理' }], 'data.0.Key'],
  [[{ key: 'mine', name: '我的' }], 'data.0.Key'],
  [
    [
      { key: 'nlp', name: '一' },
      { key: 'nlp', name: '二' },
    ],
    'data.1.Key',
  ],
  [[{ key: 'nlp', name: ' ' }], 'data.0.Name'],
  [[{ key: 'nlp', name: '长'.repeat(13) }], 'data.0.Name'],
  [Array.from({ length: 31 }, (_, index) => ({ key: `k${index}`, name: '名' })), 'data'],
])('the fields %j: %s', (fields, field) => {
  expect(fieldProblems(fields)[0]?.field).toBe(field);
});
