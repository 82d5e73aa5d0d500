import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import {
  announcementAdminCalls,
  announcementCalls,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let root: string;
let reader: string;

beforeAll(async () => {
  platform = await startPlatform();
  const made = await platform.join('root');
  root = made.jwt;
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, made.user._id));
  reader = (await platform.join('reader')).jwt;
});
afterAll(() => platform.close());

const calls = announcementAdminCalls;
const ask = <C extends RestCall>(call: C, input: CallInput<C>) =>
  platform.call(call, input, { token: root });
const refused = <C extends RestCall>(call: C, input: CallInput<C>, token = root) =>
  platform.refusal(call, input, { token });

const at = (hours: number) => new Date(platform.clock.now.getTime() + hours * HOUR).toISOString();
type Body = CallInput<typeof calls.create>['body'];
const body = (change: Partial<Body> = {}): Body => ({
  Kind: 'banner',
  Title: ' 数据周 ',
  Content: '每天一道新题',
  Buttons: [{ Name: '查看', Url: '/home/competition' }],
  StartDate: at(0),
  EndDate: null,
  ...change,
});

const shown = async () => {
  const query = { target: 'community' as const };
  const { banner, popup } = await platform.call(
    announcementCalls.current,
    { query },
    { token: reader },
  );
  return [banner?.Title, popup?.Title];
};
const written = async (change: Partial<Body> = {}) =>
  (await ask(calls.create, { body: body(change) }))._id;
const publish = (id: string) => ask(calls.publish, { params: { id } });

describe('an announcement', () => {
  it('is nobody’s until it is published, and comes and goes with its window', async () => {
    const id = await written({ StartDate: at(1), EndDate: at(3) });
    expect(await shown()).toEqual([undefined, undefined]);
    expect((await publish(id)).State).toBe('SCHEDULED');
    expect(await shown()).toEqual([undefined, undefined]);
    platform.clock.advance(HOUR);
    expect(await shown()).toEqual(['数据周', undefined]);
    platform.clock.advance(2 * HOUR);
    expect(await shown()).toEqual([undefined, undefined]);
    expect((await refused(calls.end, { params: { id } })).message).toBe('该公告已结束');
  });

  it('gives way to one of its kind that opened later, and comes back when that ends', async () => {
    const first = await written({ Title: '先' });
    await publish(first);
    platform.clock.advance(HOUR);
    const second = await written({ Title: '后' });
    await publish(second);
    await publish(await written({ Kind: 'popup', Title: '弹窗' }));
    expect(await shown()).toEqual(['后', '弹窗']);
    expect((await ask(calls.end, { params: { id: second } })).State).toBe('ENDED');
    expect(await shown()).toEqual(['先', '弹窗']);
  });

  it('has another update date once it is changed', async () => {
    const made = await ask(calls.create, { body: body() });
    platform.clock.advance(HOUR);
    const params = { id: made._id };
    const changed = await ask(calls.update, { params, body: body({ Title: '新' }) });
    expect(changed).toMatchObject({ Title: '新', UpdateDate: at(0) });
    expect(changed.UpdateDate).not.toBe(made.UpdateDate);
    const query = { page: 1, perPage: 1, Kind: 'ANNOUNCEMENT' as const };
    const { data } = await ask(moderationCalls.log, { query });
    expect(data[0]).toMatchObject({ Action: 'announcementAdmin.update', Target: made._id });
  });

  it('is refused at its field, and leaves nothing', async () => {
    const before = (await ask(calls.list, { query: { page: 1, perPage: 100 } })).totalNum;
    expect(await refused(calls.create, { body: body({ Title: ' ' }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Title',
      message: '请输入公告标题',
    });
    const script = body({ Buttons: [{ Name: '点我', Url: 'javascript:alert(1)' }] });
    expect((await refused(calls.create, { body: script })).field).toBe('Buttons.0.Url');
    const list = await ask(calls.list, { query: { page: 1, perPage: 100 } });
    expect(list.totalNum).toBe(before);
  });

  it('is published once, not after its end, and ended only when published', async () => {
    const id = await written({ EndDate: at(1) });
    const params = { id };
    expect((await refused(calls.end, { params })).message).toBe('该公告尚未发布');
    platform.clock.advance(HOUR);
    expect((await refused(calls.publish, { params })).code).toBe('CONFLICT');
    await ask(calls.update, { params, body: body() });
    await publish(id);
    expect((await refused(calls.publish, { params })).message).toBe('该公告已发布');
    const nowhere = { params: { id: 'f'.repeat(24) } };
    expect((await refused(calls.publish, nowhere)).code).toBe('NOT_FOUND');
  });
});

describe('nobody but administrators', () => {
  it('writes or reads what isn’t shown; a visitor hears nothing at all', async () => {
    const params = { id: await written() };
    const codes = [
      await refused(calls.list, { query: { page: 1, perPage: 20 } }, reader),
      await refused(calls.create, { body: body() }, reader),
      await refused(calls.update, { params, body: body() }, reader),
      await refused(calls.publish, { params }, reader),
      await refused(calls.end, { params }, reader),
    ].map(({ code, message }) => `${code} ${message}`);
    expect(new Set(codes)).toEqual(new Set(['FORBIDDEN 仅站点管理员可以管理公告']));
    const query = { target: 'community' as const };
    expect((await platform.refusal(announcementCalls.current, { query })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
