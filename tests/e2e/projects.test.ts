import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers, turn } from './support/axe.ts';
import { quiet, signIn, siteUrl, useBrowser, visit, visitChanged } from './support/browser.ts';
import { penguins } from './support/look.ts';
import { newMember } from './support/members.ts';

useBrowser();

const expectInTime = (holds: () => Promise<boolean>) => waitFor('the page', holds);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

it('a project is linked to a post, and its notebooks are looked at in a frame', async () => {
  const author = await visit('/healthz', { as: accounts.captain });
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
  await linked.getByLabel('选择笔记本').selectOption('最近均值分类器.ipynb');
  await frame.getByText('训练集准确率').first().waitFor();
  const sandbox = await linked.locator('iframe').getAttribute('sandbox');
  expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/);
  // The frame is as high as its page: nothing scrolls in it.
  const inside = frame.locator('html');
  await expectInTime(async () => {
    const [scrolled, shown] = [
      await inside.evaluate(({ scrollHeight }) => scrollHeight),
      await inside.evaluate(({ clientHeight }) => clientHeight),
    ];
    return scrolled === shown;
  });

  const details = await linked.getByRole('link', { name: '查看项目详情' }).getAttribute('href');
  await reader.page.goto(siteUrl(details ?? ''));
  await heading(reader.page, '企鹅物种识别：从看图到基线').waitFor();
  await reader.page.getByLabel('版本', { exact: true }).selectOption({ index: 1 });
  await reader.page.waitForURL(/v=/);
  await reader.page.frameLocator('iframe').getByText('企鹅数据初探').first().waitFor();
  await expectInTime(async () => (await reader.page.getByLabel('选择笔记本').count()) === 0);
  expect([...author.errors, ...reader.errors]).toEqual([]);

  // Axe can't look into a frame of another origin, and waits for it.
  await reader.page.locator('iframe').evaluate((frame) => frame.remove());
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(reader.page, colorScheme);
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

it('a plot of a notebook is drawn in a frame without origin and network, once it comes into sight', async () => {
  const { page, errors, requests } = await visit('/mw/project/d03000000000000000000000');
  const notebook = page.frameLocator('iframe');
  const box = notebook.locator('[data-plotly]');
  await box.waitFor({ state: 'attached' });
  await box.scrollIntoViewIfNeeded();
  const plot = notebook.frameLocator('iframe[title^="Plotly 交互图：「三种企鹅的体重」"]');
  await plot.locator('.main-svg').first().waitFor();
  await plot.getByText('体重（克）').waitFor();
  // The line in its place is gone, and the frame is as high as was kept free for it.
  await box.getByText('此处是Plotly').waitFor({ state: 'hidden' });
  expect((await notebook.locator('iframe').boundingBox())?.height).toBe(420);
  expect(await notebook.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
  const inside = plot.locator('html');
  expect(await inside.evaluate('self.origin')).toBe('null');
  const fetched = "fetch('/healthz').then(() => 'fetched', () => 'refused')";
  expect(await inside.evaluate(fetched)).toBe('refused');
  // By the legend, one kind alone is seen.
  await plot.locator('.legendtoggle').first().click();
  const asked = requests.map((request) => new URL(request.url()).pathname);
  expect(asked.filter((path) => /^\/plots\/plotly-/.test(path))).toHaveLength(1);
  expect(errors.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
});

it('a heading of the outline leads to its place in the notebook, and the outline stays beside it', async () => {
  const { page, errors } = await visit('/mw/project/d03000000000000000000001');
  const chosen = page.getByRole('navigation', { name: '目录' }).getByRole('button').last();
  const text = (await chosen.textContent()) ?? '';
  const there = page.frameLocator('iframe').getByRole('heading', { name: text });
  const topOf = async (one: typeof there) => (await one.boundingBox())?.y ?? -1;
  const isNearTop = async () => {
    const top = await topOf(there);
    return top >= 0 && top < 200;
  };
  expect(await isNearTop()).toBe(false);
  await chosen.click();
  await expectInTime(isNearTop);
  const height = await page.evaluate<number>('innerHeight');
  const beside = await topOf(chosen);
  expect(beside).toBeGreaterThanOrEqual(0);
  expect(beside).toBeLessThan(height);
  expect(errors).toEqual([]);
});

it('a private project is nobody’s but its member’s', async () => {
  const { page } = await visit('/mw/project/d03000000000000000000002');
  await page.getByText('该项目已被删除或折叠').waitFor();
});

const notebook = (source: string) => ({
  name: '样方.ipynb',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: { kernelspec: { language: 'python' } },
      cells: [
        { cell_type: 'markdown', source: '# 潮间带' },
        { cell_type: 'code', execution_count: 1, source, outputs: [] },
      ],
    }),
  ),
});

it('a project is made, published twice, compared, read by a link, forked and deleted', async () => {
  const author = await visit('/mw/project/create');
  await signIn(author.page, accounts.captain);
  const { page } = author;
  await page.getByLabel(/项目标题/).fill('潮间带样方');
  await page.locator('input[type=file]').setInputFiles(notebook('a = 1\nb = 2'));
  await page.getByLabel('第 1 个笔记本的名称').waitFor();
  await page.reload();
  await expectInTime(async () => (await page.getByLabel(/项目标题/).inputValue()) === '潮间带样方');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '创建项目' }).click();
  await heading(page, '潮间带样方').waitFor();
  await page.frameLocator('iframe').getByText('a = 1').waitFor();
  const address = new URL(page.url()).pathname;

  await page.getByRole('link', { name: '编辑', exact: true }).click();
  await page.getByRole('button', { name: '移除笔记本：样方.ipynb' }).click();
  await page.locator('input[type=file]').setInputFiles(notebook('a = 1\nb = 3'));
  await page.getByLabel('第 1 个笔记本的名称').waitFor();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('已保存').waitFor();
  await page.goto(siteUrl(`${address}/versions`));
  await page.getByRole('button', { name: '发布新版本' }).click();
  await page.getByLabel(/版本说明/).fill('换了参数');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const versions = page.getByRole('list', { name: '全部版本' });
  await versions.getByText('换了参数').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('选择版本 1 来对比').check();
  await page.getByLabel('选择版本 2 来对比').check();
  await page.getByRole('link', { name: '对比', exact: true }).click();
  const changed = page.getByRole('group', { name: '改动的内容' });
  await changed.getByText('b = 3').waitFor();
  await changed.getByText('b = 2').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme);
    expect(await barriers(page)).toEqual([]);
  }

  await page.goto(siteUrl(address));
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成分享链接' }).click();
  const link = new URL(await page.getByLabel('分享链接').inputValue());
  const reader = await visit(link.pathname);
  await heading(reader.page, '潮间带样方').waitFor();
  await reader.page.frameLocator('iframe').getByText('b = 3').waitFor();
  expect(await reader.page.getByRole('button', { name: /^Fork/ }).count()).toBe(0);
  const download = reader.page.waitForEvent('download');
  await reader.page.getByRole('link', { name: '下载', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('样方.ipynb');
  await page.getByRole('button', { name: '停用分享链接' }).click();
  await page.getByText('分享链接已失效').waitFor();
  // Visitors' pages may be a second old.
  const closed = reader.page.getByText('分享链接已失效');
  await expectInTime(async () => {
    await reader.page.reload();
    await closed.or(heading(reader.page, '潮间带样方')).first().waitFor();
    return closed.isVisible();
  });

  await page.goto(siteUrl(address.replace('/project/', '/project/edit/')));
  await page.getByLabel(/^公开/).check();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('已保存').waitFor();
  const other = await visit(address, { as: accounts.newcomer });
  await other.page.getByRole('button', { name: /^Fork 项目/ }).click();
  await other.page.getByText(/^Fork 自/).waitFor();
  await other.page.frameLocator('iframe').getByText('b = 3').waitFor();

  await page.goto(siteUrl(address));
  await page.getByRole('button', { name: '删除项目「潮间带样方」' }).click();
  const asked = page.getByRole('dialog', { name: '删除项目' });
  const remove = asked.getByRole('button', { name: '删除', exact: true });
  await asked.getByRole('textbox').fill('潮间带');
  expect(await remove.isDisabled()).toBe(true);
  await asked.getByRole('textbox').fill('潮间带样方');
  await remove.click();
  await page.waitForURL((url) => url.pathname === '/home/project');
  await other.page.reload();
  await other.page.getByText('原项目已不可见').waitFor();
  expect([...author.errors, ...other.errors]).toEqual([]);
});

it('a project is commented on and liked, its author hears of it at once and answers in its place', async () => {
  const path = '/mw/project/d03000000000000000000001';
  const author = await visit('/home', { as: accounts.captain });
  await author.page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const fan = await newMember('读者');
  const reader = await visit(`${path}/comments`, { as: fan.email });
  const written = reader.page.getByRole('textbox', { name: '发表评论' });
  await written.fill('按月份滚动验证那一段**讲得真好**。');
  await quiet(reader.page);
  await reader.page.reload();
  await expectInTime(async () => (await written.inputValue()).includes('讲得真好'));
  await reader.page.getByRole('button', { name: '发布', exact: true }).click();
  await reader.page.locator('strong', { hasText: '讲得真好' }).waitFor();
  await reader.page.waitForURL(/comment=/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(reader.page, colorScheme);
    expect(await barriers(reader.page)).toEqual([]);
  }
  const like = reader.page.getByRole('button', { name: /赞项目「/ });
  await like.focus();
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('button', { name: /^取消点赞项目「/ }).waitFor();
  // Bookmarks are found again.
  await reader.page.getByRole('button', { name: /^收藏项目「/ }).click();
  await reader.page.getByText('已收藏', { exact: true }).waitFor();

  await author.page.getByRole('button', { name: /^通知/ }).click();
  await author.page.getByText(`${fan.name}赞了你的项目「西雅图降雨预测全流程」`).waitFor();
  await author.page.getByText(`${fan.name}评论了你的项目「西雅图降雨预测全流程」`).first().click();
  await author.page.waitForURL(/comments\?comment=/);
  const said = author.page.locator('[data-marked]').filter({ hasText: '讲得真好' });
  await said.getByRole('button', { name: '回复' }).click();
  await author.page.getByRole('textbox', { name: `回复 ${fan.name}` }).fill('谢谢支持！');
  await author.page
    .getByRole('group', { name: `回复 ${fan.name}` })
    .getByRole('button', { name: '发布' })
    .click();
  await author.page.waitForURL(/reply=/);

  await reader.page.getByRole('button', { name: '通知，1 条未读' }).click();
  await reader.page
    .getByText('周启航在项目「西雅图降雨预测全流程」中回复了你的评论')
    .first()
    .click();
  await reader.page.getByText('谢谢支持！').waitFor();
  const own = reader.page.locator('[id^="comment-"]').filter({ hasText: '讲得真好' });
  await own.getByRole('button', { name: '删除' }).click();
  await reader.page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await reader.page.getByText('该评论已删除').waitFor();
  await reader.page.goto(siteUrl('/home/user/star'));
  await reader.page.getByRole('link', { name: '西雅图降雨预测全流程', exact: true }).waitFor();

  const visitor = await visitChanged(`${path}/comments`);
  await visitor.page.getByText('谢谢支持！').waitFor();
  await visitor.page.getByText('后即可参与评论').waitFor();
  for (const { errors } of [author, reader, visitor]) expect(errors).toEqual([]);
});
