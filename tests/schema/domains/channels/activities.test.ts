import { describe, expect, it } from '@jest/globals';
import {
  activityMarks,
  activityTypeName,
} from '../../../../schema/domains/channels/rules/activities.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const [past, future] = ['2026-11-26T12:00:00Z', '2026-11-26T12:00:01Z'];

describe('the card of an activity', () => {
  it.each([
    ['goes on', future, future, false, false],
    ['can’t be registered for any more', future, past, false, true],
    ['never ends, nor does registering', null, null, false, false],
    ['is over, whenever registering ended', past, past, true, false],
    ['is over, though registering was never closed', past, null, true, false],
  ])('says of one that %s', (_, endDate, registerEndDate, ended, registrationClosed) => {
    expect(activityMarks({ endDate, registerEndDate }, now)).toEqual({ ended, registrationClosed });
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
});
