import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

it('somebody applies to host a competition, and looks at ranking activities', async () => {
  const { page, errors } = await visit('/home/competition');
  await page.getByRole('button', { name: '我要办赛' }).click();
  const send = page.getByRole('button', { name: '提交申请' });
  await send.click();
  await page.getByText('请输入11位手机号码').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('称呼').fill('陈老师');
  await page.getByLabel('学校/机构/企业名称').fill('海洋大学');
  await page.getByLabel('电话').fill('13800000000');
  await send.click();
  await page.getByRole('dialog', { name: '申请成功' }).waitFor();
  await page.getByRole('button', { name: '知道了' }).click();

  const guide = page.getByRole('region', { name: '打榜' }).getByRole('listitem');
  for (const [width, cards] of [
    [775, 1],
    [776, 2],
    [989, 2],
    [990, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await guide.filter({ visible: true }).count()).toBe(cards);
  }
  await page.getByRole('link', { name: '更多打榜活动' }).click();
  await page.waitForURL(/\/home\/activity\/EXERCISE$/);
  await page.getByRole('heading', { name: '练习赛', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

it('an ended competition shows its outcome, the shake-up, and its board as a file', async () => {
  const { page, errors } = await visit('/home/competition?status=2');
  const href = await page
    .getByRole('link', { name: '房价估计大赛', exact: true })
    .getAttribute('href');
  await page.goto(siteUrl(`${href}/leaderboard?from=mail`));
  const outcome = page.getByRole('table', { name: '总榜' });
  await outcome.getByRole('row').filter({ hasText: '一等奖' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('tab', { name: '正式赛' }).click();
  await page.getByText('Private 榜', { exact: true }).click();
  await page.getByRole('columnheader', { name: '较 Public 榜' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  // Intervals come a moment after the board.
  expect(csv).toMatch(
    /^\ufeff排名,团队,成员,得分,提交次数,最佳提交,Public 榜排名(,名次下限,名次上限,得分下限,得分上限)?,作者类型\r\n1,/,
  );

  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('img', { name: '房价估计大赛的二维码' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '比赛详情' }).click();
  await page.waitForURL(/\/content\?from=mail$/);
  expect(errors).toEqual([]);
});

it('switching tabs moves no bar: a stuck one stays, with its panel’s start below', async () => {
  const { page, errors } = await visit('/home/competition?status=2');
  const card = page.getByRole('link', { name: '房价估计大赛', exact: true });
  const href = await card.getAttribute('href');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl(`${href}/leaderboard`));
    await page.getByRole('table', { name: '总榜' }).getByRole('row').nth(5).waitFor();
    const bar = page.getByRole('tablist').first();
    const panel = page.getByRole('tabpanel').first();
    // Both at one moment: the navigation, and the bar with it, moves a little while one scrolls.
    const isBelow = () =>
      page.evaluate<boolean>(`(() => {
        const place = (selector) => document.querySelector(selector).getBoundingClientRect();
        return Math.abs(place('[role=tablist]').top - place('header').bottom) <= 1;
      })()`);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await waitFor('the bar below the navigation', isBelow);
    await page.getByRole('tab', { name: '比赛详情' }).click();
    await page.waitForURL(/\/content$/);
    await waitFor('the start of the panel below the bar', async () => {
      const [above, below] = [await bar.boundingBox(), await panel.boundingBox()];
      const gap = (below?.y ?? -1) - (above?.y ?? 0) - (above?.height ?? 0);
      return gap >= -1 && gap < 64;
    });
    expect(await isBelow()).toBe(true);
    expect(await panel.isVisible()).toBe(true);
  }
  expect(errors).toEqual([]);
});
