import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { administrationCalls } from '@whaletide/schema/domains/managing/rest/administration.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { creatorExchanges } from '#platform/src/domains/creators/tables.ts';
import {
  creator,
  exchange,
  giveCoins,
  heldCoins,
  ledgerSum,
  reader,
} from '#tests/platform/support/creators.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';
import { coinsOf } from '#tests/platform/support/sharing.ts';
import { told } from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.clock.now = TEST_NOW;
});

const refused = (who: Person, Amount: number) =>
  platform.refusal(creatorCalls.requestExchange, { body: { Amount } }, who);
const pay = (id: string, Code = 'JD-1234', by = admin) =>
  platform.call(creatorAdminCalls.payExchange, { params: { id }, body: { Code } }, by);
const giveBack = (id: string, Reason = '库存不足') =>
  platform.call(creatorAdminCalls.returnExchange, { params: { id }, body: { Reason } }, admin);
const own = async (who: Person) =>
  (await platform.call(creatorCalls.exchanges, { query: { page: 1, perPage: 10 } }, who)).data;

it('a request holds the coins; paying hands the card’s code to its member alone', async () => {
  const ana = await creator(platform, '安娜');
  await giveCoins(platform, ana, 120);
  const made = await exchange(platform, ana, 100);
  expect(made).toMatchObject({ Amount: 100, Status: 'WAITING', PaidBy: '2026-12-15' });
  // The administrators are told of it, and the index counts it.
  expect(await told(platform, admin)).toContain(2078);
  expect((await platform.call(administrationCalls.counts, {}, admin)).Exchanges).toBe(1);
  expect(await coinsOf(platform, ana.token)).toBe(20);
  expect(await heldCoins(platform, made._id)).toBe(100);
  expect((await refused(ana, 50)).message).toBe('鲸币不足，当前余额 20 鲸币');
  expect(await pay(made._id)).toMatchObject({ Status: 'PAID', CardCode: null });
  expect(await own(ana)).toMatchObject([{ Status: 'PAID', CardCode: 'JD-1234' }]);
  expect(await heldCoins(platform, made._id)).toBe(0);
  expect(await told(platform, ana)).toContain(54);
  const [row] = await platform.database.db
    .select()
    .from(creatorExchanges)
    .where(eq(creatorExchanges.id, made._id));
  expect(row?.cardCode).not.toContain('1234');
  const query = { page: 1, perPage: 10 };
  const listed = await platform.call(creatorAdminCalls.exchanges, { query }, admin);
  expect(listed.data).toMatchObject([{ _id: made._id, User: ana.id, CardCode: null }]);
  const { data } = await platform.call(
    growthCalls.walletEntries,
    { query: { Type: 'WHALECOIN', ...query } },
    ana,
  );
  expect(data[0]).toMatchObject({ Amount: -100, Reason: '兑换 100 元电子礼品卡' });
  expect(await ledgerSum(platform)).toBe(0);
});

it('what was returned gives the coins back once, and the month as well', async () => {
  const bo = await creator(platform, '阿波');
  await giveCoins(platform, bo, 500);
  await exchange(platform, bo, 200);
  const second = await exchange(platform, bo, 100);
  expect((await refused(bo, 50)).message).toBe('每月最多兑换 300 元，本月还可兑换 0 元');
  expect(await giveBack(second._id)).toMatchObject({ Status: 'RETURNED', Reason: '库存不足' });
  expect(await coinsOf(platform, bo.token)).toBe(300);
  const again = await platform.refusal(
    creatorAdminCalls.returnExchange,
    { params: { id: second._id }, body: { Reason: '再来' } },
    admin,
  );
  expect(again).toMatchObject({ code: 'CONFLICT', message: '该兑换已被处理，请刷新页面' });
  expect(await told(platform, bo)).toContain(1001);
  await exchange(platform, bo, 100);
  expect((await refused(bo, 50)).code).toBe('CONFLICT');
  // A new month in Shanghai.
  platform.clock.now = new Date('2026-11-30T16:00:00.000Z');
  expect((await exchange(platform, bo, 200)).PaidBy).toBe('2026-12-15');
});

it('exchanging is for creators, and not for banned ones; what waits stays with administrators', async () => {
  expect((await refused(await reader(platform, '路人'), 50)).message).toBe('仅创作者可以兑换');
  const cy = await creator(platform, '西西');
  await giveCoins(platform, cy, 200);
  expect(await refused(cy, 70)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Amount' });
  const open = await exchange(platform, cy, 50);
  const ban = { params: { id: cy.id }, body: { Reason: '刷量' } };
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  expect(await refused(cy, 50)).toMatchObject({
    code: 'FORBIDDEN',
    message: '因刷量，你的创作者权益已被管理员封禁，不能兑换',
  });
  expect((await pay(open._id)).Status).toBe('PAID');
});

it('administrators don’t decide on their own exchanges, and need a code or a reason', async () => {
  const chief = await creator(platform, '站长兼创作者');
  await giveCoins(platform, chief, 100);
  const made = await exchange(platform, chief, 50);
  const input = { params: { id: made._id }, body: { Code: '' } };
  expect(await platform.refusal(creatorAdminCalls.payExchange, input, admin)).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'Code',
  });
  const { db } = platform.database;
  const { members } = await import('#platform/src/domains/members/tables.ts');
  await db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, chief.id));
  const code = { params: { id: made._id }, body: { Code: 'X' } };
  expect((await platform.refusal(creatorAdminCalls.payExchange, code, chief)).message).toBe(
    '不能处理自己的兑换',
  );
});

it('an issuer of the operator’s gives the code where none is typed', async () => {
  const asked: object[] = [];
  const other = await startPlatform({
    worker: false,
    outside: {
      giftCards: {
        issue: (order) => {
          asked.push(order);
          return asked.length === 1 ? Promise.reject(new Error('down')) : Promise.resolve('AUTO-1');
        },
      },
    },
  });
  try {
    const boss = await writer(other, '另一站长', { roles: ['admin'] });
    const di = await creator(other, '小狄');
    await giveCoins(other, di, 50);
    const { _id } = await exchange(other, di, 50);
    const input = { params: { id: _id }, body: { Code: '' } };
    expect((await other.refusal(creatorAdminCalls.payExchange, input, boss)).code).toBe('CONFLICT');
    await other.call(creatorAdminCalls.payExchange, input, boss);
    expect(asked).toEqual([
      { exchangeId: _id, amount: 50 },
      { exchangeId: _id, amount: 50 },
    ]);
    const query = { page: 1, perPage: 10 };
    const { data } = await other.call(creatorCalls.exchanges, { query }, di);
    expect(data).toMatchObject([{ Status: 'PAID', CardCode: 'AUTO-1' }]);
  } finally {
    await other.close();
  }
});
