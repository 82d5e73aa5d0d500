import { expect, it } from '@jest/globals';
import {
  sessionOf,
  sessionState,
  takesWorks,
} from '@whaletide/schema/domains/activities/rules/activity-course.ts';

const live = { startsAt: '2026-12-04T12:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' };
const reading = { needsQualification: false, tasks: [] };
const practice = { needsQualification: false, tasks: [{}] };
const review = { needsQualification: true, tasks: [] };
const unknown = { needsQualification: false, tasks: null };

it.each([
  ['a competition without tasks yet', false, [], true],
  ['a live session', true, [], false],
  ['a reading group', true, [reading, reading], false],
  ['a camp with a practice', true, [reading, practice], true],
  ['a qualification review', true, [review], true],
  ['stages that are unknown', true, null, true],
  ['tasks that are unknown', true, [unknown], true],
])('takes works: %s', (_, isPlainActivity, stages, takes) => {
  expect(takesWorks(isPlainActivity, stages)).toBe(takes);
});

it.each([
  ['LIVE', live, live],
  ['LIVE', null, null],
  ['TRAINING_CAMP', live, null],
  [null, null, null],
])('%s takes place in its session', (detailType, session, expected) => {
  expect(sessionOf({ detailType, live: session })).toBe(expected);
});

it.each([
  ['2026-12-04T11:59:59Z', 'NOT_STARTED', '未开始'],
  ['2026-12-04T12:00:00Z', 'RUNNING', '直播中'],
  ['2026-12-04T13:00:00Z', 'ENDED', '直播已结束'],
])('is at %s %s', (now, status, text) => {
  expect(sessionState(live, Date.parse(now))).toEqual({ status, text });
});
