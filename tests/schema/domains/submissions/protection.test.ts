import { expect, it } from '@jest/globals';
import { isProtected } from '#schema/domains/submissions/rules/protection.ts';

it('protects where money is the prize, unless the organizer says otherwise', () => {
  expect(isProtected(null, '¥10,000')).toBe(true);
  expect(isProtected(null, '证书')).toBe(false);
  expect(isProtected(null, '无现金奖励')).toBe(false);
  expect(isProtected(false, '¥10,000')).toBe(false);
  expect(isProtected(true, null)).toBe(true);
});
