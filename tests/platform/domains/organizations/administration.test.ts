import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import {
  organizationAdminCalls,
  organizationCalls,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { makeOrganization } from '../managing/support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
let root: string;
let swimmer: { id: string; token: string; email: string | null };

beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
  const made = await platform.join('root');
  root = made.jwt;
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, made.user._id));
  const { user, jwt } = await platform.join('swimmer');
  swimmer = { id: user._id, token: jwt, email: user.Email };
});
afterAll(() => platform.close());

const calls = organizationAdminCalls;
const ask = <C extends RestCall>(call: C, input: CallInput<C>) =>
  platform.call(call, input, { token: root });
const refused = <C extends RestCall>(call: C, input: CallInput<C>, token = root) =>
  platform.refusal(call, input, { token });
const page = { page: 1, perPage: 20 };
const ebb = { ShortName: 'ebb', Name: ' 退潮社 ', Description: ' 办小比赛 ' };
const ofEbb = { shortName: 'ebb' };

const mine = async (token: string) => {
  const { data } = await platform.call(organizationCalls.mine, {}, { token });
  return data.map(({ Organization, Role }) => [Organization.ShortName, Role]);
};

describe('administrators of the site', () => {
  it('make an organization, and change what it says of itself', async () => {
    const made = await ask(calls.create, { body: ebb });
    expect(made).toMatchObject({ ShortName: 'ebb', Name: '退潮社', Description: '办小比赛' });
    expect(await refused(calls.create, { body: ebb })).toMatchObject({
      code: 'CONFLICT',
      field: 'ShortName',
      message: '该短名已被使用',
    });
    expect((await refused(calls.create, { body: { ...ebb, ShortName: 'Ebb' } })).field).toBe(
      'ShortName',
    );
    const body = { Name: '退潮', Description: '' };
    expect(await ask(calls.update, { params: ofEbb, body })).toMatchObject(body);
    const empty = { params: ofEbb, body: { Name: ' ', Description: '' } };
    expect((await refused(calls.update, empty)).message).toBe('请输入组织名称');
    const nowhere = { params: { shortName: 'nowhere' }, body };
    expect((await refused(calls.update, nowhere)).code).toBe('NOT_FOUND');
    const { data, totalNum } = await ask(calls.list, { query: page });
    expect(totalNum).toBe(2);
    expect(data.map(({ ShortName }) => ShortName).toSorted()).toEqual(['ebb', 'tide']);
  });

  it('add members by e-mail or name, give them roles and take them out', async () => {
    const add = (Account: string, Role: 'admin' | 'member') => ({
      params: ofEbb,
      body: { Account, Role },
    });
    expect(await ask(calls.addMember, add(` ${swimmer.email?.toUpperCase()}`, 'member'))).toEqual({
      User: swimmer.id,
      Role: 'member',
    });
    expect(await mine(swimmer.token)).toEqual([['ebb', 'member']]);
    expect(await refused(calls.addMember, add('swimmer', 'admin'))).toMatchObject({
      code: 'CONFLICT',
      field: 'Account',
      message: '该账号已是组织成员',
    });
    expect(await refused(calls.addMember, add('nobody@example.com', 'admin'))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Account',
      message: '未找到该账号',
    });
    await ask(calls.addMember, add('boss-tide', 'admin'));
    const listed = await ask(calls.members, { params: ofEbb, query: page });
    expect(listed.data).toEqual([
      { User: boss.memberId, Role: 'admin' },
      { User: swimmer.id, Role: 'member' },
    ]);

    const params = { ...ofEbb, userId: swimmer.id };
    await ask(calls.setRole, { params, body: { Role: 'admin' } });
    expect(await mine(swimmer.token)).toEqual([['ebb', 'admin']]);
    await ask(calls.removeMember, { params });
    expect(await mine(swimmer.token)).toEqual([]);
    const gone = { params, body: { Role: 'member' as const } };
    expect((await refused(calls.setRole, gone)).code).toBe('NOT_FOUND');
  });
});

describe('nobody else', () => {
  it('makes or changes organizations, not even who administers one', async () => {
    const params = { shortName: 'tide' };
    const texts = { Name: '潮汐', Description: '' };
    for (const token of [boss.token, swimmer.token]) {
      const codes = [
        await refused(calls.list, { query: page }, token),
        await refused(calls.create, { body: { ShortName: 'mine', ...texts } }, token),
        await refused(calls.update, { params, body: texts }, token),
      ].map(({ code, message }) => `${code} ${message}`);
      expect(new Set(codes)).toEqual(new Set(['FORBIDDEN 仅站点管理员可以管理组织']));
    }
  });

  it('sees or changes its members, but its administrators', async () => {
    const params = { shortName: 'tide' };
    const ofMember = { ...params, userId: swimmer.id };
    const { token } = swimmer;
    const codes = [
      await refused(calls.members, { params, query: page }, token),
      await refused(
        calls.addMember,
        { params, body: { Account: 'swimmer', Role: 'admin' } },
        token,
      ),
      await refused(calls.setRole, { params: ofMember, body: { Role: 'admin' } }, token),
      await refused(calls.removeMember, { params: ofMember }, token),
    ].map(({ code, message }) => `${code} ${message}`);
    expect(new Set(codes)).toEqual(new Set(['FORBIDDEN 仅组织的管理员可以管理成员']));
    const nowhere = { params: { shortName: 'nowhere' }, query: page };
    expect((await refused(calls.members, nowhere)).code).toBe('NOT_FOUND');
  });
});
