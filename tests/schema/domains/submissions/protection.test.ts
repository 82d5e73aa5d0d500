import { expect, it } from '@jest/globals';
import { awardsMoney, isProtected } from '#schema/domains/submissions/rules/protection.ts';

it.each([
  ['¥10,000', true],
  ['总奖金 5 万元', true],
  ['50000元', true],
  ['USD 1,000', true],
  ['$500', true],
  ['3 万', true],
  ['现金奖励', true],
  ['1000 鲸币', false],
  ['证书与奖牌', false],
  ['5 万人参与', false],
  ['第 1 名', false],
  ['', false],
  [null, false],
])('an award of %j is money: %j', (award, money) => {
  expect(awardsMoney(award)).toBe(money);
});

it('protects where money is the prize, unless the organizer says otherwise', () => {
  expect(isProtected(null, '¥10,000')).toBe(true);
  expect(isProtected(null, '证书')).toBe(false);
  expect(isProtected(false, '¥10,000')).toBe(false);
  expect(isProtected(true, null)).toBe(true);
});
