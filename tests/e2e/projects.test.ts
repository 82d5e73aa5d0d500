import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { penguins } from './support/look.ts';

useBrowser();

const expectInTime = (holds: () => Promise<boolean>) => waitFor('the page', holds);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

it('a project is linked to a post, and its notebooks are looked at in a frame', async () => {
  const author = await visit('/auth/communityLogin');
  await signIn(author.page, accounts.captain);
  await author.page.getByRole('button', { name: /的菜单$/ }).waitFor();
  await author.page.goto(siteUrl(await penguins(author.page)));
  await author.page.getByRole('link', { name: '讨论', exact: true }).click();
  await author.page.getByRole('link', { name: '发布帖子' }).click();
  await heading(author.page, '发布帖子').waitFor();
  const types = author.page.getByRole('radiogroup', { name: '帖子类型' });
  await types.getByText('队友招募').click();
  expect(await author.page.getByRole('button', { name: '选择项目' }).count()).toBe(0);
  await types.getByText('经验分享').click();
  await author.page.getByLabel('标题').fill('我的企鹅项目');
  await author.page.getByRole('textbox', { name: '正文' }).fill('代码都在项目里。');
  await author.page.getByRole('button', { name: '选择项目' }).click();
  const picker = author.page.getByRole('dialog', { name: '选择项目' });
  await picker.getByRole('radio', { name: /企鹅物种识别/ }).check();
  expect(await picker.getByText('体重回归实验记录').count()).toBe(0);
  expect(await barriers(author.page)).toEqual([]);
  await picker.getByRole('button', { name: '选择', exact: true }).click();
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await heading(author.page, '我的企鹅项目').waitFor();

  const reader = await visit(new URL(author.page.url()).pathname);
  const linked = reader.page.getByRole('region', { name: '关联项目' });
  const frame = linked.frameLocator('iframe');
  await frame.getByText('企鹅数据初探').first().waitFor();
  await frame.getByRole('img').first().waitFor();
  await linked.getByLabel('选择笔记本').selectOption({ label: '最近均值分类器.ipynb' });
  await frame.getByText('训练集准确率').first().waitFor();
  const sandbox = await linked.locator('iframe').getAttribute('sandbox');
  expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/);
  // The frame is as high as its page: nothing scrolls in it.
  const inside = frame.locator('html');
  await expectInTime(async () => {
    const [scrolled, shown] = [
      await inside.evaluate('(html) => html.scrollHeight'),
      await inside.evaluate('(html) => html.clientHeight'),
    ];
    return scrolled === shown;
  });

  const details = await linked.getByRole('link', { name: '查看项目详情' }).getAttribute('href');
  await reader.page.goto(siteUrl(details ?? ''));
  await heading(reader.page, '企鹅物种识别：从看图到基线').waitFor();
  await reader.page.getByLabel('版本').selectOption({ index: 1 });
  await reader.page.waitForURL(/v=/);
  await reader.page.frameLocator('iframe').getByText('企鹅数据初探').first().waitFor();
  await expectInTime(async () => (await reader.page.getByLabel('选择笔记本').count()) === 0);
  expect([...author.errors, ...reader.errors]).toEqual([]);

  // Axe can't look into a frame of another origin, and waits for it.
  await reader.page.evaluate('document.querySelector("iframe").remove()');
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.page.emulateMedia({ colorScheme });
    expect(await barriers(reader.page)).toEqual([]);
  }
});

it('a notebook gains no script, even where one had come through the cleaning', async () => {
  const { page, errors } = await visit('/mw/project/d03000000000000000000001');
  const src = await page.locator('iframe').getAttribute('src');
  const hostile = `
    <script>parent.postMessage({ hostile: 'script' }, '*')</script>
    <img src="data:," onerror="parent.postMessage({ hostile: 'handler' }, '*')">
    <svg onload="parent.postMessage({ hostile: 'svg' }, '*')"></svg>
    <iframe srcdoc="<script>top.postMessage({ hostile: 'nested' }, '*')</script>"></iframe>
    <a id="link" href="javascript:parent.postMessage({ hostile: 'address' }, '*')" target="_self">链接</a>
    <p style="height: 3000px">很长的页面</p>`;
  await page.route(siteUrl(src ?? ''), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main>', `<main>${hostile}`);
    await route.fulfill({ response, body });
  });
  await page.addInitScript({
    content: "window.heard = []; addEventListener('message', ({ data }) => heard.push(data));",
  });
  await page.reload();
  await page.frameLocator('iframe').locator('#link').click();
  const heard = async () => JSON.stringify(await page.evaluate('window.heard'));
  await expectInTime(async () => (await heard()).includes('height'));
  await expectInTime(
    async () => ((await page.locator('iframe').boundingBox())?.height ?? 0) > 3_000,
  );
  expect(await heard()).not.toContain('hostile');
  expect(errors.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
});

it('a private project is nobody’s but its member’s', async () => {
  const { page } = await visit('/mw/project/d03000000000000000000002');
  await page.getByText('项目已删除').waitFor();
});
