import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-datasets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A table of some 18 MB, which comes in three parts. */
const tides = path.join(folder, 'tides.csv');
const row = '2026-01-01 00:00,121.72,29.95,183.4,ok\n';
writeFileSync(tides, 'time,longitude,latitude,level,note\n' + row.repeat(480_000));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const chooseFile = async (page: Page) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件', exact: true }).click();
  await (await chooser).setFiles(tides);
};

it('a dataset is created with an upload that breaks off and goes on, found, looked into, downloaded', async () => {
  const { page } = await visit('/home/dataset', { as: accounts.captain });
  await page.getByRole('link', { name: '数据集', exact: true }).last().click();
  await heading(page, '新建数据集').waitFor();

  await page.getByLabel('标题').fill('东海潮位长序列');
  // The line breaks off after the first part, and the page is closed.
  const first = page.waitForResponse(/\/parts\/0$/);
  await page.route(/\/parts\/[12]$/, (route) => route.abort());
  await chooseFile(page);
  expect((await first).status()).toBe(200);
  await page.getByText(/正在上传 33%/).waitFor();
  await page.getByRole('button', { name: '暂停上传 tides.csv' }).click();
  await page.getByText(/已暂停 33%/).waitFor();
  expect(await barriers(page)).toEqual([]);
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  const sent: string[] = [];
  again.on('request', (request) => {
    const [, number] = /\/parts\/(\d+)$/.exec(request.url()) ?? [];
    if (number !== undefined) sent.push(number);
  });
  await again.goto(siteUrl('/mw/dataset/create'));
  await waitFor(
    'the draft',
    async () => (await again.getByLabel('标题').inputValue()) === '东海潮位长序列',
  );
  await again.getByRole('textbox', { name: '说明文档' }).fill('# 东海潮位\n\n逐时观测。');
  await again.getByLabel('许可协议').selectOption({ label: 'ODbL' });
  await again.getByRole('button', { name: '气象海洋' }).click();
  await again.getByLabel('谁可以看到').selectOption('PUBLIC');
  await chooseFile(again);
  await again.getByText(/已就绪/).waitFor();
  expect(sent).toEqual(['1', '2']);
  await again.getByRole('button', { name: '创建数据集' }).click();
  await heading(again, '东海潮位长序列').waitFor();

  // Found by its size, its licence and its tag.
  await again.goto(siteUrl('/home/dataset'));
  const filters = again.getByRole('complementary', { name: '筛选' });
  await filters.getByLabel('最小', { exact: true }).fill('10');
  await filters.getByRole('button', { name: '应用' }).click();
  await filters.getByLabel('许可协议').selectOption({ label: 'ODbL' });
  await filters.getByRole('button', { name: '气象海洋' }).click();
  await again.waitForURL(/min=10&minUnit=MB&license=[0-9a-f]{24}&tags=[0-9a-f]{24}/);
  // Items of the list itself, without the recommended ones above it.
  const list = again
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: again.getByRole('heading', { level: 2 }) });
  await heading(again, '东海潮位长序列').waitFor();
  await waitFor('it alone', async () => (await list.count()) === 1);
  expect(await barriers(again)).toEqual([]);
  await again.getByRole('button', { name: '移除条件ODbL' }).click();
  await again.getByRole('button', { name: '清除', exact: true }).click();
  await heading(again, '帕默群岛企鹅观测数据').last().waitFor();

  // Looked into and downloaded, by another member.
  const reader = await visit('/home/dataset?sort=-UpdateDate', { as: accounts.member });
  await reader.page.getByRole('link', { name: '东海潮位长序列', exact: true }).click();
  await reader.page.getByRole('tab', { name: /文件/ }).click();
  await reader.page.getByRole('img', { name: 'level 的分布' }).waitFor();
  expect(await barriers(reader.page)).toEqual([]);
  const downloading = reader.page.waitForEvent('download');
  await reader.page.getByRole('link', { name: /下载全部/ }).click();
  expect((await downloading).suggestedFilename()).toBe('东海潮位长序列 v1.zip');
});
