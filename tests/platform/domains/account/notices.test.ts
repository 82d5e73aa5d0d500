import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import type { Notice } from '#platform/src/mail/notice-mail.ts';
import { renderMail } from '#platform/src/mail/templates.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { codeAt, enableTwoFactor, PASSWORD, protect } from '#tests/platform/support/two-factor.ts';

let platform: TestPlatform;
let me: { id: string; name: string; token: string; device: string };
let count = 0;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
beforeEach(async () => {
  const { user, jwt: token, device } = await platform.join(`提醒${(count += 1)}`);
  me = { id: user._id, name: user.Name, token, device };
  await verified(true);
});
afterAll(() => platform.close());

const verified = (emailVerified: boolean) =>
  platform.database.db.update(members).set({ emailVerified }).where(eq(members.id, me.id));
const told = async (token = me.token) => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ EventType, Data }) => [EventType, Data.Message]);
};
const mails = async () => {
  const own = and(eq(outbox.memberId, me.id), eq(outbox.template, 'notice'));
  const rows = await platform.database.db.select().from(outbox).where(own).orderBy(outbox.key);
  return rows.map(({ to, data }) => ({ to, ...(data as Notice) }));
};

it('the second step turned on, its codes renewed and turned off, each is said and mailed', async () => {
  const { secret, recoveryCodes } = await enableTwoFactor(platform, me.token);
  const proof = () => ({
    body: { password: PASSWORD, code: codeAt(secret, platform.clock.now) },
  });
  const { Codes } = await platform.call(twoFactorCalls.renewRecoveryCodes, proof(), me);
  expect(Codes).not.toContain(recoveryCodes[0]);
  platform.clock.advance(30_000);
  await platform.call(twoFactorCalls.disable, proof(), me);
  expect(await told()).toEqual([
    [2090, '你的账号已关闭两步验证'],
    [2090, '你的两步验证恢复码已重新生成，原来的恢复码全部失效'],
    [2090, '你的账号已开启两步验证'],
  ]);
  const sent = await mails();
  expect(sent).toHaveLength(3);
  expect(sent[0]).toMatchObject({ to: `${me.name}@test.example`, subject: '账号安全提醒' });
});

it('another password is, and its mail says when and what to do', async () => {
  const body = {
    oldPassword: PASSWORD,
    newPassword: 'another-one',
    confirmPassword: 'another-one',
  };
  await protect(platform, me.token);
  await platform.call(verificationCalls.changePassword, { body }, me);
  const signIn = { body: { account: me.name, password: 'another-one', device: me.device } };
  const { jwt } = await platform.call(accountCalls.signIn, signIn);
  expect(await told(jwt)).toEqual([[2090, '你的登录密码已修改，其他设备需要重新登录']]);
  const [mail] = await mails();
  if (!mail) throw new Error('nothing was mailed');
  const site = { name: '鲸潮社区', url: 'https://whale.example' };
  const { subject, text } = renderMail('notice', mail, {
    site,
    now: platform.clock.now,
    unsubscribe: () => [],
    takeBackPath: () => '',
    emailLinkPath: '',
  });
  expect(subject).toBe('鲸潮社区：账号安全提醒');
  expect(text).toContain('时间：2026-11-21 12:0');
  expect(text).toContain('https://whale.example/auth/forgottenPassword');
});

it('closing the account and coming back are', async () => {
  await platform.call(closureCalls.close, { body: { password: PASSWORD } }, me);
  const { name: account, device } = me;
  const signIn = { body: { account, password: PASSWORD, restore: true, device } };
  const { jwt } = await platform.call(accountCalls.signIn, signIn);
  expect((await told(jwt)).map(([, message]) => message)).toEqual([
    '你的账号已恢复，注销申请已取消',
    '你的账号已申请注销并停用，30天内重新登录可以恢复',
  ]);
  expect(await mails()).toHaveLength(2);
});

it('nothing is mailed to an address that nobody has proved theirs, nor for what is refused', async () => {
  await verified(false);
  await enableTwoFactor(platform, me.token);
  expect(await mails()).toEqual([]);
  expect(await told()).toHaveLength(1);
  const wrong = { body: { password: PASSWORD, code: '000000' } };
  await platform.refusal(twoFactorCalls.disable, wrong, me);
  expect(await told()).toHaveLength(1);
});
