import { expect, it } from '@jest/globals';
import { isBlockedInMiniProgram } from '@whaletide/schema/domains/site/rules/mini-program.ts';

it.each([
  ['/auth/communityLogin', true],
  ['/auth/register', true],
  ['/org/whale', true],
  ['/org/whale/competition/manage', true],
  ['/org', true],
  ['/home', false],
  ['/home/organize', false],
  ['/organizers', false],
  ['/home/auth/x', false],
])('in the mini-programme %s is blocked: %s', (path, blocked) =>
  expect(isBlockedInMiniProgram(path)).toBe(blocked),
);
