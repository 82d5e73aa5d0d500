import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Signs in and goes to the forum of the penguins, as a member would. */
const inForum = async (account: string) => {
  const { page, errors } = await visit('/home/competition?status=1', { as: account });
  const href = await page.getByRole('link', { name: /企鹅/ }).first().getAttribute('href');
  await page.goto(siteUrl(href ?? ''));
  await page.getByRole('link', { name: '讨论', exact: true }).click();
  await heading(page, '讨论区').waitFor();
  return { page, errors };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('a thread: written through a reload, liked, answered, deleted to its floor, told to its author', async () => {
  const author = await inForum(accounts.captain);
  await author.page.getByRole('link', { name: '发布帖子' }).click();
  await heading(author.page, '发布帖子').waitFor();
  const types = author.page.getByRole('radiogroup', { name: '帖子类型' });
  await types.getByText('问题讨论').click();
  await author.page.getByLabel('标题').fill('企鹅会游泳吗');
  await author.page.getByRole('textbox', { name: '正文' }).fill('想请教**大家**。');
  await author.page.reload();
  await waitFor(
    'what was typed',
    async () => (await author.page.getByLabel('标题').inputValue()) === '企鹅会游泳吗',
  );
  await author.page.getByRole('tab', { name: '预览' }).click();
  await author.page.locator('strong', { hasText: '大家' }).waitFor();
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await heading(author.page, '企鹅会游泳吗').waitFor();
  expect(await author.page.getByRole('button', { name: /^赞/ }).count()).toBe(0);
  const address = author.page.url();

  const reader = await inForum(accounts.member);
  await reader.page.getByRole('textbox', { name: '搜索帖子' }).fill(' 游泳 ');
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('link', { name: '企鹅会游泳吗' }).click();
  await reader.page.getByRole('button', { name: '赞 0' }).click();
  await reader.page.getByRole('button', { name: '已赞 1' }).waitFor();
  await reader.page.getByRole('button', { name: '发布', exact: true }).click();
  await reader.page.getByText('你还没有输入内容').waitFor();
  await reader.page.getByRole('textbox', { name: '发表回复' }).fill('会的。');
  await reader.page.getByRole('button', { name: '发布', exact: true }).click();
  await reader.page.getByText('#1楼').waitFor();
  await reader.page.getByRole('textbox', { name: '发表回复' }).fill('而且很快。');
  await reader.page.getByRole('button', { name: '发布', exact: true }).click();
  await reader.page.getByText('#2楼').waitFor();
  const second = reader.page.locator('#floor-2');
  await second.getByRole('button', { name: '删除' }).click();
  await reader.page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await second.getByText('该评论已被用户删除').waitFor();
  await heading(reader.page, '全部回复（1）').waitFor();

  await author.page.getByRole('button', { name: /^通知/ }).click();
  await author.page.getByText('林小舟回复了你的帖子「企鹅会游泳吗」').first().click();
  await author.page.waitForURL(/floor=/);
  await author.page.locator('#floor-1').getByRole('button', { name: '回复' }).click();
  await author.page.getByRole('textbox', { name: /^回复 #1楼/ }).fill('谢谢！');
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await author.page.locator('#floor-3').getByText('回复 #1楼 林小舟').waitFor();

  await author.page.getByRole('link', { name: '编辑' }).click();
  await author.page.getByLabel('标题').fill('企鹅会游泳');
  await author.page.getByRole('button', { name: '保存修改' }).click();
  await heading(author.page, '企鹅会游泳').waitFor();

  const visitor = await visit(new URL(address).pathname);
  await visitor.page.getByText('后即可参与讨论').waitFor();
  const admin = await visit(new URL(address).pathname, { as: accounts.admin });
  await admin.page.getByRole('button', { name: '置顶', exact: true }).click();
  await admin.page.getByRole('button', { name: '取消置顶' }).waitFor();
  await admin.page.getByRole('button', { name: '删除' }).first().click();
  const removal = admin.page.getByRole('dialog', { name: '删除帖子' });
  await removal.getByLabel('原因').fill('测试内容');
  await removal.getByRole('button', { name: '删除' }).click();
  await heading(admin.page, '讨论区').waitFor();
  expect(await admin.page.getByRole('link', { name: '企鹅会游泳' }).count()).toBe(0);
  for (const { errors } of [author, reader, visitor, admin]) expect(errors).toEqual([]);
});

it('a beginner reads, and is told how to come to write', async () => {
  const { page, errors } = await inForum(accounts.newcomer);
  const publish = page.getByRole('button', { name: '发布帖子' });
  expect(await publish.getAttribute('aria-disabled')).toBe('true');
  const told = page.getByRole('tooltip').getByText('达到2级');
  // Parts that load beside it may move it away from under the mouse.
  await waitFor('the way to level 2', async () => {
    await page.mouse.move(0, 0);
    await publish.hover();
    return told.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  });
  expect(errors).toEqual([]);
});

it('a team publishes its work with a cover and pictures, which stands in the gallery', async () => {
  const { page, errors } = await visit('/home/competition?status=1', { as: accounts.captain });
  const href = await page
    .getByRole('link', { name: /西雅图/ })
    .first()
    .getAttribute('href');
  await page.goto(siteUrl(href ?? ''));
  await page.getByRole('link', { name: '讨论', exact: true }).click();
  await page.getByRole('link', { name: '发布作品' }).click();
  const kinds = page.getByRole('dialog', { name: '选择作品类型' });
  await kinds.getByRole('button', { name: /普通作品/ }).click();
  await page.getByLabel('标题').fill('雨城的四年');
  await page.getByRole('textbox', { name: '正文' }).fill('我们画了四年的雨。');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alert').getByText('请选择作品封面').first().waitFor();
  const picture = { name: 'rain.png', mimeType: 'image/png', buffer: PNG };
  await page.locator('input[type=file]').nth(0).setInputFiles(picture);
  await page.getByRole('img', { name: '作品封面' }).waitFor();
  await page.locator('input[type=file]').nth(1).setInputFiles([picture, picture]);
  await page.getByText('作品图片集（2/20）').waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await heading(page, '雨城的四年').waitFor();
  await page.getByText('逐浪小队').first().waitFor();
  await page.goto(siteUrl('/home/competition/works'));
  await page.getByRole('link', { name: '雨城的四年' }).waitFor();
  expect(errors).toEqual([]);
});
