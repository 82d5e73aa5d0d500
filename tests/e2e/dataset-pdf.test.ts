import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { useBrowser, visit } from './support/browser.ts';

useBrowser();

const folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A PDF of a line of text a page, in a font that it doesn't hold. */
const pdfOf = (...lines: string[]): string => {
  const pages = lines.map((_, index) => 4 + index * 2);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${pages.map((id) => `${id} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => {
      const drawn = `BT /F1 24 Tf 40 100 Td (${line}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
};

const files = {
  'guide.pdf': pdfOf('Tides of the first page', 'Tides of the second page'),
  'torn.pdf': '%PDF-1.4\nnothing that is one',
};

it('a PDF of a dataset is read page by page, and a broken one says that it cannot be', async () => {
  const paths = Object.entries(files).map(([name, content]) => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  });
  const { page } = await visit('/mw/dataset/create', { as: accounts.captain });
  await page.getByLabel('标题').fill('潮位手册');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件', exact: true }).click();
  await (await chooser).setFiles(paths);
  await page
    .getByText(/已就绪/)
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: '创建数据集' }).click();
  await page.getByRole('heading', { name: '潮位手册', exact: true }).waitFor();
  await page.getByRole('tab', { name: /文件/ }).click();
  await page.getByRole('link', { name: /guide\.pdf/ }).click();
  await page.getByRole('img', { name: '第 1 页' }).waitFor();
  await page.getByText('Tides of the first page').waitFor({ state: 'attached' });
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '第2页', exact: true }).click();
  await page.getByText('Tides of the second page').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: /torn\.pdf/ }).click();
  await page.getByText('该文件无法预览，请下载后查看').waitFor();
});
