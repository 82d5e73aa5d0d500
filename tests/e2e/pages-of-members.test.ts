import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { barriers, look, penguins } from './support/look.ts';

useBrowser();

it('the pages of a member are accessible and fit', async () => {
  const { page, errors } = await visit('/auth/communityLogin');
  await signIn(page, accounts.captain);
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const path = await penguins(page);
  for (const own of [
    '/home/user/setting/account',
    `${path}/submit`,
    `${path}/leaderboard`,
    `${path}/datasetbindings`,
  ])
    expect(await look(page, own)).toEqual({});

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const panel of [/^通知/, /^我的任务/, /的菜单$/]) {
    await page.getByRole('button', { name: panel }).first().click();
    await page.waitForLoadState('networkidle');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(errors).toEqual([]);
});

it('the pages of a team are accessible and fit, for its captain', async () => {
  const { page, errors } = await visit('/auth/communityLogin');
  await signIn(page, accounts.captain);
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  await page.goto(siteUrl('/home/competition?status=1'));
  const href = await page
    .getByRole('link', { name: /西雅图/ })
    .first()
    .getAttribute('href');
  for (const tab of [
    'teamswrapper/teammates',
    'teamswrapper/teams',
    'teamswrapper/applications',
    'invitation',
    'invitation/ranking',
  ])
    expect(await look(page, `${href ?? ''}/${tab}`)).toEqual({});
  await page.goto(siteUrl(`${href ?? ''}/teamswrapper/teams`));
  const anyTeam = page.locator('a[href*="/competition/team/"]').first();
  const team = await anyTeam.getAttribute('href');
  expect(await look(page, team ?? '')).toEqual({});
  expect(errors).toEqual([]);
});
