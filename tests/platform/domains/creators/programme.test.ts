import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { CREATOR_ACCEPTED_TEXT } from '@whaletide/schema/domains/creators/rules/creator-acceptance.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import {
  workOrderCalls,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { creators } from '#platform/src/domains/creators/tables.ts';
import { creator, rate, reader, setMember } from '#tests/platform/support/creators.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { supporter, told } from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let admin: Person;
let support: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
  support = await supporter(platform, '客服一号');
});
afterAll(() => platform.close());

const form = {
  WorksLink: 'https://whale.example/project/1',
  Records: '金奖一次',
  Contact: '',
  Referrer: '',
};
const apply = (who: Person, body: Partial<typeof form> = {}) =>
  platform.call(creatorCalls.apply, { body: { ...form, ...body } }, who);
const refused = (who: Person, body: Partial<typeof form> = {}) =>
  platform.refusal(creatorCalls.apply, { body: { ...form, ...body } }, who);
const accept = (id: string) => platform.call(workOrderCalls.accept, { params: { id } }, support);
const statusOf = async ({ id }: Person) =>
  (await platform.call(creatorCalls.get, { params: { id } })).Status;
const overview = (who: Person) => platform.call(creatorCalls.overview, {}, who);
const violation = (id: string, Reason = '抄袭') =>
  platform.call(creatorAdminCalls.recordViolation, { params: { id }, body: { Reason } }, admin);

it('an application is a work order, and its acceptance makes a creator', async () => {
  const ana = await reader(platform, '安娜');
  expect(await refused(ana, { WorksLink: ' ' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: '作品链接不能为空',
    field: 'WorksLink',
  });
  const order = await apply(ana);
  expect(order).toMatchObject({
    Status: 0,
    Type: { _id: workOrderTypes.creatorApplication, Name: '创作者申请' },
  });
  expect((await refused(ana)).message).toBe('你已提交过申请，请等待审核');
  expect(await statusOf(ana)).toBe(0);
  expect((await accept(order._id)).Status).toBe(workOrderStatus.closed);
  expect(await statusOf(ana)).toBe(1);
  expect(await overview(ana)).toMatchObject({ Status: 1, Violations: [], ExchangeLeft: 300 });
  expect((await refused(ana)).message).toBe('你已经是创作者');
  const query = { page: 1, perPage: 100, WorkOrder: order._id };
  const { data } = await platform.call(workOrderCalls.messages, { query }, ana);
  expect(data).toMatchObject([{ Content: CREATOR_ACCEPTED_TEXT, IsAdmin: true }]);
});

it('who is banned is told why and is no creator for others', async () => {
  const bo = await creator(platform, '阿波');
  const ban = { params: { id: bo.id }, body: { Reason: '刷量' } };
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  expect(await statusOf(bo)).toBe(0);
  expect(await overview(bo)).toMatchObject({ Status: -1, BanReason: '刷量' });
  await platform.call(memberAdminCalls.restoreCreator, { params: { id: bo.id } }, admin);
  expect(await overview(bo)).toMatchObject({ Status: 1, BanReason: null });
});

it('two violations end the programme, and each is told', async () => {
  const cy = await creator(platform, '西西');
  expect(await violation(cy.id)).toMatchObject({ Status: 1, Violations: [{ Reason: '抄袭' }] });
  expect(await told(platform, cy)).toContain(2074);
  platform.clock.advance(1_000);
  expect(await violation(cy.id, '又抄袭')).toMatchObject({ Status: -2 });
  expect(await told(platform, cy)).toContain(2075);
  expect(await statusOf(cy)).toBe(0);
  expect(await overview(cy)).toMatchObject({ Status: -2, Violations: [{}, { Reason: '又抄袭' }] });
  expect((await refused(cy)).message).toBe('你因违规退出了创作者计划，不能再次加入');
  const again = { params: { id: cy.id }, body: { Reason: '三' } };
  const refusal = await platform.refusal(creatorAdminCalls.recordViolation, again, admin);
  expect(refusal.code).toBe('CONFLICT');
});

const withdraw = (id: string, Reason = '误记') => ({ params: { id }, body: { Reason } });

it('a withdrawn violation is told, and brings back whom the second one ended', async () => {
  const di = await creator(platform, '迪迪');
  const [first] = (await violation(di.id)).Violations;
  platform.clock.advance(1_000);
  await violation(di.id, '又抄袭');
  expect(await overview(di)).toMatchObject({ Status: -2 });
  platform.clock.advance(1_000);
  const id = first?._id ?? '';
  expect(
    await platform.call(creatorAdminCalls.withdrawViolation, withdraw(id), admin),
  ).toMatchObject({ Status: 1, EndDate: null, Violations: [{ Reason: '又抄袭' }] });
  expect(await told(platform, di)).toContain(2077);
  expect(await statusOf(di)).toBe(1);
  const refused = (input: ReturnType<typeof withdraw>, who: Person = admin) =>
    platform.refusal(creatorAdminCalls.withdrawViolation, input, who);
  expect((await refused(withdraw(id))).code).toBe('NOT_FOUND');

  const [left] = (await overview(di)).Violations;
  expect((await refused(withdraw(left?._id ?? '', ' '))).code).toBe('BAD_USER_INPUT');
  expect((await refused(withdraw(left?._id ?? ''), di)).code).toBe('FORBIDDEN');
  await platform.call(creatorAdminCalls.withdrawViolation, withdraw(left?._id ?? ''), admin);
  expect(await told(platform, di)).toContain(2076);
  expect(await overview(di)).toMatchObject({ Status: 1, Violations: [] });
  const query = { page: 1, perPage: 10, Action: 'creatorAdmin.withdrawViolation' };
  const log = await platform.call(moderationCalls.log, { query }, admin);
  expect(log.data).toMatchObject([{ Reason: '误记' }, { Reason: '误记' }]);
});

it('a withdrawn violation brings nobody back whose programme ended otherwise', async () => {
  const ed = await creator(platform, '埃德');
  const [only] = (await violation(ed.id)).Violations;
  const endDate = new Date(platform.clock.now.getTime() + 5_000);
  await platform.database.db.update(creators).set({ endDate }).where(eq(creators.memberId, ed.id));
  await platform.call(creatorAdminCalls.withdrawViolation, withdraw(only?._id ?? ''), admin);
  expect(await overview(ed)).toMatchObject({ Status: -2, Violations: [] });
});

it('administrators feature creators who are there', async () => {
  const [one, two] = [await creator(platform, '甲创作'), await creator(platform, '乙创作')];
  const set = (...Featured: string[]) =>
    platform.call(creatorAdminCalls.setFeatured, { body: { Featured } }, admin);
  expect((await set(two.id, one.id)).Featured).toEqual([two.id, one.id]);
  const stranger = await reader(platform, '路人');
  const refusal = await platform.refusal(
    creatorAdminCalls.setFeatured,
    { body: { Featured: [stranger.id] } },
    admin,
  );
  expect(refusal).toMatchObject({ code: 'NOT_FOUND', field: 'Featured' });
  await setMember(platform, two, { hideProfile: true });
  expect((await platform.call(creatorCalls.plan, {})).Featured).toEqual([one.id]);
});

it('administrators rate the published datasets of creators', async () => {
  const di = await creator(platform, '小狄');
  const id = await dataset(platform, di, { publishDate: platform.clock.now, title: '潮位' });
  await dataset(platform, di, { title: '未公开', visibility: 'PRIVATE' });
  const unrated = () =>
    platform.call(
      creatorAdminCalls.datasets,
      { query: { page: 1, perPage: 20, Rated: false } },
      admin,
    );
  expect((await unrated()).data).toMatchObject([{ _id: id, User: di.id, Rating: null }]);
  expect(await rate(platform, admin, id, 'CLASSIC')).toMatchObject({ Rating: 'CLASSIC' });
  expect((await unrated()).data).toEqual([]);
  const content = await platform.call(
    creatorCalls.content,
    { query: { page: 1, perPage: 10, Kind: 'DATASET' } },
    di,
  );
  expect(content.data).toMatchObject([{ Title: '潮位', Rating: 'CLASSIC', Earned: 0 }]);
  const others = await dataset(platform, await reader(platform, '路人乙'), {
    publishDate: platform.clock.now,
  });
  const refusal = await platform.refusal(
    creatorAdminCalls.rateDataset,
    { params: { id: others }, body: { Rating: 'PLAIN' } },
    admin,
  );
  expect(refusal.code).toBe('NOT_FOUND');
});

it('tells everyone on what terms whale coins are exchanged', async () => {
  expect(await platform.call(creatorCalls.exchangePolicy, {})).toEqual({
    Type: 'WHALECOIN',
    Amounts: [50, 100, 200],
    MonthLimit: 300,
    CutoffDay: 7,
    PayDay: 15,
  });
});
