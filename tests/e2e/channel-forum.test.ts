import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import type { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { quiet, siteUrl, useBrowser, visit, visitChanged } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const CHANNEL = '机器学习入门';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Goes to the forum of a channel, as a member would. */
const inForum = async (account: string) => {
  const { page, errors } = await visit('/home/special', { as: account });
  const href = await page.getByRole('link', { name: CHANNEL }).first().getAttribute('href');
  await page.goto(siteUrl(href ?? ''));
  await page.getByRole('tab', { name: '论坛' }).click();
  await page.getByRole('region', { name: '论坛' }).waitFor();
  return { page, errors };
};

/** Opens a post of the list, which comes in a tab of its own. */
const openPost = async (page: Page, title: string) => {
  const [post] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: title }).click(),
  ]);
  await heading(post, title).waitFor();
  return post;
};

it('a thread: written, pinned and featured by a moderator, answered, told, deleted', async () => {
  const title = '近邻法该先缩放吗';
  const author = await inForum(accounts.captain);
  await author.page.getByRole('link', { name: '发布帖子' }).click();
  await heading(author.page, '发布帖子').waitFor();
  await author.page.getByRole('radiogroup', { name: '类型' }).getByText('问题讨论').click();
  await author.page.getByLabel('标题').fill(title);
  await author.page
    .getByRole('textbox', { name: '正文' })
    .fill('身高用米还是**厘米**，结果差很多。');
  expect(await barriers(author.page)).toEqual([]);
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await author.page.getByText('你的帖子已发布').waitFor();
  await heading(author.page, title).waitFor();
  const { pathname } = new URL(author.page.url());
  expect(pathname).toMatch(/^\/home\/special\/[0-9a-f]{24}\/forum\/post\/[0-9a-f]{24}$/);
  expect(await author.page.getByRole('button', { name: '置顶', exact: true }).count()).toBe(0);

  const moderator = await inForum(accounts.moderator);
  const managed = await openPost(moderator.page, title);
  expect(await barriers(managed)).toEqual([]);
  await managed.getByRole('button', { name: '置顶', exact: true }).click();
  await managed.getByText('已置顶').waitFor();
  await managed.getByRole('button', { name: '设为精华' }).click();
  await managed.getByRole('button', { name: '取消精华' }).waitFor();
  expect(await managed.getByRole('link', { name: '编辑' }).count()).toBe(0);
  await managed.getByRole('textbox', { name: '发表回复' }).fill('要，先标准化。');
  await managed.getByRole('button', { name: '发布', exact: true }).click();
  await managed.getByText('#1楼').waitFor();

  await author.page.getByRole('button', { name: /^通知/ }).click();
  await author.page.getByText(`陈守灯回复了你的帖子「${title}」`).first().click();
  await author.page.waitForURL((url) => url.pathname === pathname && url.search === '?floor=1');
  await author.page.locator('#floor-1').getByRole('button', { name: '回复' }).click();
  await author.page.getByRole('textbox', { name: /^回复 #1楼/ }).fill('明白了！');
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await author.page.locator('#floor-2').getByText('回复 #1楼 陈守灯').waitFor();

  // A visitor sees both marks in the list, finds it by its type and words, and reads it.
  const list = pathname
    .replace(/\/forum\/post\/.*/, '/forum')
    .replace('special/', 'special/detail/');
  const visitor = await visitChanged(list);
  const row = visitor.page.getByRole('listitem').filter({ hasText: title });
  await row.getByText('置顶').waitFor();
  await row.getByText('精华').waitFor();
  expect(await barriers(visitor.page)).toEqual([]);
  await visitor.page.getByText('其它', { exact: true }).first().click();
  await waitFor('posts of another type', async () => (await row.count()) === 0);
  await visitor.page.getByText('全部', { exact: true }).first().click();
  await row.waitFor();
  await visitor.page.getByRole('textbox', { name: '搜索帖子' }).fill('近邻法该');
  await visitor.page.keyboard.press('Enter');
  // Where to look appears above the list.
  await quiet(visitor.page);
  const read = await openPost(visitor.page, title);
  await read.locator('strong', { hasText: '厘米' }).waitFor();
  await read.getByText('后即可参与讨论').waitFor();
  await visitor.page.getByRole('textbox', { name: '搜索帖子' }).fill('没有人写过的话');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByText('没有找到帖子').waitFor();

  await managed.getByRole('article').getByRole('button', { name: '删除' }).click();
  const removal = managed.getByRole('dialog', { name: '删除帖子' });
  await removal.getByRole('textbox').fill(title);
  await removal.getByRole('button', { name: '删除' }).click();
  await managed.waitForURL((url) => url.pathname === list);
  await managed.getByText('已删除').waitFor();
  // Visitors share a page for a second.
  await waitFor('the address to be gone', async () => {
    const { status } = await fetch(siteUrl(pathname));
    return status === 410;
  });
  for (const { errors } of [author, moderator, visitor]) expect(errors).toEqual([]);
  await author.page.reload();
  await author.page.getByText('帖子不存在或已被删除').waitFor();
});

const perfect = readFileSync(
  new URL('../../platform/src/demo/data/penguins/species.solution.csv', import.meta.url),
  'utf8',
).replace(/,(public|private|part)$/gm, '');

/** Does the tasks that lead from the first level to the second: looks, registers, submits. */
const doTasks = async (client: GraphqlClient): Promise<void> => {
  const { competitions } = await client.ask<{
    competitions: { items: { id: string; stages: { tasks: { id: string; name: string }[] }[] }[] };
  }>(
    '{ competitions(status: RUNNING, name: "企鹅") { items { id stages { tasks { id name } } } } }',
  );
  const [competition] = competitions.items;
  const task = competition?.stages
    .flatMap(({ tasks }) => tasks)
    .find(({ name }) => name === '种类识别');
  await client.ask(
    'mutation ($id: ID!) { registerForCompetition(input: { competitionId: $id }) { id } }',
    { id: competition?.id },
  );
  const { url, ...result } = (await client.upload('我的结果.csv', perfect)).body;
  await client.ask('mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id } }', {
    input: { taskId: task?.id, result },
  });
};

it('a beginner is refused, does the tasks, and writes from level 2 on', async () => {
  const { email, client } = await newMember('初学');
  const { page, errors } = await inForum(email);
  const main = page.getByRole('main');
  const publish = page.getByRole('button', { name: '发布帖子' });
  expect(await publish.getAttribute('aria-disabled')).toBe('true');
  await publish.focus();
  await page.getByRole('tooltip').getByText('达到2级').waitFor();
  const forum = page.url();

  await page.getByRole('link', { name: '去做任务' }).click();
  await main.getByText(/升至 LV1/).waitFor();
  await doTasks(client);
  await page.goto(siteUrl('/home/competition'));
  await page.getByRole('complementary', { name: '任务进展' }).getByText('已完成').waitFor();
  await page.goto(siteUrl('/home/user/level?tab=task'));
  for (const name of ['看看有哪些比赛', '报名第一场比赛', '完成第一次提交']) {
    await main.getByRole('button', { name: `领取「${name}」的奖励` }).click();
    const told = page.getByRole('dialog', { name: '领取成功' });
    await told.waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
  }
  await main.getByText(/LV2/).first().waitFor();
  await page.getByRole('button', { name: '继续前行' }).click();

  await page.goto(forum);
  expect(await page.getByRole('link', { name: '去做任务' }).count()).toBe(0);
  await page.getByRole('link', { name: '发布帖子' }).click();
  await page.getByLabel('标题').fill('第一次发帖');
  await page.getByRole('textbox', { name: '正文' }).fill('大家好。');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await heading(page, '第一次发帖').waitFor();
  expect(errors).toEqual([]);
});
