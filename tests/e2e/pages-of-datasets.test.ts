import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { barriers } from './support/axe.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { look } from './support/look.ts';

useBrowser();

interface Found {
  datasets: { items: { id: string; creator: { id: string } | null }[] };
}
/** The one that most projects work with, and much is said of. */
const mostUsed = async () => {
  const visitor = new GraphqlClient(new URL(siteUrl()).origin);
  const { datasets } = await visitor.ask<Found>(
    '{ datasets(sort: PROJECTS, perPage: 1) { items { id creator { id } } } }',
  );
  const [first] = datasets.items;
  return { path: `/mw/dataset/${first?.id}`, member: first?.creator?.id ?? '' };
};

it('the pages of datasets are accessible and fit, for a visitor', async () => {
  const { page, errors } = await visit();
  const { path, member } = await mostUsed();
  for (const one of [
    '/home/dataset',
    '/landing/data-source',
    path,
    `${path}/files`,
    `${path}/projects`,
    `${path}/comments`,
    `/home/user/profile/${member}/dataset`,
  ])
    expect(await look(page, one)).toEqual({});
  await page.goto(siteUrl(`${path}/projects`));
  await page.getByRole('link', { name: '企鹅物种识别：从看图到基线', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: '项目', exact: true });
  const tab = await tabs.getByRole('link', { name: '数据集' }).getAttribute('href');
  expect(await look(page, tab ?? '')).toEqual({});
  await page.getByRole('link', { name: '帕默群岛企鹅观测数据', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

it('a member likes a dataset, says something of it, and picks it for a project', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.newcomer });
  const { path } = await mostUsed();
  await page.goto(siteUrl(`${path}/comments`));
  // Once the page knows who looks at it.
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  await page.getByRole('button', { name: /^点赞数据集/ }).click();
  await page.getByRole('button', { name: /^取消点赞数据集/ }).waitFor();
  await page.getByRole('textbox', { name: '发表评论' }).fill('请问会更新吗？');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('请问会更新吗？').waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.goto(siteUrl('/mw/project/create'));
  await page.getByLabel('项目标题').fill('企鹅再看');
  await page.getByRole('button', { name: '添加数据集' }).click();
  await page.getByLabel('搜索数据集').fill('帕默');
  await page.getByRole('button', { name: '添加「帕默群岛企鹅观测数据」' }).click();
  await quiet(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByRole('button', { name: '创建项目' }).click();
  const tabs = page.getByRole('navigation', { name: '项目', exact: true });
  await tabs.getByRole('link', { name: '数据集' }).click();
  await page.getByRole('link', { name: '帕默群岛企鹅观测数据', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

it('what administrators recommend is accessible and fits', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.admin });
  for (const one of ['/home/admin/datasets', '/home/admin/hosts/sources'])
    expect(await look(page, one)).toEqual({});
  expect(errors).toEqual([]);
});
