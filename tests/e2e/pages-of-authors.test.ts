import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { tick, useBrowser, visit } from './support/browser.ts';
import { look } from './support/look.ts';

useBrowser();

const column = 'd03800000000000000000001';
const project = '/mw/project/d03000000000000000000001';
const member = 'd00100000000000000000002';

const signedIn = (account: string) => visit('/healthz', { as: account });

const lookAtAll = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) expect(await look(page, path)).toEqual({});
};

it('the pages of who writes are accessible and fit', async () => {
  const { page, errors } = await signedIn(accounts.creator);
  await lookAtAll(page, [
    '/home/column/create',
    `/home/column/edit/${column}`,
    `/home/column/edit/${column}/content`,
    `/home/column/subscriber/${column}`,
    '/mw/project/create',
    '/mw/dataset/create',
    `${project}/comments`,
    '/home/user/star/dataset',
    '/home/user/creator',
    '/home/user/creator/content/dataset',
    '/home/user/creator/profit',
    '/home/user/creator/exchange',
    '/home/user/creator/rule',
  ]);
  expect(errors).toEqual([]);
});

it('the own pages of a member are accessible and fit', async () => {
  const { page, errors } = await signedIn(accounts.captain);
  await lookAtAll(page, [
    `/home/user/profile/${member}/project`,
    '/home/user/team-message',
    '/home/column/application',
  ]);
  expect(errors).toEqual([]);
});

it('the comparison of two versions is accessible and fits', async () => {
  const { page, errors } = await visit(`${project}/versions`);
  await tick(page.getByLabel('选择版本 1 来对比'));
  await tick(page.getByLabel('选择版本 2 来对比'));
  await page.getByRole('link', { name: '对比', exact: true }).click();
  await page.waitForURL(/from=.*to=/);
  const { pathname, search } = new URL(page.url());
  await lookAtAll(page, [pathname + search]);
  expect(errors).toEqual([]);
});

it('what visitors see of a member is accessible and fits', async () => {
  const { page, errors } = await visit();
  const profile = `/home/user/profile/${member}`;
  await lookAtAll(page, [
    ...['feed', 'project', 'column', 'competition', 'followees'].map((tab) => `${profile}/${tab}`),
    `${profile}/portfolio`,
    `/home/user/level/${member}`,
    '/home/dataset/selected',
  ]);
  expect(errors).toEqual([]);
});
