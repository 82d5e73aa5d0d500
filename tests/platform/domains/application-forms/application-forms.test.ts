import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const { send, list } = applicationFormCalls;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { APPLICATIONS_PER_ADDRESS: '5' } });
});
afterAll(() => platform.close());

const form = (Name = '陈老师') => ({
  Type: 4 as const,
  Phone: '13800000000',
  Data: { Name, Company: '海洋大学', Description: '想办一场海浪预报赛' },
});
const page = { page: 1, perPage: 20 };
const from = (address: string, token?: string) => ({
  token,
  headers: { 'x-client-address': address },
});

const admin = async () => {
  const { user, jwt } = await platform.join(`admin${Date.now() % 1e6}`);
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  return jwt;
};

describe('applications to host a competition', () => {
  it('are kept, from visitors and members, and read by administrators, newest first', async () => {
    const { user, jwt } = await platform.join('applicant');
    await platform.call(send, { body: form(' 访客 ') }, from('203.0.113.1'));
    platform.clock.advance(1_000);
    const sent = await platform.call(send, { body: form('会员') }, from('203.0.113.1', jwt));
    expect(sent).toMatchObject({ ...form('会员'), User: user._id });
    const { data, totalNum } = await platform.call(list, { query: page }, { token: await admin() });
    expect(totalNum).toBe(2);
    expect(data.map(({ Data, User }) => [Data.Name, User])).toEqual([
      ['会员', user._id],
      ['访客', null],
    ]);
  });

  it('are nobody else’s to read', async () => {
    const { jwt: token } = await platform.join('curious');
    const refusal = await platform.refusal(list, { query: page }, { token });
    expect(refusal).toEqual({ code: 'FORBIDDEN', message: '仅管理员可以查看申请' });
  });

  it('are refused with the field at fault, and nothing is counted', async () => {
    const wrong = { ...form(), Phone: '12345' };
    for (let tries = 0; tries < 6; tries += 1) {
      const refusal = await platform.refusal(send, { body: wrong }, from('203.0.113.2'));
      expect(refusal).toEqual({
        code: 'BAD_USER_INPUT',
        message: '请输入11位手机号码',
        field: 'Phone',
      });
    }
    await platform.call(send, { body: form() }, from('203.0.113.2'));
  });

  it('are limited for a member, wherever they are, until the next day', async () => {
    const { jwt } = await platform.join('eager');
    for (const last of [1, 2, 3])
      await platform.call(send, { body: form() }, from(`198.51.100.${last}`, jwt));
    const refusal = await platform.refusal(send, { body: form() }, from('198.51.100.4', jwt));
    // The clock of the tests stands at noon in Shanghai, give or take a second.
    expect(refusal).toMatchObject({
      code: 'RATE_LIMITED',
      message: '今日提交的申请过多，请明天再试',
    });
    expect(refusal.retryAfter).toBeGreaterThan(43_000);
    platform.clock.advance(DAY);
    await platform.call(send, { body: form() }, from('198.51.100.4', jwt));
  });

  it('are limited for an address', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      await platform.call(send, { body: form() }, from('203.0.113.9'));
    const refusal = await platform.refusal(send, { body: form() }, from('203.0.113.9'));
    expect(refusal.code).toBe('RATE_LIMITED');
  });
});
