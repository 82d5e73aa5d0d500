import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { isWorkOrderEvent } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { outcomeEvents } from '@whaletide/schema/domains/notifications/rules/outcome-mails.ts';
import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { mailMember, tellOfChange } from '#platform/src/domains/account/notices.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { mailRules } from '#platform/src/mail/rules.ts';
import type { MailTemplate } from '#platform/src/mail/templates.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { at, taskOf } from '../domains/managing/support.ts';
import { administrator, channel, collectInto } from '../support/channels.ts';
import { collect, column, versioned } from '../support/columns.ts';
import { makeCompetition } from '../support/competition.ts';
import { eventWriter } from '../support/events.ts';
import { mailEnv, partOf, rows, SITE } from '../support/mailing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { enter } from '../support/submitting.ts';
import { MONDAY, WEEK, workAt } from '../support/weekly.ts';

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

/** A source file of web's, which has other types than those of Node's. */
const ofWeb = (path: string): Promise<unknown> =>
  import(new URL(`../../../web/src/${path}`, import.meta.url).href);

/** Reads which paths lead to a page: what web's build writes down for the gateway, which answers 404 to others. */
const readPages = async () => {
  const { pageRoutes } = (await ofWeb('routes.ts')) as { pageRoutes: unknown[] };
  const { pagePaths } = (await ofWeb('routing/known-params.ts')) as {
    pagePaths: (routes: unknown[]) => { source: string }[];
  };
  return pagePaths(pageRoutes).map(({ source }) => new RegExp(source, 'i'));
};

/** Paths of a mail's links in its HTML, and in its text. */
const linksOf = (raw: string) => {
  const paths = (part: string, pattern: RegExp) =>
    [...part.matchAll(pattern)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  return {
    html: paths(partOf(raw, 'text/html'), /href="([^"]*)"/g),
    text: paths(partOf(raw, 'text/plain'), /(https:\/\/[^\s)]+)/g),
  };
};

it('every link of every mail leads to a page, the same ones in HTML and text', async () => {
  const pages = await readPages();
  const isPage = (path: string) => pages.some((page) => page.test(path));
  const { db } = platform.database;
  const admin = await administrator(platform);
  const competition = await makeCompetition(platform);
  const activity = await makeCompetition(platform);
  await db
    .update(competitions)
    .set({ endDate: new Date(MONDAY.getTime() + WEEK / 2) })
    .where(inArray(competitions.id, [competition.id, activity.id]));
  await db.update(competitions).set({ eventType: 0 }).where(eq(competitions.id, activity.id));
  const me = await enter(platform, competition, 'reader');
  const other = await enter(platform, activity, 'racer');
  await db
    .update(members)
    .set({ emailVerified: true })
    .where(inArray(members.id, [me.id, other.id]));

  const lab = await versioned(platform, admin, { title: '潮汐', private: false });
  const zone = await channel(platform, admin, '气象');
  await platform.call(channelCalls.enroll, { params: { id: zone._id } }, me);
  await collectInto(platform, admin, zone._id, 'Lab', lab);
  await collectInto(platform, admin, zone._id, 'Competition', competition.id);
  await collectInto(platform, admin, zone._id, 'Competition', activity.id);
  const own = await column(platform, admin, '笔记');
  await platform.call(columnCalls.subscribe, { body: { Column: own._id } }, me);
  await collect(platform, admin, own._id, lab);
  await eventWriter(platform).publish([me.id], {
    kind: 'notification',
    eventType: 16,
    related: null,
    data: {},
  });
  await platform.database.transaction((tx) =>
    tellOfChange(tx, platform.services, me.id, 'password'),
  );
  await platform.database.transaction((tx) =>
    mailMember(tx, platform.services, me.id, {
      subject: '个人数据已导出',
      lines: [],
      button: { text: '下载', path: sitePaths.accountSettings },
      because: '你申请了导出',
    }),
  );
  const body = { Name: '新来者', Email: 'newcomer@reader.example', Password: 'a-long-password' };
  await platform.call(accountCalls.signUp, { body });
  const params = { id: competition.id };
  const Content = '见[规则](/home/competition)和 https://example.com';
  await platform.call(
    messageCalls.send,
    { params, body: { Audience: 'everybody', Title: '通知', Content } },
    competition.organizer,
  );
  const task = taskOf(platform, { EndDate: at(platform, 25) });
  await platform.call(
    managingCalls.updateTask,
    { params: { id: competition.taskId }, body: task },
    competition.organizer,
  );
  const things = {
    User: { _id: me.id, Name: '潮汐' },
    Competition: { _id: competition.id, Name: '潮汐预测' },
    Lab: { _id: lab, Name: '潮汐' },
    AwardWhaleCoin: 3,
  };
  const Workorder = { _id: competition.id, OrderId: 10_001 };
  await platform.database.transaction(async (tx) => {
    for (const eventType of outcomeEvents)
      await platform.services.events.publish(tx, [me.id], {
        kind: 'notification',
        eventType,
        related: null,
        data: isWorkOrderEvent(eventType) ? { Workorder } : things,
      });
  });
  await workAt(platform, MONDAY);

  const templates = new Set((await rows(platform)).map(({ template }) => template));
  expect(templates).toEqual(new Set<MailTemplate>(Object.keys(mailRules) as MailTemplate[]));
  expect(server.mails).toHaveLength(8 + outcomeEvents.length);
  for (const { raw } of server.mails) {
    const { html, text } = linksOf(raw);
    expect(html.length).toBeGreaterThan(1);
    expect(html.filter((url) => !text.includes(url))).toEqual([]);
    for (const url of html.filter((one) => one.startsWith(SITE)))
      expect({ url, page: isPage(new URL(url, SITE).pathname) }).toEqual({ url, page: true });
  }
});
