import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import type { MailDraft } from '#platform/src/mail/outbox.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '../support/forum.ts';
import { draft, mailEnv, partOf, queue, rows, SITE, workMails } from '../support/mailing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let server: MailServer;
let platform: TestPlatform;
beforeAll(async () => {
  server = await startMailServer();
  platform = await startPlatform({ worker: false, env: mailEnv(server) });
});
afterAll(async () => {
  await platform.close();
  await server.stop();
});

let me: Person;
let name: string;
let count = 0;
beforeEach(async () => {
  name = `等信人${(count += 1)}`;
  me = await writer(platform, name, { emailVerified: true });
});
afterEach(async () => {
  await platform.database.db.delete(outbox);
  server.mails.length = 0;
});

const about = { id: 'a'.repeat(24), name: '潮汐预测', isActivity: false };
const message = (key = 'competition-message:1'): MailDraft<'message'> => ({
  key: `${key}:${me.id}`,
  memberId: me.id,
  to: 'old@reader.example',
  template: 'message',
  data: { name: '读者', competition: about, title: '改期', content: '**注意：**请看[公告](/home)' },
});
const notice = (key: string): MailDraft<'notice'> => ({
  key,
  memberId: me.id,
  to: 'old@reader.example',
  template: 'notice',
  data: { name: '读者', subject: '账号安全提醒', lines: [{ text: '密码已修改。' }] },
});
const change = (changes: Partial<typeof members.$inferInsert>) =>
  platform.database.db.update(members).set(changes).where(eq(members.id, me.id));

/** Lets a worker do what is due; answers what the server got, and why the others weren't sent. */
const work = async () => {
  const end = await workMails(platform);
  await waitFor('every mail to be sent or dropped', async () =>
    (await rows(platform)).every(({ sentDate, givenUpDate }) => sentDate ?? givenUpDate),
  ).finally(end);
  return {
    sent: server.mails.map(({ to }) => to),
    dropped: (await rows(platform)).flatMap(({ reason }) => reason ?? []),
  };
};

it('a mail that waits goes to the address that its member has by then, a warning to the one of before', async () => {
  await queue(platform, message(), notice('notice:1'));
  await change({ email: 'new@reader.example' });
  expect(await work()).toEqual({ sent: ['old@reader.example', 'new@reader.example'], dropped: [] });
});

it.each([
  ['has been stopped', { deactivated: new Date(0) }, 'GONE'],
  ['has no proved address any more', { emailVerified: false }, 'GONE'],
])('none goes to who %s', async (_, changes, reason) => {
  await queue(platform, message(), draft(`digest:2026-W47:${me.id}`, me.id));
  await change(changes);
  expect(await work()).toEqual({ sent: [], dropped: [reason, reason] });
});

it('none goes to who has unsubscribed since, or of a week that is over', async () => {
  await queue(platform, draft(`digest:2026-W45:${me.id}`, me.id));
  expect(await work()).toEqual({ sent: [], dropped: ['OUTDATED'] });
  await platform.call(notificationCalls.setSettings, { body: { OrganizerMails: false } }, me);
  // Written by one who didn't know yet.
  await queue(platform, message());
  expect((await work()).dropped).toEqual(['UNSUBSCRIBED', 'OUTDATED']);
});

it('a warning goes before all digests that wait longer', async () => {
  await queue(platform, ...[1, 2, 3].map((one) => draft(`digest:2026-W47:${one}`)), message());
  await queue(platform, notice('notice:2'));
  const { sent } = await work();
  expect(sent.slice(0, 2)).toEqual(['old@reader.example', `${name}@test.example`]);
  expect(sent).toHaveLength(5);
});

it('a message of organizers says why it comes, and ends by one click for itself alone', async () => {
  await queue(platform, message());
  await work();
  const [mail] = server.mails;
  const text = partOf(mail?.raw ?? '', 'text/plain');
  expect(text).toContain(
    '你收到这封邮件，因为你报名了「潮汐预测」，主办方可以给报名的成员发消息。',
  );
  const url = mail?.header('list-unsubscribe')?.slice(1, -1) ?? '';
  expect(text).toContain(`退订比赛和活动邮件：${url}`);
  expect(text).toContain(`管理邮件：${SITE}/home/user/setting/notifications`);
  const html = partOf(mail?.raw ?? '', 'text/html');
  expect(html).toContain('<strong>注意：</strong>');
  expect(html).toContain(`href="${SITE}/home"`);
  const token = new URL(url).searchParams.get('token') ?? '';
  expect(await platform.call(notificationCalls.unsubscribe, { body: { token } })).toMatchObject({
    Kind: 'ORGANIZERS',
    Subscribed: false,
  });
  const settings = await platform.call(notificationCalls.settings, {}, me);
  expect(settings).toMatchObject({ Digest: true, OrganizerMails: false });
  expect(settings.Kinds.every(({ Mail, Bell }) => Mail && Bell)).toBe(true);
  // And on again, where they have signed in.
  const body = { OrganizerMails: true };
  expect(await platform.call(notificationCalls.setSettings, { body }, me)).toMatchObject(body);
});
