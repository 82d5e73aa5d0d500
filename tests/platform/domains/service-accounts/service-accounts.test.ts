import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { serviceAccountCalls as calls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import {
  MAX_SERVICE_ACCOUNTS,
  MAX_SERVICE_DAYS,
} from '@whaletide/schema/domains/service-accounts/rules.ts';
import { DAY, MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import { organizationMembers } from '#platform/src/domains/organizations/tables.ts';
import { serviceAccounts } from '#platform/src/domains/service-accounts/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';
import { newAccount, protect, serviceAccount } from '#tests/platform/support/service-accounts.ts';
import { makeOrganization } from '../managing/support.ts';

type Organization = Awaited<ReturnType<typeof makeOrganization>>;

let platform: TestPlatform;
let tide: Organization;
let ebb: Organization;
let admin: Person;
let member: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  tide = await makeOrganization(platform, 'tide');
  ebb = await makeOrganization(platform, 'ebb');
  admin = await writer(platform, '站点管理员', { roles: ['admin'] });
  member = await writer(platform, '普通成员');
  await platform.database.db
    .insert(organizationMembers)
    .values({ organizationId: tide.id, memberId: member.id, role: 'member' });
});
beforeEach(async () => {
  platform.clock.now = new Date(TEST_NOW);
  await platform.database.db.delete(serviceAccounts);
});
afterAll(() => platform.close());

const ofTide = { params: { shortName: 'tide' } };
const current = (token: string) => platform.call(calls.current, {}, { token });
const currentRefusal = async (token: string) =>
  (await platform.refusal(calls.current, {}, { token })).code;
const refusedToMake = (by: { token: string }, wanted: object) =>
  platform.refusal(calls.create, { body: newAccount(platform, wanted) }, by);
const untilIn = (days: number) => new Date(platform.clock.now.getTime() + days * DAY).toISOString();

describe('a service account', () => {
  it('is made by an administrator of its organization, and says who it is', async () => {
    const made = await serviceAccount(platform, tide, { Organization: 'tide', Name: ' 同步 ' });
    expect(made.Token).toMatch(/^wsa_[\w-]{43}$/);
    expect(made.ServiceAccount).toEqual({
      _id: expect.any(String),
      Name: '同步',
      Description: '',
      Organization: { _id: tide.id, ShortName: 'tide', Name: '潮汐组' },
      Prefix: made.Token.slice(0, 8),
      Scopes: ['read'],
      CreateDate: TEST_NOW.toISOString(),
      Expires: untilIn(30),
      LastUsed: null,
    });
    expect(await current(made.Token)).toMatchObject({ Name: '同步' });
    const { data } = await platform.call(calls.ofOrganization, ofTide, tide);
    expect(data).toEqual([{ ...made.ServiceAccount, LastUsed: TEST_NOW.toISOString() }]);
    expect(JSON.stringify(data)).not.toContain(made.Token.slice(8));
  });

  it('keeps no token that could be read again', async () => {
    const { Token } = await serviceAccount(platform, tide, { Organization: 'tide' });
    const rows = await platform.database.db.select().from(serviceAccounts);
    expect(JSON.stringify(rows)).not.toContain(Token.slice(8));
  });

  it('of the site is made by its administrators alone', async () => {
    const made = await serviceAccount(platform, admin);
    expect(made.ServiceAccount.Organization).toBeNull();
    expect((await platform.call(calls.ofSite, {}, admin)).data).toHaveLength(1);
    expect((await platform.call(calls.ofOrganization, ofTide, admin)).data).toEqual([]);
    await protect(platform, tide);
    expect((await refusedToMake(tide, {})).code).toBe('FORBIDDEN');
    expect((await platform.refusal(calls.ofSite, {}, tide)).code).toBe('FORBIDDEN');
  });

  it('of an organization is for its own administrators, and for the site’s', async () => {
    const { ServiceAccount } = await serviceAccount(platform, admin, { Organization: 'tide' });
    const params = { id: ServiceAccount._id };
    for (const by of [ebb, member]) {
      await protect(platform, by);
      const renewal = { params, body: { Expires: untilIn(1) } };
      const refusals = [
        await platform.refusal(calls.ofOrganization, ofTide, by),
        await refusedToMake(by, { Organization: 'tide' }),
        await platform.refusal(calls.renew, renewal, by),
        await platform.refusal(calls.revoke, { params }, by),
      ];
      expect(refusals.map(({ message }) => message)).toEqual(
        Array.from({ length: 4 }, () => '仅组织的管理员可以管理服务账号'),
      );
    }
    expect((await platform.call(calls.ofOrganization, ofTide, tide)).data).toHaveLength(1);
  });

  it('is made in a protected session, never with a token', async () => {
    const later = await writer(platform, '未验证', { roles: ['admin'] });
    expect((await refusedToMake(later, {})).message).toBe('请先完成身份验证');
    const { token } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '令牌', password: 'a-long-password' } },
      admin,
    );
    await protect(platform, admin);
    expect((await refusedToMake({ token }, {})).message).toBe('请登录后再管理服务账号');
  });

  it('is refused what its form doesn’t allow', async () => {
    await protect(platform, admin);
    expect(await refusedToMake(admin, { Name: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Name',
    });
    expect((await refusedToMake(admin, { Scopes: ['account'] })).code).toBe('BAD_USER_INPUT');
    expect((await refusedToMake(admin, { Organization: 'nowhere' })).code).toBe('NOT_FOUND');
    const nowhere = { params: { shortName: 'nowhere' } };
    expect((await platform.refusal(calls.ofOrganization, nowhere, admin)).code).toBe('NOT_FOUND');
  });

  it('has a name of its own among those of its owner, who has so many', async () => {
    const wanted = { Organization: 'tide' };
    await serviceAccount(platform, tide, wanted);
    expect(await refusedToMake(tide, wanted)).toMatchObject({ code: 'CONFLICT', field: 'Name' });
    await serviceAccount(platform, ebb, { Organization: 'ebb' });
    await serviceAccount(platform, admin);
    expect(await refusedToMake(admin, {})).toMatchObject({ code: 'CONFLICT', field: 'Name' });
    for (let made = 1; made < MAX_SERVICE_ACCOUNTS; made += 1)
      await serviceAccount(platform, tide, { ...wanted, Name: `第${made}个` });
    const oneMore = await refusedToMake(tide, { ...wanted, Name: '再一个' });
    expect(oneMore.message).toBe(`最多可创建${MAX_SERVICE_ACCOUNTS}个服务账号`);
  });

  it('is over at its end, and goes on with a new token', async () => {
    const { Token, ServiceAccount } = await serviceAccount(platform, tide, {
      Organization: 'tide',
      Expires: untilIn(1),
    });
    platform.clock.advance(DAY - MINUTE);
    await current(Token);
    platform.clock.advance(MINUTE);
    expect(await currentRefusal(Token)).toBe('UNAUTHENTICATED');
    const params = { id: ServiceAccount._id };
    const renew = (Expires: string) => ({ params, body: { Expires } });
    await protect(platform, tide);
    expect(
      await platform.refusal(calls.renew, renew(untilIn(MAX_SERVICE_DAYS + 1)), tide),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Expires' });
    const renewed = await platform.call(calls.renew, renew(untilIn(2)), tide);
    expect(renewed.ServiceAccount).toMatchObject({ Expires: untilIn(2), Name: '报名同步' });
    expect((await current(renewed.Token))._id).toBe(ServiceAccount._id);
    const again = await platform.call(calls.renew, renew(untilIn(3)), tide);
    expect(await currentRefusal(renewed.Token)).toBe('UNAUTHENTICATED');
    await current(again.Token);
  });

  it('is revoked for good, by who may and in a session', async () => {
    const { Token, ServiceAccount } = await serviceAccount(platform, tide, {
      Organization: 'tide',
    });
    const one = { params: { id: ServiceAccount._id } };
    const { token } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '令牌', password: 'a-long-password' } },
      tide,
    );
    expect((await platform.refusal(calls.revoke, one, { token })).code).toBe('FORBIDDEN');
    await platform.call(calls.revoke, one, tide);
    expect(await currentRefusal(Token)).toBe('UNAUTHENTICATED');
    expect((await platform.refusal(calls.revoke, one, tide)).code).toBe('NOT_FOUND');
    const renewal = { ...one, body: { Expires: untilIn(1) } };
    expect((await platform.refusal(calls.renew, renewal, tide)).code).toBe('NOT_FOUND');
  });

  it('stands in the log with all that becomes of it, without its token', async () => {
    const { ServiceAccount, Token } = await serviceAccount(platform, tide, {
      Organization: 'tide',
    });
    const params = { id: ServiceAccount._id };
    await platform.call(calls.renew, { params, body: { Expires: untilIn(2) } }, tide);
    await platform.call(calls.revoke, { params }, tide);
    const query = { page: 1, perPage: 20, Target: ServiceAccount._id };
    const { data } = await platform.call(moderationCalls.log, { query }, admin);
    expect(data.map(({ Action, Actor, Title }) => [Action, Actor, Title])).toEqual(
      ['revoke', 'renew', 'create'].map((done) => [
        `serviceAccounts.${done}`,
        tide.memberId,
        '报名同步',
      ]),
    );
    expect(JSON.stringify(data)).not.toContain(Token.slice(0, 8));
  });

  it('is no member’s: they are told so where they ask who it is', async () => {
    expect(await currentRefusal(member.token)).toBe('FORBIDDEN');
  });
});
