import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findPenguins, ownTeam, register } from '../contract/support/penguins.ts';
import { quiet, signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

/** A member who leads a team of their own in the penguins' competition. */
const captain = async () => {
  const member = await newMember('队长');
  const { id } = await findPenguins(member.client);
  await register(member.client, id);
  return { ...member, team: await ownTeam(member.client, id) };
};

const box = (page: Page) => page.getByRole('button', { name: /^私信/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^发消息给/ });
const talk = (page: Page) => page.getByRole('region', { name: /的消息$/ });
const say = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
};

it('a captain is written to from the team’s page, and answers while both look', async () => {
  const leading = await captain();
  const asking = await newMember('求组队');

  // A visitor is sent to sign in, and arrives at the conversation.
  const one = await visit(`/home/competition/team/${leading.team}`);
  await one.page.getByRole('link', { name: `联系队长：${leading.name}` }).click();
  await signIn(one.page, asking.email);
  await one.page.getByText('还没有消息，打个招呼吧').waitFor();
  expect(await one.page.getByRole('contentinfo').count()).toBe(0);

  const other = await visit('/auth/communityLogin?redirect=/home/competition');
  await signIn(other.page, leading.email);
  await box(other.page).waitFor();
  expect(await box(other.page).getAttribute('aria-label')).toBe('私信');

  await say(one.page, '你好，还招人吗？');
  await say(one.page, '我会做特征');
  await talk(one.page).getByText('我会做特征').waitFor();
  await other.page.getByRole('button', { name: '私信，2 条未读' }).click();
  const entry = other.page.getByRole('link', {
    name: new RegExp(`${asking.name}.*我会做特征.*2 条未读`),
  });
  await entry.click();
  await talk(other.page).getByText('你好，还招人吗？').waitFor();
  await other.page.getByRole('button', { name: '私信', exact: true }).waitFor();

  await say(other.page, '招的，来聊聊');
  await talk(one.page).getByText('招的，来聊聊').waitFor();
  // Both look: nothing is left unread at either side.
  await say(one.page, '太好了');
  await talk(other.page).getByText('太好了').waitFor();
  for (const page of [one.page, other.page]) {
    await page.getByRole('button', { name: '私信', exact: true }).waitFor();
    await page.goto(siteUrl('/home/user/message'));
    await page.getByRole('link', { name: /太好了/ }).waitFor();
    expect(await page.getByRole('img', { name: /条未读/ }).count()).toBe(0);
  }
  expect(one.errors).toEqual([]);
  expect(other.errors).toEqual([]);
});

it('the history is loaded upwards without moving what is read', async () => {
  const reading = await newMember('读者');
  const writing = await newMember('作者');
  const { viewer } = await reading.client.ask<{ viewer: { id: string } }>('{ viewer { id } }');
  const { openChatSession } = await writing.client.ask<{ openChatSession: { id: string } }>(
    'mutation ($input: OpenChatSessionInput!) { openChatSession(input: $input) { id } }',
    { input: { memberId: viewer.id } },
  );
  for (let number = 1; number <= 28; number++)
    await writing.client.ask(
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { id } }',
      { input: { sessionId: openChatSession.id, content: `第${number}句` } },
    );
  const { page, errors } = await visit('/auth/communityLogin?redirect=/home/user/message', {
    viewport: { width: 375, height: 500 },
  });
  await signIn(page, reading.email);
  await page.getByRole('link', { name: new RegExp(writing.name) }).click();
  const last = talk(page).getByText('第28句');
  await last.waitFor();
  const bottom = await last.boundingBox();
  expect(bottom?.y).toBeGreaterThan(200);

  // Up to the first one that is loaded: what stands on screen stays where it is.
  const anchor = talk(page).getByText('第19句');
  await anchor.scrollIntoViewIfNeeded();
  await talk(page).getByText('第9句').waitFor({ state: 'attached' });
  const before = await anchor.boundingBox();
  await quiet(page);
  expect((await anchor.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await talk(page).getByText('第9句').scrollIntoViewIfNeeded();
  await talk(page).getByText('第1句').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '回到最新' }).click();
  expect(await last.isVisible()).toBe(true);

  // On phones one goes back to the list.
  await page.getByRole('link', { name: '返回会话列表' }).click();
  await page.getByRole('link', { name: new RegExp(writing.name) }).waitFor();
  expect(errors).toEqual([]);
});
