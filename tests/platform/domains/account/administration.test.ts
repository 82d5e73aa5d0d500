import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberAdminCalls as calls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { phones } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { administrator, audited, newest } from '#tests/platform/support/administration.ts';
import { author, column } from '#tests/platform/support/columns.ts';
import { type Person, picture, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await administrator(platform, '总管');
});
afterAll(() => platform.close());

const found = async (query: object) => {
  const { data } = await platform.call(
    calls.list,
    { query: { page: 1, perPage: 20, ...query } },
    admin,
  );
  return data.map(({ Name }) => Name);
};
const setRole = (
  id: string,
  Role: 'admin' | 'support' | 'columnist',
  Granted: boolean,
  by = admin,
) => platform.call(calls.setRole, { params: { id }, body: { Role, Granted } }, by);

describe('administrators', () => {
  it('find members by the beginning of name, e-mail or phone, and by id, role and state', async () => {
    const wave = await writer(platform, 'wave-rider');
    const phone = { memberId: wave.id, countryCode: '86', phone: '13912345678' };
    await platform.database.db.insert(phones).values(phone);
    expect(await found({ Text: 'WAVE-' })).toEqual(['wave-rider']);
    expect(await found({ Text: 'wave-rider@test' })).toEqual(['wave-rider']);
    expect(await found({ Text: wave.id })).toEqual(['wave-rider']);
    expect(await found({ Text: '1391234' })).toEqual(['wave-rider']);
    expect(await found({ Text: '139' })).toEqual([]);
    expect(await found({ Text: 'rider' })).toEqual([]);
    expect(await found({ Text: '%' })).toEqual([]);
    expect(await found({ Role: 'admin' })).toEqual(['总管']);
    expect(await found({ State: 'DEACTIVATED' })).toEqual([]);
    const one = await platform.call(calls.get, { params: { id: wave.id } }, admin);
    expect(one).toMatchObject({ Email: 'wave-rider@test.example', Phone: '+86 139****5678' });
  });

  it('give roles and take them, but never the own administration', async () => {
    const { id } = await writer(platform, '新客服');
    expect((await setRole(id, 'support', true)).Roles).toEqual(['support']);
    expect((await setRole(id, 'support', true)).Roles).toEqual(['support']);
    expect((await setRole(id, 'support', false)).Roles).toEqual([]);
    expect(await newest(platform, admin, 'memberAdmin.setRole')).toMatchObject({
      Title: '新客服',
      Before: { roles: ['support'] },
      After: { roles: [] },
    });
    const own = { params: { id: admin.id }, body: { Role: 'admin' as const, Granted: false } };
    expect(await platform.refusal(calls.setRole, own, admin)).toEqual({
      code: 'CONFLICT',
      field: 'Role',
      message: '不能取消自己的管理员角色，请由其他管理员操作',
    });
  });

  it('verify an organization or a professional by name, and take the mark away', async () => {
    const { id } = await writer(platform, '海洋所');
    const verify = (body: { Type: number; Name: string }) =>
      platform.call(calls.verify, { params: { id }, body }, admin);
    const shown = async () =>
      (await platform.call(memberCalls.get, { params: { id } })).CommunityVerify;
    await verify({ Type: 1, Name: ' 海洋研究所 ' });
    expect(await shown()).toEqual({ Type: 1, Name: '海洋研究所' });
    await expect(verify({ Type: 2, Name: '' })).rejects.toThrow('请输入认证名称');
    await verify({ Type: 0, Name: '' });
    expect(await shown()).toBeNull();
  });

  it('stop an account at once and start it again; never the own one', async () => {
    const { id, token } = await writer(platform, '停用者');
    const stop = (id: string, Reason = '违规注册') =>
      platform.call(calls.deactivate, { params: { id }, body: { Reason } }, admin);
    await expect(stop(id, '')).rejects.toThrow('请输入原因');
    expect((await stop(id)).DeactivatedDate).not.toBeNull();
    expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
      'UNAUTHENTICATED',
    );
    const body = { account: '停用者', password: 'a-long-password' };
    expect((await platform.refusal(accountCalls.signIn, { body })).message).toBe('该账号已停用');
    await expect(stop(id)).rejects.toThrow('该账号已停用');
    await expect(stop(admin.id)).rejects.toThrow('不能停用自己的账号');
    expect(await newest(platform, admin, 'memberAdmin.deactivate')).toMatchObject({
      Target: id,
      Reason: '违规注册',
    });
    await platform.call(calls.reactivate, { params: { id } }, admin);
    await platform.call(accountCalls.signIn, { body });
  });

  it('take a creator’s rights at once, say why, and give them back', async () => {
    const creator = await author(platform, '抄袭者');
    const { _id } = await column(platform, creator, '搬运专栏');
    const { id } = creator;
    await platform.call(calls.banCreator, { params: { id }, body: { Reason: '抄袭' } }, admin);
    const again = { params: { id }, body: { Reason: '抄袭' } };
    expect((await platform.refusal(calls.banCreator, again, admin)).code).toBe('CONFLICT');
    const query = { page: 1, perPage: 5 };
    const { data } = await platform.call(notificationCalls.list, { query }, creator);
    expect(data[0]).toMatchObject({ EventType: 51, Data: { Message: '抄袭' } });
    expect(await platform.call(columnCalls.authorization, {}, creator)).toEqual({
      isAuthorized: false,
      Columns: [_id],
      SubType: 0,
    });
    const Image = await picture(platform, creator);
    const texts = { Name: '再来一个', ShortDescription: '简介' };
    const create = { body: { ...texts, Image } };
    const banned = '你的创作者权益已被管理员封禁';
    expect((await platform.refusal(columnCalls.create, create, creator)).message).toBe(banned);
    const update = { params: { id: _id }, body: texts };
    expect((await platform.refusal(columnCalls.update, update, creator)).message).toBe(banned);
    await expect(setRole(id, 'columnist', true)).rejects.toThrow('请先恢复');
    expect(await found({ State: 'CREATOR_BANNED' })).toEqual(['抄袭者']);
    await platform.call(calls.restoreCreator, { params: { id } }, admin);
    await platform.call(columnCalls.update, update, creator);
  });
});

it('others are refused, and nothing is written down', async () => {
  const { token, id } = await writer(platform, '路人');
  const before = (await audited(platform, admin)).length;
  expect(
    (await platform.refusal(calls.list, { query: { page: 1, perPage: 20 } }, { token })).code,
  ).toBe('FORBIDDEN');
  await expect(setRole(id, 'admin', true, { id, token })).rejects.toThrow('FORBIDDEN');
  expect((await audited(platform, admin)).length).toBe(before);
  const [row] = await platform.database.db.select().from(members).where(eq(members.id, id));
  expect(row?.roles).toEqual([]);
});
