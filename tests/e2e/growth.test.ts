import { expect, it } from '@jest/globals';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('a task that is claimed on the level page raises coins and growth; the bonus comes once a week', async () => {
  const { email } = await newMember('成长');
  const tasks = '/home/user/level?tab=task';
  const { page, errors } = await visit(tasks, { as: email });
  const main = page.getByRole('main');
  await main.getByText('再获得 1 成长值升至 LV1 冲浪手').waitFor();

  await page.goto(siteUrl('/home/competition'));
  await page.getByRole('complementary', { name: '任务进展' }).getByText('已完成').waitFor();
  await page.getByRole('button', { name: '全部任务' }).click();
  await page.getByRole('link', { name: '查看全部' }).click();
  await main.getByRole('button', { name: '领取「看看有哪些比赛」的奖励' }).click();
  await page.getByRole('dialog', { name: '领取成功' }).getByText('+5 鲸币').waitFor();
  await main.getByText('成长值 10', { exact: true }).waitFor();
  expect(await page.getByRole('complementary', { name: '任务进展' }).count()).toBe(0);

  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('link', { name: '我的钱包' }).click();
  const balance = main.getByRole('region', { name: '余额' });
  await balance.getByText('5', { exact: true }).waitFor();
  const ledger = main.getByRole('region', { name: '收支明细' });
  await ledger.getByRole('link', { name: '完成任务「看看有哪些比赛」' }).waitFor();

  await balance.getByRole('button', { name: '领取每周鲸彩 5 鲸币' }).click();
  await balance.getByText('10', { exact: true }).waitFor();
  await ledger.getByText('每周鲸彩', { exact: true }).waitFor();
  await page.reload();
  const taken = balance.getByRole('button', { name: '每周鲸彩，已领取' });
  await taken.focus();
  await page.getByRole('tooltip').getByText('下周鲸彩继续！').waitFor();
  await balance.getByText('10', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
