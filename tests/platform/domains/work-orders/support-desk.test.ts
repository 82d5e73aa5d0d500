import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls as calls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { cannedAnswers } from '#platform/src/domains/work-orders/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  assign,
  file,
  move,
  read,
  say,
  supporter,
  told,
} from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let member: Person;
let support: Person;
let colleague: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { WORK_ORDERS_PER_DAY: '100' } });
  member = await writer(platform, '提问者');
  support = await supporter(platform, '客服一号');
  colleague = await supporter(platform, '客服二号');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

const refusedTo = (person: Person, order: { _id: string }, to: Person | string | null) => {
  const Handler = typeof to === 'string' || to === null ? to : to.id;
  const input = { params: { id: order._id }, body: { Handler } };
  return platform.refusal(calls.assign, input, { token: person.token });
};
const desk = (person: Person, query: object) =>
  platform.call(
    workOrderCalls.list,
    { query: { page: 1, perPage: 100, Everybody: true, ...query } },
    { token: person.token },
  );
const idsOf = async (person: Person, query: object) =>
  (await desk(person, query)).data.map(({ _id }) => _id);

describe('who of the support has a work order', () => {
  it('is who took it; the member is told that it was taken, and by whom is for the staff alone', async () => {
    const order = await file(platform, member);
    const taken = await assign(platform, support, order, support);
    expect(taken).toMatchObject({ Status: 1, Handler: support.id });
    expect((await told(platform, member))[0]).toBe(33);
    expect(await read(platform, member, order)).toMatchObject({ Status: 1, Handler: null });
    expect(await read(platform, colleague, order)).toMatchObject({ Handler: support.id });
    expect(await refusedTo(colleague, order, colleague)).toEqual({
      code: 'CONFLICT',
      message: '工单已由同事负责，请刷新后再看',
    });
    expect(await refusedTo(colleague, order, null)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusedTo(member, order, null)).toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await writer(platform, '路人');
    expect(await refusedTo(stranger, order, stranger)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is given on, and released', async () => {
    const order = await file(platform, member);
    await assign(platform, support, order, support);
    const given = await assign(platform, support, order, colleague);
    expect(given).toMatchObject({ Status: 1, Handler: colleague.id });
    expect((await told(platform, colleague))[0]).toBe(2063);
    // From then on, what the member does is told to them alone.
    const before = await told(platform, support);
    await say(platform, member, order, { Content: '补充' });
    expect((await told(platform, colleague))[0]).toBe(2061);
    expect(await told(platform, support)).toEqual(before);
    expect(await assign(platform, colleague, order, null)).toMatchObject({
      Status: 0,
      Handler: null,
    });
    for (const to of [member, 'f'.repeat(24)])
      expect(await refusedTo(support, order, to)).toMatchObject({ field: 'Handler' });
    // An administrator gives on what a colleague has.
    await assign(platform, support, order, support);
    expect((await assign(platform, admin, order, colleague)).Handler).toBe(colleague.id);
  });

  it('is who answers what nobody has; a colleague’s answer doesn’t take it away', async () => {
    const order = await file(platform, member);
    expect((await say(platform, support, order)).workOrder.Handler).toBe(support.id);
    expect((await say(platform, colleague, order)).workOrder).toMatchObject({
      Status: 2,
      Handler: support.id,
    });
    expect(await assign(platform, support, order, null)).toMatchObject({
      Status: 2,
      Handler: null,
    });
    await move(platform, member, order, 3);
    expect(await refusedTo(support, order, support)).toEqual({
      code: 'CONFLICT',
      message: '工单已关闭，不能再分配',
    });
  });

  it('is nobody once they are no longer of the staff', async () => {
    const leaver = await supporter(platform, '离开的客服');
    const order = await file(platform, member);
    await assign(platform, leaver, order, leaver);
    const staff = async () =>
      (await platform.call(calls.staff, {}, { token: support.token })).data.map(({ _id }) => _id);
    expect((await staff()).toSorted()).toEqual(
      [support, colleague, admin, leaver].map(({ id }) => id).toSorted(),
    );
    await platform.database.db.update(members).set({ roles: [] }).where(eq(members.id, leaver.id));
    expect(await staff()).not.toContain(leaver.id);
    expect((await read(platform, support, order)).Handler).toBeNull();
    expect(await idsOf(support, { Unassigned: true })).toContain(order._id);
    await say(platform, member, order, { Content: '还在吗' });
    expect((await told(platform, support))[0]).toBe(2061);
    expect((await assign(platform, colleague, order, colleague)).Handler).toBe(colleague.id);
  });

  it('filters the desk, and nobody else’s lists', async () => {
    const [mine, free] = [await file(platform, member), await file(platform, member)];
    await assign(platform, support, mine, support);
    const own = await idsOf(support, { Handler: support.id });
    expect(own).toContain(mine._id);
    expect(own).not.toContain(free._id);
    const unassigned = await idsOf(support, { Unassigned: true });
    expect(unassigned).toContain(free._id);
    expect(unassigned).not.toContain(mine._id);
    for (const query of [{ Handler: support.id }, { Unassigned: true }])
      expect(
        await platform.refusal(
          workOrderCalls.list,
          { query: { page: 1, perPage: 10, ...query } },
          { token: member.token },
        ),
      ).toMatchObject({ code: 'FORBIDDEN' });
    // A work order of the staff's own is a member's: lists don't tell its handler.
    const staffs = await file(platform, colleague);
    await assign(platform, support, staffs, support);
    expect(await idsOf(colleague, { Handler: support.id })).not.toContain(staffs._id);
    expect((await read(platform, colleague, staffs)).Handler).toBeNull();
  });
});

describe('canned answers', () => {
  const answers = async (person: Person = support) =>
    (await platform.call(calls.cannedAnswers, {}, { token: person.token })).data;
  const create = (Title: string, Text = '正文', { token }: Person = support) =>
    platform.call(calls.createCannedAnswer, { body: { Title, Text } }, { token });

  it('are kept, changed and removed by the staff', async () => {
    const made = await create(' 已收到 ', ' 我们会尽快回复。\n谢谢 ');
    expect(made).toMatchObject({ Title: '已收到', Text: '我们会尽快回复。\n谢谢' });
    platform.clock.advance(1_000);
    const second = await create('请补充', '请补充截图', admin);
    expect((await answers()).map(({ _id }) => _id)).toEqual([made._id, second._id]);
    const changed = await platform.call(
      calls.updateCannedAnswer,
      { params: { id: made._id }, body: { Title: '收到', Text: '好' } },
      { token: colleague.token },
    );
    expect(changed).toMatchObject({ _id: made._id, Title: '收到', Text: '好' });
    const gone = { params: { id: second._id } };
    await platform.call(calls.removeCannedAnswer, gone, { token: support.token });
    expect(await answers()).toEqual([changed]);
    expect(
      await platform.refusal(calls.removeCannedAnswer, gone, { token: support.token }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('store nothing that is refused', async () => {
    const before = await answers();
    const body = { Title: ' ', Text: '正文' };
    expect(
      await platform.refusal(calls.createCannedAnswer, { body }, { token: support.token }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Title' });
    const input = { params: { id: before[0]?._id ?? '' }, body: { Title: '好', Text: ' ' } };
    expect(
      await platform.refusal(calls.updateCannedAnswer, input, { token: support.token }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Text' });
    expect(await answers()).toEqual(before);
  });

  it('are 200 at most', async () => {
    const { db } = platform.database;
    await db.delete(cannedAnswers);
    const date = platform.clock.now;
    await db.insert(cannedAnswers).values(
      Array.from({ length: 200 }, (_, index) => ({
        id: String(index).padStart(24, '0'),
        title: `第 ${index}`,
        text: '正文',
        createDate: date,
        updateDate: date,
      })),
    );
    expect(await answers()).toHaveLength(200);
    const body = { Title: '再来', Text: '正文' };
    expect(
      await platform.refusal(calls.createCannedAnswer, { body }, { token: support.token }),
    ).toEqual({ code: 'CONFLICT', message: '最多保存200条常用回复' });
  });

  it('and the queue are for nobody but the staff', async () => {
    const { token } = member;
    const params = { id: 'f'.repeat(24) };
    const body = { Title: '标题', Text: '正文' };
    const refusals = await Promise.all([
      platform.refusal(calls.queue, {}, { token }),
      platform.refusal(calls.staff, {}, { token }),
      platform.refusal(calls.cannedAnswers, {}, { token }),
      platform.refusal(calls.createCannedAnswer, { body }, { token }),
      platform.refusal(calls.updateCannedAnswer, { params, body }, { token }),
      platform.refusal(calls.removeCannedAnswer, { params }, { token }),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(Array(6).fill('FORBIDDEN'));
  });
});
