import { expect, it } from '@jest/globals';
import {
  cardCodeProblem,
  decidingProblem,
  exchangeProblem,
  type ExchangeSituation,
  type ExchangeStatus,
  paidBy,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { creatorStatus } from '@whaletide/schema/domains/creators/rules/programme.ts';

const able: ExchangeSituation = {
  status: creatorStatus.active,
  banReason: null,
  balance: 300,
  exchanged: 0,
};

it.each<[string, number, Partial<ExchangeSituation>, string | null]>([
  ['50', 50, {}, null],
  ['100', 100, {}, null],
  ['200 that use the month up', 200, { exchanged: 100 }, null],
  ['all coins', 200, { balance: 200 }, null],
  ['another amount', 150, {}, '请选择 50、100 或 200 元的礼品卡'],
  ['a negative one', -50, {}, '请选择 50、100 或 200 元的礼品卡'],
  ['more than the month', 100, { exchanged: 250 }, '每月最多兑换 300 元，本月还可兑换 50 元'],
  ['more than the balance', 100, { balance: 99 }, '鲸币不足，当前余额 99 鲸币'],
  ['of who is no creator', 50, { status: creatorStatus.none }, '仅创作者可以兑换'],
  ['of who has had to leave', 50, { status: creatorStatus.ended }, '你已退出创作者计划，不能兑换'],
  [
    'of who is banned',
    50,
    { status: creatorStatus.banned, banReason: '抄袭' },
    '因抄袭，你的创作者权益已被管理员封禁，不能兑换',
  ],
])('an exchange of %s', (_, amount, situation, message) => {
  expect(exchangeProblem(amount, { ...able, ...situation })?.message ?? null).toBe(message);
});

it.each([
  ['2026-11-01T00:00:00', '2026-11-15'],
  ['2026-11-07T23:59:59', '2026-11-15'],
  ['2026-11-08T00:00:00', '2026-12-15'],
  ['2026-12-31T12:00:00', '2027-01-15'],
])('a request of %s in Shanghai is paid by %s', (moment, day) => {
  expect(paidBy(new Date(`${moment}+08:00`))).toBe(day);
});

it.each<[ExchangeStatus, boolean]>([
  ['WAITING', true],
  ['PAID', false],
  ['RETURNED', false],
])('an exchange that is %s can be decided: %s', (status, can) => {
  expect(decidingProblem(status) === null).toBe(can);
});

it.each([
  ['ABCD-1234', null],
  ['  ', '请输入礼品卡的卡密'],
  ['长'.repeat(201), '卡密最多200个字符'],
])('a card’s code %s', (code, message) => {
  expect(cardCodeProblem(code)?.message ?? null).toBe(message);
});
