import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { contactChangeCalls as calls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { contactChanges, oauthIdentities } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  bindEmail,
  newcomer,
  noticesTo,
  type Person,
  visitorCaptcha,
} from '#tests/platform/support/contacts.ts';
import { enableTwoFactor } from '#tests/platform/support/two-factor.ts';
import {
  bindPhone,
  lastCode,
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

let count = 0;
const join = (options?: { proved: boolean }) => newcomer(platform, `换绑${(count += 1)}`, options);
const bell = async ({ token }: Pick<Person, 'token'>) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ Data }) => Data.Message);
};
const look = (token: string) => platform.call(calls.get, { body: { token } });
const takeBack = (token = '') => platform.call(calls.takeBack, { body: { token } });
const refused = (token = '') => platform.refusal(calls.takeBack, { body: { token } });
const row = async (id: string) => {
  const [member] = await platform.database.db.select().from(members).where(eq(members.id, id));
  return member;
};
const signIn = (account: string, password = PASSWORD) =>
  platform.call(accountCalls.signIn, { body: { account, password } });

/** Sets another password by a code to the address. */
const recover = async (email: string, newPassword: string) => {
  const before = platform.sent.length;
  const order = { email, captcha: await visitorCaptcha(platform) };
  await platform.call(recoveryCalls.send, { body: order });
  await waitFor('the code', async () => platform.sent.length > before);
  const body = { email, code: lastCode(platform), newPassword, confirmPassword: newPassword };
  await platform.call(recoveryCalls.reset, { body });
};

describe('another address or number', () => {
  it('is told to the address of before, and in the bell', async () => {
    const me = await join();
    await bindEmail(platform, me, `next-${me.id}@test.example`);
    expect(await bell(me)).toEqual(['你的账号绑定的邮箱已更改']);
    const [mail] = await noticesTo(platform, me.id);
    expect(mail).toMatchObject({ to: me.email, subject: '账号的邮箱已更改' });
    expect(mail?.text).toContain(
      '你的账号绑定的邮箱已从 换**@test.example 更改为 n***@test.example。',
    );
    expect(await look(mail?.token ?? '')).toMatchObject({
      Kind: 'email',
      Before: '换**@test.example',
      After: 'n***@test.example',
      State: 'OPEN',
      Until: new Date(platform.clock.now.getTime() + 3 * DAY).toISOString(),
    });
  });

  it('of the phone is told to the address, also the first one: it opens the account, too', async () => {
    const me = await join();
    await bindPhone(platform, me.token, '13600000001');
    platform.clock.advance(60_000);
    await bindPhone(platform, me.token, '13600000002');
    const texts = (await noticesTo(platform, me.id)).map(({ text }) => text.split('\n')[0]);
    expect(texts).toEqual([
      '你的账号新绑定了手机号 +86 136****0001。',
      '你的账号绑定的手机号已从 +86 136****0001 更改为 +86 136****0002。',
    ]);
    expect(await bell(me)).toEqual(['你的账号绑定的手机号已更改', '你的账号绑定的手机号已更改']);
  });

  it('is told in the bell alone where no address was proved', async () => {
    const me = await join({ proved: false });
    await bindEmail(platform, me, `first-${me.id}@test.example`);
    expect(await noticesTo(platform, me.id)).toEqual([]);
    expect(await bell(me)).toEqual(['你的账号绑定的邮箱已更改']);
  });

  it('is told whatever the member wants of mails, and its token is in no table', async () => {
    const me = await join();
    const off = { Bell: true, Desktop: false, Mail: false };
    const body = { Digest: false, Kinds: [{ Kind: 'SYSTEM' as const, ...off }] };
    await platform.call(notificationCalls.setSettings, { body }, me);
    await bindEmail(platform, me, `quiet-${me.id}@test.example`);
    const [mail] = await noticesTo(platform, me.id);
    const { db } = platform.database;
    const kept = [
      await db.select().from(outbox).where(eq(outbox.memberId, me.id)),
      await db.select().from(contactChanges).where(eq(contactChanges.memberId, me.id)),
    ];
    expect(mail?.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(kept)).not.toContain(mail?.token);
  });
});

describe('the link of the mail', () => {
  it('binds the former address again, ends all that is in other hands, and leads to recovery', async () => {
    const me = await join();
    const made = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: PASSWORD } },
      me,
    );
    platform.clock.advance(1_000);
    const theirs = `stranger-${me.id}@test.example`;
    await bindEmail(platform, me, theirs);
    await enableTwoFactor(platform, me.token);
    await platform.database.db.insert(oauthIdentities).values({
      provider: 'github',
      subject: me.id,
      memberId: me.id,
      name: 'stranger',
      createDate: platform.clock.now,
    });
    const mail = (await noticesTo(platform, me.id)).find(({ token }) => token);
    platform.clock.advance(1_000);
    // Without being signed in.
    expect(await takeBack(mail?.token)).toMatchObject({ Kind: 'email', State: 'TAKEN_BACK' });
    expect(await row(me.id)).toMatchObject({ email: me.email, emailVerified: true });
    for (const token of [me.token, made.token])
      expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
        'UNAUTHENTICATED',
      );
    await expect(signIn(me.name)).rejects.toThrow('账号或密码错误');
    const identities = await platform.database.db
      .select()
      .from(oauthIdentities)
      .where(eq(oauthIdentities.memberId, me.id));
    expect(identities).toEqual([]);
    const told = (await noticesTo(platform, me.id)).at(-1);
    expect(told).toMatchObject({ to: me.email, subject: '账号安全提醒' });
    await recover(me.email, 'my-own-password-again');
    // Without the second step that the stranger had turned on.
    const { jwt } = await signIn(me.email, 'my-own-password-again');
    expect(await bell({ token: jwt })).toEqual(
      expect.arrayContaining(['你的账号的联系方式更改已撤销，原来的密码已失效，请重新设置密码']),
    );
  });

  it('is good once, for three days, and only as it was mailed', async () => {
    const me = await join();
    await bindEmail(platform, me, `once-${me.id}@test.example`);
    const [mail] = await noticesTo(platform, me.id);
    const token = mail?.token ?? '';
    expect(await refused(`${token.slice(0, -1)}!`)).toMatchObject({ code: 'NOT_FOUND' });
    await takeBack(token);
    expect(await refused(token)).toMatchObject({
      code: 'CONFLICT',
      message: '这次更改已经撤销，链接不能再次使用',
    });
    expect((await look(token)).State).toBe('TAKEN_BACK');

    const late = await join();
    const next = `late-${late.id}@test.example`;
    await bindEmail(platform, late, next);
    const [other] = await noticesTo(platform, late.id);
    platform.clock.advance(3 * DAY);
    expect(await refused(other?.token)).toMatchObject({
      code: 'CONFLICT',
      message: '链接已过期：更改只能在3天内撤销',
    });
    expect((await look(other?.token ?? '')).State).toBe('EXPIRED');
    expect((await row(late.id))?.email).toBe(next);
  });

  it('takes back what came after it too, so that a stranger’s own links are worth nothing', async () => {
    const me = await join();
    await bindPhone(platform, me.token, '13600000003');
    const first = `first-theirs-${me.id}@test.example`;
    platform.clock.advance(60_000);
    await bindEmail(platform, me, first);
    platform.clock.advance(60_000);
    await bindEmail(platform, me, `second-theirs-${me.id}@test.example`);
    await bindPhone(platform, me.token, '13600000004');
    const mails = await noticesTo(platform, me.id);
    const mine = mails.find(({ to, text }) => to === me.email && text.includes('邮箱已从'));
    const theirs = mails.filter(({ to }) => to !== me.email).map(({ token }) => token);
    expect(theirs).toHaveLength(2);
    await takeBack(mine?.token);
    expect(await row(me.id)).toMatchObject({ email: me.email, phoneVerified: true });
    await recover(me.email, 'my-own-password-again');
    const { jwt } = await signIn(me.email, 'my-own-password-again');
    const bound = await platform.call(verificationCalls.phone, {}, { token: jwt });
    expect(bound.Phone).toBe('136****0003');
    for (const token of theirs) expect((await refused(token)).code).toBe('CONFLICT');
  });

  it('unbinds the new contact alone where the former one is another account’s by now', async () => {
    const me = await join();
    await bindEmail(platform, me, `moved-${me.id}@test.example`);
    const [mail] = await noticesTo(platform, me.id);
    const other = await join();
    await bindEmail(platform, other, me.email);
    await takeBack(mail?.token);
    expect(await row(me.id)).toMatchObject({ email: null, emailVerified: false });
    expect(await row(other.id)).toMatchObject({ email: me.email, emailVerified: true });
  });
});

describe('a new way into the account', () => {
  it('is told: an access token, and a device on which the member has never signed in', async () => {
    const me = await join();
    const { db } = platform.database;
    await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '报表', password: PASSWORD } },
      me,
    );
    const first = { account: me.name, password: PASSWORD };
    // On the day on which the account was made its member goes through their devices.
    await platform.call(accountCalls.signIn, { body: first });
    platform.clock.advance(DAY);
    const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' } };
    const body = { account: me.name, password: PASSWORD };
    const { device } = await platform.call(accountCalls.signIn, { body }, agent);
    // Again on the same device, which says nothing.
    await platform.call(accountCalls.signIn, { body: { ...body, device } }, agent);
    expect(await bell(me)).toEqual([
      '你的账号在新的设备上登录：Chrome · Windows',
      '你的账号新建了访问令牌：「报表」',
    ]);
    const mails = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.memberId, me.id), eq(outbox.to, me.email)));
    expect(mails).toHaveLength(2);
  });

  it('is told five times an hour at most, however often programs sign in', async () => {
    const me = await join();
    platform.clock.advance(DAY);
    for (let times = 0; times < 7; times += 1) {
      platform.clock.advance(60_000);
      await signIn(me.name);
    }
    expect(await bell(me)).toHaveLength(5);
    expect(await noticesTo(platform, me.id)).toHaveLength(5);
  });
});
