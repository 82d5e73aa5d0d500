import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { channels } from '#platform/src/domains/channels/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { unsubscribeToken } from '#platform/src/mail/unsubscribing.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { draft, mailEnv, partOf, queue, rows, SITE } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { MONDAY, WEEK, workAt } from '#tests/platform/support/weekly.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let server: MailServer;
let platform: TestPlatform;
let admin: Person;
beforeEach(async () => {
  server = await startMailServer();
  platform = await startPlatform({ worker: false, env: mailEnv(server) });
  admin = await administrator(platform);
});
afterEach(async () => {
  await platform.close();
  await server.stop();
});

const reader = (name: string) => writer(platform, name, { emailVerified: true });
const enroll = (by: Person, ...ids: string[]) =>
  Promise.all(ids.map((id) => platform.call(channelCalls.enroll, { params: { id } }, by)));
const news = async (channelId: string, ...titles: string[]) => {
  for (const title of titles) {
    const lab = await versioned(platform, admin, { title, private: false });
    await collectInto(platform, admin, channelId, 'Lab', lab);
    platform.clock.advance(1_000);
  }
};
const enrolledIn = async (by: Person, ...ids: string[]) => {
  const query = { ids: ids.join(',') };
  const { data } = await platform.call(channelCalls.states, { query }, by);
  const states = new Map(data.map(({ Zone, ...state }) => [Zone, state]));
  return ids.map((id) => {
    const { isSubscribed, isEnrolled } = states.get(id) ?? {};
    return { isSubscribed, isEnrolled };
  });
};

/** Paths of the links that a mail's text has below such a line. */
const linkBelow = (text: string, line: string): string =>
  text.split(`${line}\r\n  ${SITE}`)[1]?.split(/\s/)[0] ?? '';
const tokenOf = (link: string): string => new URL(link, SITE).searchParams.get('token') ?? '';

it('the week’s collections come in one mail to each who subscribed, of what everybody sees', async () => {
  const [weather, vision, quiet, shut] = await Promise.all(
    ['气象<海洋>', '计算机视觉', '安静', '已折叠'].map((name) => channel(platform, admin, name)),
  );
  if (!weather || !vision || !quiet || !shut) throw new Error('unreachable');
  const [both, one, follower, lapsed] = await Promise.all(
    ['都要', '一个', '只关注', '失效'].map(reader),
  );
  if (!both || !one || !follower || !lapsed) throw new Error('unreachable');
  await enroll(both, weather._id, vision._id, quiet._id, shut._id);
  await enroll(one, quiet._id, vision._id);
  await enroll(lapsed, weather._id);
  const { db } = platform.database;
  await db.update(members).set({ emailVerified: false }).where(eq(members.id, lapsed.id));
  await platform.call(channelCalls.subscribe, { body: { Zone: weather._id } }, follower);
  // Before the week that is told of.
  const before = platform.clock.now;
  platform.clock.now = new Date(MONDAY.getTime() - WEEK - 60_000);
  await news(quiet._id, '上周的');
  await news(vision._id, '更早的');
  platform.clock.now = before;
  await news(shut._id, '看不见');
  await db.update(channels).set({ collapsedDate: MONDAY }).where(eq(channels.id, shut._id));
  await news(weather._id, '后来私有的', '潮汐', '台风');
  await db.update(labs).set({ private: true }).where(eq(labs.title, '后来私有的'));
  const eleven = Array.from({ length: 11 }, (_, index) => `图像${String(index).padStart(2, '0')}`);
  await news(vision._id, ...eleven);

  await workAt(platform, MONDAY);
  const mails = (await rows(platform)).filter(({ template }) => template === 'channel-digest');
  const titles = (data: unknown) =>
    (
      data as { channels: { name: string; count: number; items: { title: string }[] }[] }
    ).channels.map(({ name, count, items }) => ({
      name,
      count,
      items: items.map(({ title }) => title),
    }));
  const ofVision = { name: '计算机视觉', count: 11, items: eleven.toReversed().slice(0, 10) };
  expect(new Map(mails.map(({ key, data }) => [key, titles(data)]))).toEqual(
    new Map([
      [`channel-digest:2026-W48:${one.id}`, [ofVision]],
      [
        `channel-digest:2026-W48:${both.id}`,
        [ofVision, { name: '气象<海洋>', count: 2, items: ['台风', '潮汐'] }],
      ],
    ]),
  );
  const mail = server.mails.filter(({ to }) => to === '都要@test.example').at(-1);
  const text = partOf(mail?.raw ?? '', 'text/plain');
  expect(text).toContain('【气象<海洋>】');
  expect(text).toContain('另有 1 项新内容，前往频道查看');
  expect(text).not.toContain('后来私有的');
  expect(linkBelow(text, '项目「台风」')).toMatch(/^\/mw\/project\/\w+$/);
  expect(linkBelow(text.split('【气象')[1] ?? '', '前往频道查看')).toBe(
    `/home/special/detail/${weather._id}`,
  );
  expect(partOf(mail?.raw ?? '', 'text/html')).toContain('气象&lt;海洋&gt;');

  // A week in which nothing comes is a week without a mail.
  await workAt(platform, new Date(MONDAY.getTime() + WEEK));
  const all = (await rows(platform)).filter(({ template }) => template === 'channel-digest');
  expect(all).toHaveLength(2);
});

it('its links end the mails of one channel, or of all; the channels are still followed', async () => {
  const [weather, vision] = await Promise.all(
    ['气象', '视觉'].map((name) => channel(platform, admin, name)),
  );
  if (!weather || !vision) throw new Error('unreachable');
  const both = [weather._id, vision._id];
  const me = await reader('订阅者');
  await enroll(me, ...both);
  await news(weather._id, '潮汐');
  await news(vision._id, '图像');
  await workAt(platform, MONDAY);
  const [mail] = server.mails.filter(({ to }) => to === '订阅者@test.example').slice(-1);
  const text = partOf(mail?.raw ?? '', 'text/plain');

  const token = tokenOf(linkBelow(text, '退订「气象」的邮件'));
  const shown = { Kind: 'CHANNEL', Name: '气象', Email: '订**@test.example', Expired: false };
  expect(await platform.call(notificationCalls.mailSubscription, { body: { token } })).toEqual({
    ...shown,
    Subscribed: true,
  });
  const ended = { ...shown, Subscribed: false };
  expect(await platform.call(notificationCalls.unsubscribe, { body: { token } })).toEqual(ended);
  expect(await platform.call(notificationCalls.unsubscribe, { body: { token } })).toEqual(ended);
  const followed = { isSubscribed: true, isEnrolled: false };
  expect(await enrolledIn(me, ...both)).toEqual([followed, { ...followed, isEnrolled: true }]);

  // The link that a mail program clicks ends all of them.
  const click = mail?.header('list-unsubscribe')?.slice(1, -1) ?? '';
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(`退订全部频道邮件：${click}`);
  await enroll(me, weather._id);
  await queue(platform, { ...draft('channel-digest:w', me.id), template: 'channel-digest' });
  const body = { token: tokenOf(click) };
  expect(await platform.call(notificationCalls.unsubscribe, { body })).toMatchObject({
    Kind: 'CHANNELS',
    Name: null,
    Subscribed: false,
  });
  expect(await enrolledIn(me, ...both)).toEqual([followed, followed]);
  expect((await rows(platform)).map(({ key }) => key)).not.toContain('channel-digest:w');
});

it('a link is good for its member and its channel alone, and for a year', async () => {
  const weather = await channel(platform, admin, '气象');
  const [me, other] = await Promise.all(['本人', '别人'].map(reader));
  if (!me || !other) throw new Error('unreachable');
  await enroll(me, weather._id);
  await enroll(other, weather._id);
  const claim = { member: me.id, kind: 'CHANNEL', target: weather._id } as const;
  const sign = (changes: object = {}, secret = platform.services.config.sessionSecret) =>
    unsubscribeToken(secret, { ...claim, sent: platform.clock.now, ...changes });
  const [, signature = ''] = sign().split('.');
  const [others = ''] = sign({ member: other.id }).split('.');
  for (const token of [
    `${others}.${signature}`,
    sign({}, Buffer.alloc(32, 7)),
    sign({ target: 'gone' }),
    sign({ member: 'gone' }),
  ])
    expect(
      await platform.refusal(notificationCalls.unsubscribe, { body: { token } }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  const old = {
    body: { token: sign({ sent: new Date(platform.clock.now.getTime() - 366 * DAY) }) },
  };
  expect(await platform.refusal(notificationCalls.unsubscribe, old)).toEqual({
    code: 'CONFLICT',
    message: '退订链接已过期，请登录后在频道页面取消邮件订阅',
  });
  for (const one of [me, other])
    expect((await enrolledIn(one, weather._id))[0]?.isEnrolled).toBe(true);
});

it('ending the last subscription takes back the mail that waits, another leaves it', async () => {
  const [weather, vision] = await Promise.all(
    ['气象', '视觉'].map((name) => channel(platform, admin, name)),
  );
  if (!weather || !vision) throw new Error('unreachable');
  const me = await reader('后悔的');
  await enroll(me, weather._id, vision._id);
  const key = 'channel-digest:w';
  await queue(platform, { ...draft(key, me.id), template: 'channel-digest' });
  await platform.call(channelCalls.disenroll, { params: { id: weather._id } }, me);
  expect((await rows(platform)).map((row) => row.key)).toEqual([key]);
  await platform.call(channelCalls.unsubscribe, { query: { Zone: vision._id } }, me);
  expect(await rows(platform)).toEqual([]);
});

it('an address that no code has proved gets none, and subscribing says so', async () => {
  const weather = await channel(platform, admin, '气象');
  const me = await writer(platform, '未绑定');
  const refusal = await platform.refusal(channelCalls.enroll, { params: { id: weather._id } }, me);
  expect(refusal).toEqual({ code: 'CONFLICT', message: '邮箱尚未认证，无法接收订阅邮件' });
  expect(await enrolledIn(me, weather._id)).toEqual([{ isSubscribed: false, isEnrolled: false }]);
});
