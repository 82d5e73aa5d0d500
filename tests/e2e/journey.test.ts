import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PASSWORD } from '../support/demo.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const file = (name: string): string =>
  readFileSync(new URL(`../../platform/src/demo/data/penguins/${name}`, import.meta.url), 'utf8');

/** A file on the member's disk. */
const csv = async (content: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'journey-')), '我的结果.csv');
  await writeFile(path, content);
  return path;
};

it('a newcomer goes from browsing to a ranked submission and its reward, without a reload', async () => {
  // 1. Browse as a visitor, and open a competition: it comes in a new tab.
  const { page: list, errors } = await visit('/home/competition');
  await list.getByRole('heading', { name: '比赛', exact: true }).waitFor();
  await list.getByLabel('比赛状态').selectOption({ label: '进行中' });
  const [page] = await Promise.all([
    list.waitForEvent('popup'),
    list.getByRole('link', { name: /企鹅/ }).first().click(),
  ]);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(title).toMatch(/企鹅/);
  await page.getByRole('tab', { name: '排行榜' }).waitFor();
  expect(await page.getByRole('tab', { name: '提交', exact: true }).count()).toBe(0);

  // 2. Registering asks for an account; the sign-up leads back to it, over who one is.
  await page.getByRole('link', { name: '立即报名' }).click();
  await page.getByRole('link', { name: '注册新账号' }).click();
  await page.waitForURL(/\/auth\/register\?redirect=/);
  const name = `远航者${Date.now() % 1e8}`;
  await page.getByLabel('用户名', { exact: true }).fill(name);
  await page.getByLabel('邮箱', { exact: true }).fill(`${Date.now()}@journey.test`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '注册' }).click();
  await main.getByRole('heading', { name: '介绍一下自己' }).waitFor();
  await page.getByRole('radio', { name: '学生' }).check();
  await page.getByLabel('学校').and(page.locator('input')).fill('中国海洋大学');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: '完成' }).click();
  await page.waitForURL(/\/home\/competition\/[0-9a-f]{24}\/register/);

  // 3. Register, agreeing to the notice where there is one.
  const success = page.getByRole('dialog', { name: '报名成功' });
  const agree = page.getByRole('button', { name: '同意该条款' });
  await success.or(agree).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await success.getByRole('link', { name: '去提交' }).click();
  await page.waitForURL(/\/submit/);

  // 4. A file with unknown ids is refused before it is sent, with its lines.
  const species = page.getByRole('article', { name: '种类识别' });
  await species.waitFor();
  // Handed out to who takes part: without a reload, too.
  await species.getByRole('link', { name: /sample_submission/ }).waitFor();
  await species.locator('input[type=file]').setInputFiles(await csv('id,species\nX1,Adelie\n'));
  await species.getByText(/第2行：未知的 id「X1」/).waitFor();
  const perfect = file('species.solution.csv').replace(/,(public|private|part)$/gm, '');
  await species.locator('input[type=file]').setInputFiles(await csv(perfect));
  await species.getByText(/^已上传/).waitFor();
  await species.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('任务提交成功').waitFor();

  // It turns from pending to reviewed with its score, and the bell tells, by themselves.
  const row = species.getByRole('row', { name: /我的结果\.csv/ });
  await row.getByText('已评审').waitFor();
  expect(await row.textContent()).toMatch(/1(\.0+)?首次得分$/);
  const standing = species.getByLabel('我的成绩');
  await standing.getByText(/^第 \d+ 名/).waitFor();
  expect(await standing.textContent()).toMatch(/最好成绩1(\.0+)?/);
  await page.getByRole('button', { name: /通知，\d+ 条未读/ }).click();
  await page.getByText(/的提交已评审，得分 1/).waitFor();
  await page.keyboard.press('Escape');

  // 5. The team is on the board, with rank and score.
  await page.getByRole('tab', { name: '排行榜' }).click();
  await page.getByText(/我的排名 第 \d+ 名/).waitFor();
  await page.getByRole('button', { name: '跳到我的排名' }).click();
  const own = page.getByRole('row').filter({ hasText: '我的团队' });
  expect(await own.textContent()).toMatch(/^1/);

  // 6. The task widget has opened by itself; a reward is claimed, coins and growth rise.
  const claim = page.getByRole('button', { name: /领取「.+」的奖励/ });
  if (!(await claim.first().isVisible()))
    await page.getByRole('button', { name: /我的任务/ }).click();
  await claim.first().waitFor();
  const reward = (await claim.first().getAttribute('aria-label')) ?? '';
  await claim.first().click();
  await page.getByRole('dialog', { name: '领取成功' }).waitFor();
  await page.getByRole('dialog', { name: '领取成功' }).waitFor({ state: 'hidden' });
  // Another that is finished may take its place.
  expect(await page.getByRole('button', { name: reward, exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: `${name}的菜单` }).click();
  await page.getByText(/成长值 [1-9]/).waitFor();

  // 7. The home page says what is due, and how often one may still submit today; it leads there.
  await page.keyboard.press('Escape');
  await page.goto(siteUrl('/home'));
  const due = page.getByRole('listitem').filter({ hasText: title ?? '' });
  await due.getByText(/今日还可提交 \d+ 次$/).waitFor();
  await due.getByRole('link', { name: `${title ?? ''}：去提交` }).click();

  // Everything is found as it was.
  await page.waitForURL(/\/submit$/);
  await page
    .getByRole('row', { name: /我的结果\.csv/ })
    .getByText('已评审')
    .waitFor();
  expect(errors).toEqual([]);
});
