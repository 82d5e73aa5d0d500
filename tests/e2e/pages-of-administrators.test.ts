import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { look } from './support/look.ts';

useBrowser();

it('the pages of an administrator are accessible and fit', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.admin });
  for (const path of [
    '/home/admin',
    '/home/admin/mail',
    '/home/admin/clients',
    '/home/admin/service-accounts',
    '/home/admin/jobs',
    '/home/admin/announcements',
    '/home/admin/questionnaires',
    '/home/admin/quests',
    '/home/admin/badges',
    '/home/admin/log',
    '/home/admin/members',
    '/home/admin/site',
    '/home/admin/site/recommend',
    '/home/admin/verifications',
    '/home/admin/organizations',
    '/home/admin/hosts',
    '/home/admin/channels',
    '/home/admin/activities',
    '/home/admin/creators',
    '/home/admin/creators/dataset?rated=all',
    '/home/admin/creators/creator',
    '/home/admin/creators/featured',
    '/home/special/config/d03c00000000000000000001',
    '/home/special/config/d03c00000000000000000001/dataset',
    '/home/special/config/d03c00000000000000000001/activity',
    '/home/special/config/d03c00000000000000000001/basic',
  ])
    expect(await look(page, path)).toEqual({});
  await page.goto(siteUrl('/home/admin/organizations'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '新建组织' }).click();
  await page.getByRole('dialog', { name: '新建组织' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goto(siteUrl('/home/admin/members'));
  await page.getByRole('button', { name: /^管理/ }).first().click();
  await page.getByRole('dialog', { name: /^管理/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(errors).toEqual([]);
});
