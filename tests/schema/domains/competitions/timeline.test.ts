import { describe, expect, it } from '@jest/globals';
import {
  stageOfNow,
  stagesBehind,
  timelinePosition,
  timelineSteps,
} from '@whaletide/schema/domains/competitions/rules/timeline.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const now = new Date('2026-11-21T04:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY).toISOString();
const stage = (id: string, start: number, awardWhaleCoin = 0) => ({
  id,
  name: id,
  startDate: days(start),
  awardWhaleCoin,
});
const course = (stages: ReturnType<typeof stage>[], end: number | null = 30) => ({
  startDate: days(-10),
  endDate: end === null ? null : days(end),
  stages,
});

describe('the steps of a timeline', () => {
  it.each([
    ['no stage', course([]), false, ['start', 'end']],
    ['one stage', course([stage('a', -9)]), false, ['start', 'a', 'end']],
    ['one stage, wide', course([stage('a', -9)]), true, ['start', 'a', 'end']],
    ['two stages', course([stage('b', 5), stage('a', -9)]), false, ['a', 'b']],
    ['two stages, wide', course([stage('b', 5), stage('a', -9)]), true, ['start', 'a', 'b', 'end']],
    ['no end', course([stage('a', -9)], null), false, ['start', 'a']],
  ])('%s', (_, competition, wide, keys) => {
    expect(timelineSteps(competition, { wide, now }).map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['before its time', 0.001, false],
    ['at its time', 0, false],
    ['after its time', -0.001, true],
  ])('a step is passed %s: %s days', (_, start, passed) => {
    const [, step] = timelineSteps(course([stage('a', start, 50)]), { wide: false, now });
    expect(step).toMatchObject({ key: 'a', passed, coins: 50 });
  });

  it('names an award after how one comes to the stage that shows it', () => {
    const stages = [stage('b', 5, 50), stage('a', -9, 10)];
    const steps = timelineSteps(course(stages), { wide: false, now });
    expect(steps.map(({ coins, coinsLabel }) => `${coinsLabel} ${coins}`)).toEqual([
      '报名奖励 10',
      '晋级奖励 50',
    ]);
  });
});

describe('where a member stands', () => {
  const steps = timelineSteps(course([stage('a', -9), stage('b', 5)]), { wide: true, now });
  it.each([
    ['a visitor', { registered: false, currentStage: null, passedStages: 0 }, 'start', '未报名'],
    ['in a stage', { registered: true, currentStage: 'b', passedStages: 1 }, 'b', '我在这'],
    [
      'past the last stage',
      { registered: true, currentStage: null, passedStages: 2 },
      'end',
      '我在这',
    ],
    [
      'without any stage',
      { registered: true, currentStage: null, passedStages: 0 },
      'start',
      '我在这',
    ],
  ])('%s', (_, member, key, text) => {
    expect(timelinePosition(steps, member)).toEqual({ key, text });
  });

  it('a visitor stands at the first stage where there is no start', () => {
    const narrow = timelineSteps(course([stage('a', -9), stage('b', 5)]), { wide: false, now });
    const visitor = { registered: false, currentStage: null, passedStages: 0 };
    expect(timelinePosition(narrow, visitor).key).toBe('a');
  });
});

describe('the stage that opens first', () => {
  const between = (id: string, start: number, end: number) => ({
    id,
    startDate: days(start),
    endDate: days(end),
  });
  it.each([
    ['the one that runs, not the last', [between('a', -9, 5), between('b', 5, 9)], 'a'],
    ['the one that ran last, between two', [between('a', -9, -1), between('b', 5, 9)], 'a'],
    ['the last, after all', [between('b', -4, -1), between('a', -9, -4)], 'b'],
    ['the first, before all', [between('b', 5, 9), between('a', 1, 5)], 'a'],
    ['a long one that still runs', [between('a', -9, 9), between('b', -5, -3)], 'a'],
    ['of two that run the later', [between('a', -9, 9), between('b', -5, 3)], 'b'],
    ['none where there is none', [], undefined],
  ])('is %s', (_, stages, id) => {
    expect(stageOfNow(stages, now)?.id).toBe(id);
  });

  it.each([
    [[between('b', 5, 9), between('a', -9, 5)], 0],
    [[between('b', -5, 9), between('a', -9, -5)], 1],
    [[between('a', -9, -5), between('b', -5, -3), between('c', 3, 9)], 1],
    [[between('a', 1, 5)], 0],
    [[], 0],
  ])('has stages behind it: %#', (stages, count) => {
    expect(stagesBehind(stages, now)).toBe(count);
  });
});
