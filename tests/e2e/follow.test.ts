import { expect, it } from '@jest/globals';
import { findPenguins, ownTeam, register } from '../contract/support/penguins.ts';
import { PASSWORD } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { quiet, signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { look } from './support/look.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('a member follows another from their card, who hears of it at once and follows back', async () => {
  const [reader, star] = [await newMember('读者'), await newMember('名人')];
  const { viewer } = await star.client.ask<{ viewer: { member: { id: string } } }>(
    '{ viewer { member { id } } }',
  );
  const path = `/home/user/profile/${viewer.member.id}`;

  // The star has a page open somewhere.
  const there = await visit('/home', { as: star.email });
  await there.page.getByRole('button', { name: /的菜单$/ }).waitFor();

  const here = await visit('/home/column', { as: reader.email });
  // The reader follows an author of a column, whose card comes up at the name, by the keyboard too.
  // A pointer that was there before the scripts doesn't come there once they have.
  await quiet(here.page);
  const name = here.page.getByRole('link', { name: '苏写浪' }).first();
  await name.hover();
  const card = here.page.getByRole('group', { name: '苏写浪的名片' });
  await card.getByText('专栏《从零读懂表格数据》作者。').waitFor();
  expect(await barriers(here.page)).toEqual([]);
  await card.getByRole('button', { name: '关注：苏写浪' }).click();
  await here.page.getByText('已关注', { exact: true }).first().waitFor();
  await here.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await here.page.goto(siteUrl('/home/user/profile'));
  await here.page.getByRole('tab', { name: '关注的人' }).click();
  await here.page.getByRole('tabpanel').getByRole('link', { name: '苏写浪' }).waitFor();

  // And the star, who is told while they look.
  await here.page.goto(siteUrl(path));
  await here.page.getByRole('button', { name: `关注：${star.name}` }).click();
  await here.page.getByRole('link', { name: '1 人关注' }).waitFor();
  await there.page.getByRole('button', { name: '通知，1 条未读' }).waitFor();
  await there.page.getByRole('button', { name: /^通知/ }).click();
  await there.page.getByRole('link', { name: new RegExp(`${reader.name}关注了你`) }).click();
  await there.page.getByRole('heading', { level: 1, name: reader.name }).waitFor();
  await there.page.getByRole('button', { name: `关注：${reader.name}` }).click();
  await here.page.getByRole('button', { name: '通知，1 条未读' }).waitFor();
  await there.page.goBack();
  expect([...here.errors, ...there.errors]).toEqual([]);
});

it('a captain is followed from the card in their team, hears of it, looks who it is and comes back', async () => {
  const [reader, star] = [await newMember('读者'), await newMember('队长')];
  const { id } = await findPenguins(star.client);
  await register(star.client, id);
  const path = `/home/competition/team/${await ownTeam(star.client, id)}`;

  const there = await visit('/home/column', { as: star.email });
  await there.page.getByRole('button', { name: '通知', exact: true }).waitFor();

  // A finger opens the card by the picture, and stays on the page.
  const here = await visit('/auth/communityLogin', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
  });
  await signIn(here.page, reader.email, PASSWORD);
  await here.page.waitForURL((url) => url.pathname === '/home');
  await here.page.goto(siteUrl(path));
  const team = here.page.getByRole('main');
  await team.getByRole('link', { name: star.name, exact: true }).first().waitFor();
  // Before the scripts are there, it is a link to the homepage.
  await quiet(here.page);
  await team.locator('a[aria-hidden]').first().tap();
  const card = here.page.getByRole('group', { name: `${star.name}的名片` });
  await card.getByRole('button', { name: `关注：${star.name}` }).tap();
  await card.getByRole('button', { name: `已关注：${star.name}` }).waitFor();
  expect(new URL(here.page.url()).pathname).toBe(path);

  await there.page.getByRole('button', { name: '通知，1 条未读' }).click();
  await there.page.getByRole('link', { name: new RegExp(`${reader.name}关注了你`) }).click();
  await there.page.getByRole('heading', { level: 1, name: reader.name }).waitFor();
  await there.page.getByRole('button', { name: '通知', exact: true }).waitFor();
  await there.page.goBack();
  await there.page.getByRole('heading', { level: 1, name: '专栏' }).waitFor();
  expect([...here.errors, ...there.errors]).toEqual([]);
});

it('homepages are accessible and fit, one’s own with its settings too', async () => {
  const { page, errors } = await visit('/home/user/profile', { as: 'captain@demo.test' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const own = new URL(page.url()).pathname;
  for (const path of [own, `${own}/followers`, `${own}/config`])
    expect(await look(page, path)).toEqual({});
  expect(errors).toEqual([]);
});
