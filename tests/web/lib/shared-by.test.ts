import { beforeEach, expect, it } from '@jest/globals';
import { forgetSharedBy, rememberSharedBy, sharedBy } from '#web/src/lib/shared-by.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const [first, second] = ['a'.repeat(24), 'b'.repeat(24)];

beforeEach(() => localStorage.clear());

it('keeps the last link for thirty days', () => {
  expect(sharedBy(0)).toBeNull();
  rememberSharedBy(`?from=wechat&shareby=${first}`, 0);
  rememberSharedBy('?from=wechat', DAY);
  expect(sharedBy(DAY)).toBe(first);
  rememberSharedBy(`?shareby=${second}`, DAY);
  expect(sharedBy(31 * DAY - 1)).toBe(second);
  expect(sharedBy(31 * DAY)).toBeNull();
});

it('forgets it', () => {
  rememberSharedBy(`?shareby=${first}`, 0);
  forgetSharedBy();
  expect(sharedBy(0)).toBeNull();
});

it.each(['nonsense', 'null', '{}', '{"memberId":1,"at":0}'])('makes nothing of %s', (kept) => {
  localStorage.setItem('shared-by', kept);
  expect(sharedBy(0)).toBeNull();
});
