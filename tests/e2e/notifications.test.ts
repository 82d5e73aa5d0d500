import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findPenguins, register, submit } from '../contract/support/penguins.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toRead = (page: Page) => page.getByRole('button', { name: /^标为已读：/ });

it('notifications are found by kind and read in one tab, and the other follows', async () => {
  const [reader, fan] = [await newMember('读信鲸'), await newMember('粉丝')];
  const { viewer } = await reader.client.ask<{ viewer: { member: { id: string } } }>(
    '{ viewer { member { id } } }',
  );
  const one = await visit('/home/user/notification', { as: reader.email });
  await one.page.getByText('暂无通知').waitFor();
  const two = await one.page.context().newPage();
  await two.goto(siteUrl('/home/user/notification?read=false'));
  await two.getByText('暂无未读通知').waitFor();

  // Events show in both.
  await fan.client.ask('mutation ($input: FollowInput!) { follow(input: $input) { __typename } }', {
    input: { kind: 'MEMBER', id: viewer.member.id },
  });
  const { id, task } = await findPenguins(reader.client);
  await register(reader.client, id);
  await submit(reader.client, task.id, 'id,species\nP002,Adelie\n');
  const main = (page: Page) => page.getByRole('main');
  for (const page of [one.page, two]) {
    await bell(page, '通知，2 条未读').waitFor();
    await main(page).getByText(`${fan.name}关注了你`).waitFor();
    await main(page)
      .getByText(/的提交评审出错/)
      .waitFor();
  }

  await one.page.getByRole('combobox', { name: '通知类型' }).selectOption('关注');
  await main(one.page)
    .getByText(/的提交评审出错/)
    .waitFor({ state: 'detached' });
  await toRead(one.page).click();
  await bell(two, '通知，1 条未读').waitFor();
  await main(two).getByText(`${fan.name}关注了你`).waitFor({ state: 'detached' });

  // And the other way round.
  await toRead(two).click();
  await two.getByText('暂无未读通知').waitFor();
  await bell(one.page, '通知').waitFor();
  await one.page.getByRole('combobox', { name: '通知类型' }).selectOption('全部类型');
  await main(one.page)
    .getByText(/的提交评审出错/)
    .waitFor();
  await toRead(one.page).waitFor({ state: 'detached' });
  expect(one.errors).toEqual([]);
});
