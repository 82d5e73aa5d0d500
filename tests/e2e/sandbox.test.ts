import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findPenguins, register } from '../contract/support/penguins.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

/** The editors write blanks that don't break. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll('\u00a0', ' ');
const run = (page: Page) => page.getByRole('button', { name: /^运行（/ }).click();
const answered = (page: Page) => page.getByText(/^用时 \d+ 毫秒/).waitFor();

/** Names and texts of the sandbox in English, but for code and what the schema says of itself. */
const englishWords = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const foreign = '.monaco-editor, pre, code, .graphiql-markdown-description, .graphiql-doc-explorer-type-name, .graphiql-doc-explorer-field-name, .graphiql-doc-explorer-argument-name, .graphiql-doc-explorer-enum-value, .graphiql-explorer-root, .graphiql-tab, .graphiql-history';
    const found = [];
    const look = (text, element) => {
      if (/^(query|mutation|subscription|curl|TypeScript|Python|(Ctrl|Alt|Shift)[ A-Za-z]*)$/.test(text.trim())) return;
      if (/[A-Za-z]{3}/.test(text) && !/[\\u4e00-\\u9fff]/.test(text) && !element.closest(foreign))
        found.push(text.trim());
    };
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'placeholder', 'title'])
        look(element.getAttribute(name) ?? '', element);
      if (element.matches('script, style')) continue;
      for (const node of element.childNodes) if (node.nodeType === 3) look(node.nodeValue, element);
    }
    return found;
  })()`);

it('a developer explores the schema, builds a query by click, runs it and takes it along', async () => {
  const { page, errors } = await visit('/sandbox', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByLabel('搜索示例').fill('当前登录');
  await page.getByRole('button', { name: '当前登录的会员' }).click();
  await run(page);
  await answered(page);
  expect(await textOf(page, '.result-window')).toContain('"viewer": null');
  await page.getByText(/成本 \d+ \/ 5000 · REST 调用 0 次 · 本分钟还可运行 \d+ 次/).waitFor();
  await page.getByText('以访客身份运行').waitFor();

  // Documentation of types and fields, and a search among them.
  await page.getByRole('button', { name: '显示接口文档' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).first().click();
  await page.getByText(/^Queries\. Any field may fail with RATE_LIMITED/).waitFor();
  await page.getByRole('combobox').fill('competitionTask');
  await page
    .getByRole('option', { name: /competitionTask/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  // A search by words of names and descriptions leads to the documentation.
  await page.getByRole('button', { name: '显示查找文档' }).click();
  await page.getByLabel('按名称和说明查找').fill('work order');
  await page.getByRole('button', { name: /^WorkOrder / }).click();
  await page.getByRole('button', { name: '隐藏接口文档' }).waitFor();
  await page.getByText('WorkOrderStatus').first().waitFor();

  // A new tab, and a query of clicks.
  await page.getByRole('button', { name: '新建标签页' }).click();
  await page.getByRole('button', { name: '显示字段选择' }).click();
  await page.getByText('channels', { exact: true }).click();
  await page.getByText('name', { exact: true }).first().click();
  await run(page);
  await answered(page);
  expect(await textOf(page, '.result-window')).toContain('"channels"');
  await page.getByRole('button', { name: '显示历史记录' }).click();
  await page
    .getByRole('button', { name: /Viewer/ })
    .last()
    .waitFor();

  await page.getByRole('button', { name: '显示复制为代码' }).click();
  for (const language of ['curl', 'TypeScript', 'Python']) {
    await page.getByRole('button', { name: `复制为 ${language}` }).click();
    await page.getByText('已复制').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('channels');
    expect(copied).toContain(siteUrl('/graphql'));
    await page.getByText('已复制').waitFor({ state: 'detached' });
  }
  expect(errors).toEqual([]);
});

it('a member’s subscription runs in it with the session of the page', async () => {
  const { email, client } = await newMember('订阅鲸');
  const { page, errors } = await visit('/sandbox', { as: email });
  await page.getByText('以 订阅鲸').waitFor();
  await page.getByLabel('搜索示例').fill('taskProgressed');
  await page.getByRole('region', { name: '任务' }).getByRole('button').first().click();
  await run(page);
  // A task that asks for a visit may have told of it already.
  await page.getByText(/^(等待事件…|已收到 \d+ 个事件)$/).waitFor();
  const { id } = await findPenguins(client);
  await register(client, id);
  await page.getByText(/已收到 \d+ 个事件/).waitFor();
  expect(await textOf(page, '.result-window')).toContain('taskProgressed');
  expect(errors).toEqual([]);
});

it.each([
  [375, 'light'],
  [768, 'dark'],
  [992, 'light'],
  [1280, 'dark'],
] as const)('it is usable at %i px, in %s colours', async (width, colorScheme) => {
  const { page } = await visit('/sandbox', { viewport: { width, height: 800 }, colorScheme });
  for (const panel of ['接口文档', '字段选择', '历史记录', '查找文档', '复制为代码', '示例操作']) {
    await page.getByRole('button', { name: `显示${panel}` }).click();
    await page.getByRole('button', { name: `隐藏${panel}` }).waitFor();
    expect([panel, await barriers(page)]).toEqual([panel, []]);
    const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect([panel, await page.evaluate<number>(wider)]).toEqual([panel, 0]);
    expect([panel, await englishWords(page)]).toEqual([panel, []]);
  }
  await page.getByRole('button', { name: '当前登录的会员' }).click();
  await run(page);
  await answered(page);
});
