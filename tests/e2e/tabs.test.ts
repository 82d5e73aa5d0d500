import { expect, it } from '@jest/globals';
import { findPenguins, register, submit } from '../contract/support/penguins.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const TABS = 20;
/** A member may have ten sockets: these leave one to all of the tabs. */
const OTHER_SOCKETS = 9;
const subscription = 'subscription { notificationReceived { eventId } }';

it.each([
  ['a SharedWorker', true],
  ['the tab that leads', false],
] as const)(
  'twenty tabs of a member are all live on one socket through %s, and end with the session',
  async (_, sharedWorkers) => {
    const { email, client } = await newMember('多标签鲸');
    const others = Array.from({ length: OTHER_SOCKETS }, () => client.subscribe(subscription));
    const { page, errors } = await visit('/auth/communityLogin', { sharedWorkers });
    await signIn(page, email);
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
    const pages = [page];
    for (let tab = 1; tab < TABS; tab += 1) {
      const next = await page.context().newPage();
      // A page that has little of its own: here it is about what all have.
      await next.goto(siteUrl('/home/latex'));
      await next.getByRole('button', { name: '通知', exact: true }).waitFor();
      pages.push(next);
    }

    const { id, task } = await findPenguins(client);
    await register(client, id);
    await submit(client, task.id, 'id,species\nP002,Adelie\n');
    for (const tab of pages)
      await tab.getByRole('button', { name: /^通知，\d+ 条未读$/ }).waitFor();
    // None of the others had to make room.
    await Promise.all(others.map((socket) => socket.next()));

    // The tab that was there first, and may lead, closes.
    await pages.shift()?.close();
    await submit(client, task.id, 'id,species\nP002,Adelie\n');
    for (const tab of pages) await tab.getByRole('button', { name: '通知，2 条未读' }).waitFor();

    // Signing out in one tab signs out all of them.
    const [first, ...rest] = pages;
    await first?.getByRole('button', { name: /的菜单$/ }).click();
    await first?.getByRole('button', { name: '退出登录' }).click();
    for (const tab of rest) await tab.getByRole('link', { name: '登录' }).first().waitFor();
    await Promise.all(others.map((socket) => socket.stop()));
    expect(errors).toEqual([]);
  },
);
