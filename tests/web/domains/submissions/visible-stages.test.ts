import { describe, expect, it } from '@jest/globals';
import {
  homeStage,
  selectedTask,
  visibleStages,
} from '#web/src/domains/submissions/components/SubmitPanel/visible-stages.ts';

const stage = (id: string, month: number) => ({
  id,
  startDate: `2026-0${month}-01T00:00:00Z`,
  endDate: `2026-0${month}-28T00:00:00Z`,
  tasks: [{ id: `${id}1` }, { id: `${id}2` }],
});
const stages = [stage('c', 3), stage('a', 1), stage('b', 2)];
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('the stages of the submit tab', () => {
  it('are those up to the own one, in their order', () => {
    expect(ids(visibleStages(stages, { currentStage: { id: 'b' }, passedStages: [] }))).toBe('ab');
  });
  it('hold those passed, also without a present one', () => {
    const state = { currentStage: null, passedStages: [{ id: 'a' }] };
    expect(ids(visibleStages(stages, state))).toBe('a');
    expect(visibleStages(stages, null)).toEqual([]);
  });
});

describe('the stage that opens by itself', () => {
  const state = { currentStage: { id: 'b' }, passedStages: [{ id: 'a' }] };
  const home = (day: string) => homeStage(visibleStages(stages, state), state, new Date(day))?.id;
  it('is the own one, or while that hasn’t begun one that still runs', () => {
    expect(home('2026-01-20T00:00:00Z')).toBe('a');
    expect(home('2026-02-02T00:00:00Z')).toBe('b');
    // In between nothing runs, and the own one comes.
    expect(home('2026-01-30T00:00:00Z')).toBe('b');
    expect(homeStage([], null, new Date())).toBeUndefined();
  });
});

describe('the open task', () => {
  it('is the one of the address, else the first of the own stage', () => {
    expect(selectedTask(stages, 'c2', 'a').task?.id).toBe('c2');
    expect(selectedTask(stages, undefined, 'a').task?.id).toBe('a1');
    expect(selectedTask(stages, 'unknown', 'b').task?.id).toBe('b1');
    expect(selectedTask(stages, 'c', 'a').task?.id).toBe('c1');
    expect(selectedTask([], 'a1', 'a')).toEqual({ stage: undefined, task: undefined });
  });
});
