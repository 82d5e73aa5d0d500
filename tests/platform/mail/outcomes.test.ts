import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  type WorkOrder,
  workOrderCalls,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import type { ToldOutcome } from '#platform/src/mail/outcome-mail.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { versioned } from '../support/columns.ts';
import { type Person, writer } from '../support/forum.ts';
import { mailEnv, partOf, rows, SITE, workMails } from '../support/mailing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { file, move, say, supporter } from '../support/work-orders.ts';

let server: MailServer;
let platform: TestPlatform;
let support: Person;
let admin: Person;
beforeAll(async () => {
  server = await startMailServer();
  platform = await startPlatform({ worker: false, env: mailEnv(server) });
  support = await supporter(platform, '客服一号');
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(async () => {
  await platform.close();
  await server.stop();
});

let me: Person;
let name: string;
let order: WorkOrder;
let count = 0;
beforeEach(async () => {
  name = `提问人${(count += 1)}`;
  me = await writer(platform, name, { emailVerified: true, growthScore: 100 });
  order = await file(platform, me);
});
afterEach(async () => {
  await platform.database.db.delete(outbox);
  server.mails.length = 0;
});

const answer = () => say(platform, support, order);
/** Text of a mail, with plain ends of lines. */
const plain = (raw: string) => partOf(raw, 'text/plain').replaceAll('\r\n', '\n');
/** Mails that tell outcomes, sent or not. */
const told = async () =>
  (await rows(platform))
    .filter(({ template }) => template === 'outcome')
    .map(({ to, data }) => ({ to, ...(data as ToldOutcome) }));
const texts = async () => (await told()).map(({ text }) => text);
const set = (body: object, who = me) => platform.call(notificationCalls.setSettings, { body }, who);
const change = (changes: Partial<typeof members.$inferInsert>) =>
  platform.database.db.update(members).set(changes).where(eq(members.id, me.id));

/** Lets a worker do what is due; answers why what wasn't sent was dropped. */
const work = async () => {
  const end = await workMails(platform);
  await waitFor('every mail to be sent or dropped', async () =>
    (await rows(platform)).every(({ sentDate, givenUpDate }) => sentDate ?? givenUpDate),
  ).finally(end);
  return (await rows(platform)).flatMap(({ reason }) => reason ?? []);
};

describe('the answer to a work order', () => {
  it('comes by mail with its page, says why, and ends by one click for itself alone', async () => {
    await answer();
    await work();
    const [mail] = server.mails;
    expect(mail?.to).toBe(`${name}@test.example`);
    const text = plain(mail?.raw ?? '');
    expect(text).toMatch(/^你的工单有新的进展\n/);
    expect(text).toContain(`客服回复了你的工单 #${order.OrderId}`);
    expect(text).toContain(`查看详情\n  ${SITE}/home/user/workorder/${order._id}`);
    expect(text).toContain('你收到这封邮件，因为你提交了工单。');
    const url = mail?.header('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(text).toContain(`退订进展邮件：${url}`);
    expect(text).toContain(`管理邮件：${SITE}/home/user/setting/notifications`);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(await platform.call(notificationCalls.unsubscribe, { body: { token } })).toMatchObject({
      Kind: 'OUTCOMES',
      Subscribed: false,
    });
    expect(await platform.call(notificationCalls.settings, {}, me)).toMatchObject({
      Digest: true,
      OrganizerMails: true,
      OutcomeMails: false,
    });
    await move(platform, support, order, 3, '已解决');
    expect(await texts()).toHaveLength(1);
    // And on again, where they have signed in.
    expect(await set({ OutcomeMails: true })).toMatchObject({ OutcomeMails: true });
    await move(platform, me, order, 2);
    await move(platform, support, order, 3, '真的已解决');
    expect(await texts()).toContain(`你的工单 #${order.OrderId}已由客服关闭：真的已解决`);
  });

  it('comes once while it isn’t read, and again an hour later, or once it is read', async () => {
    for (let at = 0; at < 3; at += 1) await answer();
    expect(await texts()).toHaveLength(1);
    platform.clock.advance(HOUR);
    await answer();
    expect(await texts()).toHaveLength(2);
    await platform.call(notificationCalls.markRead, { body: { all: true } }, me);
    await answer();
    expect(await texts()).toHaveLength(3);
    // Another work order is another matter.
    const second = await file(platform, me);
    await say(platform, support, second);
    expect(await texts()).toHaveLength(4);
  });

  it('is no mail for who has no proved address, is stopped, or has switched such mails off', async () => {
    await change({ emailVerified: false });
    await answer();
    await change({ emailVerified: true, deactivated: new Date(0) });
    await answer();
    await change({ deactivated: null });
    await set({ OutcomeMails: false });
    await answer();
    expect(await texts()).toEqual([]);
  });

  it('is taken back where it waits as they are switched off, and dropped where its reader is stopped', async () => {
    await answer();
    expect(await texts()).toHaveLength(1);
    await set({ OutcomeMails: false });
    expect(await texts()).toEqual([]);
    await set({ OutcomeMails: true });
    await say(platform, support, order, { Status: 4 });
    await change({ deactivated: platform.clock.now });
    expect(await work()).toEqual(['GONE']);
    expect(server.mails).toEqual([]);
  });
});

describe('other outcomes', () => {
  it('an accepted application says that it is', async () => {
    const body = { WorksLink: SITE, Records: '金奖一次', Contact: '', Referrer: '' };
    const applied = await platform.call(creatorCalls.apply, { body }, me);
    await platform.call(workOrderCalls.accept, { params: { id: applied._id } }, support);
    expect(await told()).toMatchObject([
      {
        subject: '你的申请有了结果',
        because: '你提交了申请',
        text: `你的创作者申请已通过（工单 #${applied.OrderId}）`,
        path: `/home/user/workorder/${applied._id}`,
      },
    ]);
  });

  it('folded, shown again and removed content names the reason; what is gone leads to the notices', async () => {
    const id = await versioned(platform, me, { title: '潮汐', private: false });
    const params = { kind: 'PROJECT' as const, id };
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    await platform.call(moderationCalls.restore, { params }, admin);
    await platform.call(moderationCalls.remove, { params, query: { Reason: '抄袭' } }, admin);
    const mails = await told();
    expect(mails.map(({ text, path }) => [text, path])).toEqual(
      expect.arrayContaining([
        ['因广告，你的项目「潮汐」已被管理员折叠', `/mw/project/${id}`],
        ['你的项目「潮汐」已由管理员取消折叠', `/mw/project/${id}`],
        ['因抄袭，你的项目「潮汐」已被管理员删除', null],
      ]),
    );
    await work();
    const removed = server.mails.map(({ raw }) => plain(raw));
    expect(removed.find((text) => text.includes('抄袭'))).toContain(
      `查看通知\n  ${SITE}/home/user/notification`,
    );
  });

  it('of many members that one transaction tells are mailed by two statements, of one that fails none', async () => {
    const { database, services } = platform;
    const crowd = [me];
    for (let at = 0; at < 4; at += 1)
      crowd.push(await writer(platform, `获奖${count}-${at}`, { emailVerified: true }));
    const award = (fails: boolean) =>
      database.transaction(async (tx) => {
        const asked: string[] = [];
        const watched = new Proxy(tx, {
          get: (target, key) => {
            if (key === 'select' || key === 'insert') asked.push(key);
            const value: unknown = Reflect.get(target, key);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
        for (const { id } of crowd)
          await services.events.publish(watched, [id], {
            kind: 'notification',
            eventType: 2073,
            related: null,
            data: { AwardWhaleCoin: 5 },
          });
        if (fails) throw new Error('the settlement fails');
        return asked;
      });
    await expect(award(true)).rejects.toThrow('the settlement fails');
    expect(await texts()).toEqual([]);
    // The first is a part of the second: those who don't want such mails. The last asks for webhooks.
    expect(await award(false)).toEqual(['select', 'select', 'insert', 'select']);
    expect(await texts()).toEqual(crowd.map(() => '上周的创作收益已结算，你获得 5 鲸币'));
  });
});

it('nothing is mailed where no one named the site’s address', async () => {
  const bare = await startPlatform({ worker: false });
  const asker = await writer(bare, '提问人', { emailVerified: true });
  const filed = await file(bare, asker);
  await say(bare, await supporter(bare, '客服二号'), filed);
  const templates = (await rows(bare)).map(({ template }) => template);
  await bare.close();
  expect(templates).not.toContain('outcome');
});
