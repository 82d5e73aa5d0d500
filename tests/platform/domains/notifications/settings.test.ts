import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  notificationCalls,
  type NotificationKind,
} from '@whaletide/schema/domains/notifications/rest.ts';
import { unsubscribeToken } from '#platform/src/mail/unsubscribing.ts';
import { eventWriter } from '#tests/platform/support/events.ts';
import { draft, queue, rows } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const notify = (memberId: string, eventType: number) =>
  eventWriter(platform).publish([memberId], {
    kind: 'notification',
    eventType,
    related: null,
    data: {},
  });

const unread = async (token: string) => {
  const query = { page: 1, perPage: 20, hasRead: false };
  const { data, totalNum } = await platform.call(notificationCalls.list, { query }, { token });
  expect(totalNum).toBe(data.length);
  return data.map(({ EventType }) => EventType);
};

const set = (token: string, body: object) =>
  platform.call(notificationCalls.setSettings, { body }, { token });

const off = (Kind: Exclude<NotificationKind, 'CHAT'>) => ({
  Kind,
  Bell: false,
  Desktop: false,
  Mail: false,
});

const tokenOf = (member: string) =>
  unsubscribeToken(platform.services.config.sessionSecret, {
    member,
    kind: 'DIGEST',
    target: '',
    sent: new Date(platform.clock.now),
  });

describe('the settings of notifications', () => {
  it('are on for who has chosen nothing, and change one by one', async () => {
    const { jwt: token } = await platform.join('chooser');
    const before = await platform.call(notificationCalls.settings, {}, { token });
    expect(before.Digest).toBe(true);
    expect(before.Kinds.every(({ Bell, Desktop, Mail }) => Bell && Desktop && Mail)).toBe(true);
    const after = await set(token, { Kinds: [off('LIKE')] });
    expect(after.Digest).toBe(true);
    expect(after.Kinds.filter(({ Bell }) => !Bell)).toEqual([off('LIKE')]);
    expect(await set(token, { Digest: false })).toEqual({ ...after, Digest: false });
  });

  it('take a kind out of the bell, what has come before too, and put it back', async () => {
    const { user, jwt: token } = await platform.join('silent');
    await notify(user._id, 16);
    await notify(user._id, 132);
    await set(token, { Kinds: [off('LIKE')] });
    await notify(user._id, 16);
    expect(await unread(token)).toEqual([132]);
    await set(token, { Kinds: [{ ...off('LIKE'), Bell: true }] });
    expect(await unread(token)).toEqual([16, 132, 16]);
  });

  it('leave the live event as it is, and say where it isn’t wanted', async () => {
    const { user, jwt: token } = await platform.join('teamed');
    await set(token, { Kinds: [off('COMPETITION')] });
    await notify(user._id, 4);
    const [event] = await platform.services.events.readAfter(user._id, 0, 10);
    expect(event).toMatchObject({ eventType: 4, bell: false, desktop: false });
    await notify(user._id, 2);
    const [, message] = await platform.services.events.readAfter(user._id, 0, 10);
    expect(message).toMatchObject({ eventType: 2, bell: true, desktop: true });
  });

  it('keep what the site itself says in the bell; a refusal changes nothing', async () => {
    const { jwt: token } = await platform.join('deaf');
    const refusal = await platform.refusal(
      notificationCalls.setSettings,
      { body: { Digest: false, Kinds: [off('LIKE'), off('SYSTEM')] } },
      { token },
    );
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Kinds.1.Bell',
      message: '系统通知不能关闭站内提醒',
    });
    const now = await platform.call(notificationCalls.settings, {}, { token });
    expect(now.Digest && now.Kinds.every(({ Bell }) => Bell)).toBe(true);
  });
});

describe('the link of a mail', () => {
  it('unsubscribes who has it, signed in or not, and takes back the mail that waits', async () => {
    const { user, jwt: token } = await platform.join('leaver');
    const body = { token: tokenOf(user._id) };
    const shown = { Kind: 'DIGEST', Name: null, Email: 'l***@test.example', Expired: false };
    await queue(platform, draft(`digest:1:${user._id}`, user._id), draft('other'));
    // Looking, as scanners of mails do, changes nothing.
    expect(await platform.call(notificationCalls.mailSubscription, { body })).toEqual({
      ...shown,
      Subscribed: true,
    });
    const ended = { ...shown, Subscribed: false };
    expect(await platform.call(notificationCalls.unsubscribe, { body })).toEqual(ended);
    expect(await platform.call(notificationCalls.unsubscribe, { body })).toEqual(ended);
    expect((await platform.call(notificationCalls.settings, {}, { token })).Digest).toBe(false);
    expect((await rows(platform)).map(({ key }) => key)).toEqual(['other']);
  });

  it('holds for a year after the mail, and says so then', async () => {
    const { user, jwt: token } = await platform.join('late');
    const before = platform.clock.now;
    const body = { token: tokenOf(user._id) };
    const look = () => platform.call(notificationCalls.mailSubscription, { body });
    platform.clock.advance(365 * DAY - 1_000);
    expect(await look()).toMatchObject({ Subscribed: true, Expired: false });
    platform.clock.advance(1_000);
    expect(await look()).toMatchObject({ Subscribed: true, Expired: true });
    expect(await platform.refusal(notificationCalls.unsubscribe, { body })).toEqual({
      code: 'CONFLICT',
      message: '退订链接已过期，请登录后在通知设置中退订',
    });
    platform.clock.now = before;
    expect((await platform.call(notificationCalls.settings, {}, { token })).Digest).toBe(true);
  });

  it('is nothing where it was changed by a sign', async () => {
    const { user } = await platform.join('honest');
    const { user: victim } = await platform.join('victim');
    const token = tokenOf(user._id);
    const [claim = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify([victim._id, 'DIGEST', '', 2_000_000_000])).toString(
      'base64url',
    );
    for (const forged of [`${other}.${signature}`, claim, `${claim}.`, 'x.y', '.', `${token}x`])
      for (const call of [notificationCalls.mailSubscription, notificationCalls.unsubscribe])
        expect(await platform.refusal(call, { body: { token: forged } })).toMatchObject({
          code: 'NOT_FOUND',
        });
  });
});
