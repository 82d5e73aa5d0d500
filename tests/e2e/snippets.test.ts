import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const NAME = '读企鹅数据';

const signedIn = (account: string) => visit('/healthz', { as: account });

it('a snippet is shared from a cell, collected by another member, and found under their own', async () => {
  const author = await signedIn(accounts.captain);
  await author.page.goto(siteUrl('/mw/project/d03000000000000000000001'));
  const frame = author.page.frameLocator('iframe');
  const cell = frame.locator('.cell.code').first();
  const code = (await cell.locator('.source').textContent()) ?? '';
  await cell.getByRole('button', { name: '分享代码片段' }).click();
  const form = author.page.getByRole('dialog', { name: '分享代码片段' });
  await form.getByLabel('片段名称').fill(NAME);
  await form.getByRole('radio', { name: '知道链接的人可以查看' }).check();
  await author.page.evaluate('document.querySelector("iframe").remove()');
  expect(await barriers(author.page)).toEqual([]);
  await form.getByRole('button', { name: '分享', exact: true }).click();
  const shared = author.page.getByRole('dialog', { name: '分享', exact: true });
  const address = await shared.getByLabel('分享链接').inputValue();

  const collector = await signedIn(accounts.newcomer);
  const path = new URL(address);
  await collector.page.goto(siteUrl(path.pathname));
  await collector.page.getByText('代码片段不存在，或已停止分享').waitFor();
  await collector.page.goto(siteUrl(path.pathname + path.search));
  const shown = collector.page.getByRole('region', { name: `代码：${NAME}` });
  expect((await shown.textContent())?.trim()).toBe(code.trim());
  await collector.page.getByRole('button', { name: '收藏' }).click();
  const collecting = collector.page.getByRole('dialog', { name: '收藏代码片段' });
  await collecting.getByRole('textbox', { name: '新建目录' }).fill('企鹅');
  await collecting.getByRole('button', { name: '收藏', exact: true }).click();
  const done = collector.page.getByRole('dialog', { name: '收藏成功' });
  expect(await barriers(collector.page)).toEqual([]);
  await done.getByRole('link', { name: '查看我的代码片段' }).click();
  await collector.page.getByRole('heading', { name: '我的代码片段' }).waitFor();
  await collector.page.getByRole('link', { name: NAME, exact: true }).waitFor();

  // A page that a visitor without the token couldn't see is a 404.
  const errors = [...author.errors, ...collector.errors];
  expect(errors.filter((error) => !error.includes('/home/gist/'))).toEqual([]);
});

it('a visitor reads a public snippet, and signs in to collect it', async () => {
  const { page, errors } = await visit('/home/gist/d06000000000000000000001');
  await page.getByRole('heading', { name: '按月份滚动的验证' }).waitFor();
  await page.getByRole('link', { name: '收藏' }).click();
  await page.waitForURL(/communityLogin\?redirect=%2Fhome%2Fgist%2F/);
  expect(errors).toEqual([]);
});
