import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { reloadUntil, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';
import { atStep, createTask, csvFile as file, goToStep, handOver } from './support/task-form.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

useBrowser();

const button = (within: Page | Locator, name: string | RegExp, exact = true) =>
  within.getByRole('button', { name, exact });

/** `2026-03-01T09:30`, so many days from now, as the browser's own field takes it. */
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * DAY + 8 * HOUR);
  return date.toISOString().slice(0, 16);
};

const choose = async (within: Page | Locator, group: string, chosen: ReturnType<typeof file>) =>
  within.getByRole('group', { name: group }).locator('input[type=file]').setInputFiles(chosen);

const solution = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';
const sample = 'id,label\n1,a\n2,a\n3,a\n4,a\n';

/** Makes the draft of a training camp with a tutor and a live session. */
const makeCamp = async (page: Page, name: string, tutor: string) => {
  await button(page, '新建活动').click();
  const modal = page.getByRole('dialog', { name: '新建活动' });
  await modal.getByLabel('活动名称').fill(name);
  await modal.getByLabel('活动类型').selectOption('训练营');
  await modal.getByLabel('开始时间').fill(inDays(-1));
  await modal.getByLabel('结束时间').fill(inDays(20));
  await button(modal, '创建草稿').click();

  await page.getByRole('heading', { name: '基本信息' }).waitFor();
  await page.getByLabel('简介').fill('三个阶段读懂潮汐');
  await page.getByLabel('难度').selectOption('进阶中（1-3年）');
  await page.getByLabel('添加导师').fill(tutor);
  await button(page, tutor).click();
  await page.getByLabel('直播地址').fill('https://live.example.com/tide');
  await page.getByLabel('直播开始时间').fill(inDays(3));
  await page.getByLabel('直播结束时间').fill(inDays(3.1));
  await button(page, '添加内容页').click();
  await page.getByLabel('第1页标题').fill('介绍');
  await page.getByRole('textbox', { name: '第1页内容' }).fill('## 读懂潮汐');
  expect(await barriers(page)).toEqual([]);
  await button(page, '保存').click();
  await page.getByText('活动信息已保存').waitFor();
  await page.reload();
  expect(await page.getByLabel('活动类型').inputValue()).toBe('TRAINING_CAMP');
  expect(await page.getByLabel('难度').inputValue()).toBe('2');
};

/** Adds three stages one after the other, and a task to the first. */
const addStages = async (page: Page) => {
  await page.getByRole('link', { name: '阶段与任务' }).click();
  for (const [name, start, end] of [
    ['认识数据', 0, 5],
    ['建立模型', 5, 10],
    ['完成报告', 10, 15],
  ] as const) {
    await button(page, '添加阶段').click();
    const stage = page.getByRole('dialog', { name: '添加阶段' });
    await stage.getByLabel('阶段名称').fill(name);
    await stage.getByLabel('开始时间').fill(inDays(start - 0.5));
    await stage.getByLabel('结束时间').fill(inDays(end - 0.5));
    await button(stage, '保存').click();
    await stage.waitFor({ state: 'detached' });
  }
  await page.getByRole('link', { name: '添加任务到认识数据' }).click();
  const first = await atStep(page, '提交内容');
  await first.getByLabel('任务名称').fill('潮汐练习');
  await first.getByRole('textbox', { name: '预测列', exact: true }).fill('label');
  await handOver(first, '示例文件', file('sample.csv', sample));
  const second = await goToStep(page, '标准答案');
  await handOver(second, '标准答案', file('truth.csv', solution));
  await (await goToStep(page, '次数与保护')).getByLabel('公开 Public 排行榜').check();
  await createTask(page);
  await page.getByText('标准答案 2 行公开、2 行隐藏').waitFor();
};

it('an organizer makes a training camp; a member finds it, registers, submits and has it in the calendar', async () => {
  const name = `潮汐训练营${Date.now() % 1e7}`;
  const tutor = await newMember('导师');
  const { page, errors } = await visit('/org/whaletide/competition/manage', {
    as: accounts.organizer,
  });
  await page.getByRole('heading', { level: 1, name: '鲸潮竞赛组' }).waitFor();
  await makeCamp(page, name, tutor.name);
  await addStages(page);
  await page.getByRole('link', { name: '基本信息' }).click();
  await button(page, '发布活动').click();
  await button(page.getByRole('dialog', { name: '发布活动' }), '发布').click();
  await page.getByText('活动已发布，所有人都能看到').waitFor();

  const student = await newMember('学员');
  const member = await visit('/home/activity', { as: student.email });
  const detail = member.page;
  await detail.getByLabel('类型').selectOption('训练营');
  await detail.waitForURL(siteUrl('/home/activity?DetailType=TRAINING_CAMP'));
  await detail.getByLabel('难度').selectOption('进阶中（1-3年）');
  await detail.waitForURL(siteUrl('/home/activity?DetailType=TRAINING_CAMP&Difficulty=2'));
  const link = detail.getByRole('link', { name, exact: true });
  await reloadUntil(detail, link);
  await link.click();
  await detail.waitForURL(/\/home\/activity\/detail\/[0-9a-f]{24}$/);
  const path = new URL(detail.url()).pathname;
  await detail.getByRole('heading', { level: 1, name }).waitFor();
  await detail.getByRole('region', { name: '特邀导师' }).getByText(tutor.name).waitFor();
  await detail.getByText('报名后可见直播地址').waitFor();
  expect(await barriers(detail)).toEqual([]);

  await detail.getByRole('link', { name: '立即报名' }).click();
  await detail.getByRole('dialog', { name: '报名成功' }).waitFor();
  await detail.keyboard.press('Escape');
  await detail.getByRole('tab', { name: '活动详情' }).click();
  await detail.getByText('第 1 / 3 阶段').waitFor();
  await detail.getByRole('link', { name: '进入直播' }).waitFor();
  const downloading = detail.waitForEvent('download');
  await button(detail, '添加到日历').click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain('LOCATION:https://live.example.com/tide');

  await detail.getByRole('tab', { name: '提交' }).click();
  await choose(detail, '结果文件', file('result.csv', 'id,label\n1,a\n2,b\n3,a\n4,b\n'));
  await detail.getByText(/^已上传/).waitFor();
  await button(detail, '提交').click();
  await detail.getByRole('row').filter({ hasText: 'result.csv' }).getByText('已评审').waitFor();
  await detail.getByRole('tab', { name: '排行榜' }).click();
  await detail.getByRole('row').filter({ hasText: student.name }).getByText('1').first().waitFor();
  await detail.goto(siteUrl('/home/activity/recent'));
  await detail.getByRole('link', { name, exact: true }).waitFor();
  // Opened under a competition's address it leads to its own.
  await detail.goto(siteUrl(path.replace('/activity/detail/', '/competition/')));
  await detail.waitForURL(siteUrl(path));
  expect([...errors, ...member.errors]).toEqual([]);
});
