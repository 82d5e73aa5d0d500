import { describe, expect, it } from '@jest/globals';
import { nameProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import {
  accountState,
  blockerPath,
  blockerText,
  closesOn,
  closingText,
  closureProblem,
} from '@whaletide/schema/domains/account/rules/closure.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const before = new Date('2026-11-01T04:00:00.000Z');
const after = new Date('2026-12-01T04:00:00.000Z');

describe('how an account stands', () => {
  it.each([
    ['open', { deactivated: null, closes: null, closed: null }],
    ['stopped', { deactivated: before, closes: null, closed: null }],
    ['closing', { deactivated: before, closes: after, closed: null }],
    // From the very moment on, whether or not the job has come by.
    ['closed', { deactivated: before, closes: now, closed: null }],
    ['closed', { deactivated: before, closes: before, closed: now }],
  ] as const)('%s', (state, row) => expect(accountState(row, now)).toBe(state));
});

it('one may come back for 30 days', () => {
  expect(closesOn(now).toISOString()).toBe('2026-12-21T04:00:00.000Z');
  expect(closingText(closesOn(now))).toBe('该账号已申请注销，2026-12-21 12:00 之前可以恢复');
});

it('says what is in the way, and leads to it', () => {
  const blocker = { kind: 'CAPTAIN', id: 't1', title: '潮汐队' } as const;
  expect(closureProblem([])).toBeNull();
  expect(closureProblem([blocker])).toEqual({
    code: 'CONFLICT',
    message: '你是团队「潮汐队」的队长，请先转让队长或解散团队',
  });
  expect(blockerPath(blocker)).toBe('/home/competition/team/t1');
  expect(blockerPath({ kind: 'ORGANIZER', id: 'c1' })).toBe('/home/competition/c1');
  expect(blockerPath({ kind: 'ORGANIZATION', id: 'o1' })).toBeNull();
  expect(blockerPath({ kind: 'ADMIN', id: null })).toBe('/home/admin/members');
  expect(blockerText({ kind: 'ADMIN', title: '' })).toContain('唯一的管理员');
});

it('nobody takes the name of those who have left', () => {
  expect(nameProblem('已注销用户')).toMatchObject({ message: '该用户名不可使用', field: 'Name' });
});
