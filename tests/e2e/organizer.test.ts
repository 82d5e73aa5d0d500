import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { register, submit, worksOf } from '../contract/support/penguins.ts';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
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

const choose = async (within: Page | Locator, group: string, chosen: ReturnType<typeof file>) => {
  const field = within.getByRole('group', { name: group });
  await field.locator('input[type=file]').setInputFiles(chosen);
  return field;
};

const solution = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';
const sample = 'id,label\n1,a\n2,a\n3,a\n4,a\n';
/** Right on the public rows and on half of the private ones; then the other way round. */
const publicBest = 'id,label\n1,a\n2,b\n3,a\n4,a\n';
const privateBest = 'id,label\n1,a\n2,a\n3,a\n4,b\n';

const makeCompetition = async (page: Page, name: string) => {
  await button(page, '新建比赛').click();
  const modal = page.getByRole('dialog', { name: '新建比赛' });
  await button(modal, '创建草稿').click();
  await modal.getByText('请输入比赛名称').waitFor();
  await modal.getByLabel('比赛名称').fill(name);
  await modal.getByLabel('开始时间').fill(inDays(-1));
  await modal.getByLabel('结束时间').fill(inDays(-2));
  await button(modal, '创建草稿').click();
  await modal.getByText('结束时间应晚于开始时间').waitFor();
  await modal.getByLabel('结束时间').fill(inDays(20));
  await button(modal, '创建草稿').click();

  await page.getByRole('heading', { name: '基本信息' }).waitFor();
  await page.getByLabel('简介').fill('按潮汐判断海况');
  await button(page, '添加内容页').click();
  await page.getByLabel('第1页标题').fill('赛题');
  await page.getByRole('textbox', { name: '第1页内容' }).fill('## 判断海况');
  await button(page, '保存').click();
  await page.getByText('比赛信息已保存').waitFor();
};

const addTask = async (page: Page) => {
  await page.getByRole('link', { name: '阶段与任务' }).click();
  await button(page, '添加阶段').click();
  const stage = page.getByRole('dialog', { name: '添加阶段' });
  await stage.getByLabel('阶段名称').fill('初赛');
  await button(stage, '保存').click();
  await page.getByRole('link', { name: '添加任务到初赛' }).click();
  const first = await atStep(page, '提交内容');
  await first.getByLabel('任务名称').fill('海况判断');
  await first.getByRole('textbox', { name: '预测列', exact: true }).fill('label');
  await handOver(first, '示例文件', file('sample.csv', sample));
  const task = await goToStep(page, '标准答案');
  const broken = file('truth.csv', 'id,label,part\n1,a,public\n1,b,public\n');
  const field = await choose(task, '标准答案', broken);
  await field.getByText('第3行：id 1 重复').waitFor();
  await handOver(task, '标准答案', file('truth.csv', solution));
  await createTask(page);
  await page.getByText('标准答案 2 行公开、2 行隐藏').waitFor();
};

const publish = async (page: Page) => {
  await page.getByRole('link', { name: '基本信息' }).click();
  await button(page, '发布比赛').click();
  await button(page.getByRole('dialog', { name: '发布比赛' }), '发布').click();
  await page.getByText('比赛已发布，所有人都能看到').waitFor();
};

/** Ends the competition now, its stage and its task with it. */
const endNow = async (page: Page) => {
  await page.getByRole('link', { name: '基本信息' }).click();
  await page.getByLabel('结束时间').fill(inDays(0));
  await button(page, '保存').click();
  const first = page.getByRole('dialog', { name: '时间有变动' });
  await first.getByText('任务「海况判断」的截止时间由').waitFor();
  await button(first, '修改并通知').click();
  const second = page.getByRole('dialog', { name: '截止时间已近' });
  await second.getByRole('textbox').fill('修改截止时间');
  await button(second, '修改并通知').click();
  await page.getByText('比赛信息已保存').waitFor();
};

/** Hands a result in and waits until it is scored. */
const handIn = async (page: Page, result: ReturnType<typeof file>) => {
  await choose(page, '结果文件', result);
  await page.getByText(/^已上传/).waitFor();
  await button(page, '提交').click();
  const row = page.getByRole('row').filter({ hasText: result.name });
  await row.getByText('已评审').waitFor();
};

/** Another team, right on all private rows and on half of the public ones. */
const rivalIn = async (competitionId: string) => {
  const { name, client } = await newMember('礁石');
  await register(client, competitionId);
  const { competition } = await client.ask<{
    competition: { stages: { tasks: { id: string }[] }[] };
  }>('query ($id: ID!) { competition(id: $id) { stages { tasks { id } } } }', {
    id: competitionId,
  });
  const taskId = competition.stages[0]?.tasks[0]?.id ?? '';
  await submit(client, taskId, privateBest);
  await waitFor('the review', async () => {
    const [work] = await worksOf(client, taskId);
    return work?.status === 'REVIEWED';
  });
  return name;
};

it('an organizer makes a competition; a newcomer finds it, enters, submits and is ranked', async () => {
  const name = `海况判断赛${Date.now() % 1e7}`;
  const manage = '/org/whaletide/competition/manage';
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await page.getByRole('heading', { level: 1, name: '鲸潮竞赛组' }).waitFor();
  await makeCompetition(page, name);
  await addTask(page);
  await publish(page);

  const { name: own, email } = await newMember('浪花');
  const swimmer = await visit('/home/competition', { as: email });
  const link = swimmer.page.getByRole('link', { name: new RegExp(name) }).first();
  await reloadUntil(swimmer.page, link);
  const opening = swimmer.page.waitForEvent('popup');
  await link.click();
  const detail = await opening;
  await detail.getByRole('heading', { level: 1, name }).waitFor();
  await detail.getByRole('heading', { name: '判断海况' }).waitFor();
  await detail.getByRole('link', { name: '立即报名' }).click();
  await detail.getByRole('dialog', { name: '报名成功' }).waitFor();
  await detail.keyboard.press('Escape');
  await detail.getByRole('tab', { name: '提交' }).click();
  await handIn(detail, file('public.csv', publicBest));
  await handIn(detail, file('private.csv', privateBest));
  await button(detail, '选择 Private 榜提交').click();
  await detail.getByRole('checkbox', { name: /^选择 public\.csv/ }).check();
  await button(detail, '保存选择').click();
  await detail.getByText('Private榜提交成功').waitFor();
  const rival = await rivalIn(/[0-9a-f]{24}/.exec(detail.url())?.[0] ?? '');
  await detail.getByRole('tab', { name: '排行榜' }).click();
  await detail
    .getByRole('row', { name: new RegExp(`${own}的团队`) })
    .first()
    .waitFor();

  // The organizer tells everyone, bans the team and takes it back; the member hears of each.
  await page.getByRole('link', { name: '公告' }).click();
  await page.getByRole('heading', { level: 2, name: '公告' }).waitFor();
  await page.getByLabel('标题').fill('测试集说明');
  await page.getByRole('textbox', { name: '公告内容' }).fill('测试集没有变化');
  await button(page, '发布公告').click();
  await page.getByText('并通知了已报名的成员').waitFor();
  await page.getByRole('link', { name: '队伍与晋级' }).click();
  await button(page, `禁赛：${own}的团队`).click();
  const ban = page.getByRole('dialog', { name: `禁赛「${own}的团队」` });
  await button(ban, '禁赛').click();
  await ban.getByText('请输入禁赛原因').waitFor();
  await ban.getByLabel('禁赛原因').fill('核实身份');
  await button(ban, '禁赛').click();
  await button(page, `解除禁赛：${own}的团队`).click();
  await button(page.getByRole('dialog', { name: `解除禁赛「${own}的团队」` }), '解除禁赛').click();
  await button(page, `禁赛：${own}的团队`).waitFor();

  // A ranking waits for the end; an end that comes so soon is asked twice, and told.
  await page.getByRole('link', { name: '最终排名' }).click();
  await page.getByText('比赛结束后才能发布最终排名').waitFor();
  await endNow(page);

  // The final ranking is settled out of the private board and everyone sees it.
  await page.getByRole('link', { name: '最终排名' }).click();
  await button(page, '载入').click();
  // The team chose its weaker work for the private board, so the rival is before it.
  const places = page.getByRole('row').filter({ has: page.getByLabel(/的奖励$/) });
  await places.first().waitFor();
  await expect(places.allInnerTexts()).resolves.toEqual([
    expect.stringContaining(rival),
    expect.stringContaining(own),
  ]);
  await page.getByLabel(`${own}的团队的奖励`).fill('一等奖');
  await button(page, '发布最终排名').click();
  await button(page.getByRole('dialog', { name: '发布最终排名' }), '发布').click();
  await page.getByText('最终排名已发布，所有人').waitFor();
  // Answers for everyone are shared for a moment: a page that is opened just then may be older.
  await waitFor('the final ranking', async () => {
    await detail.goto(siteUrl(new URL(detail.url()).pathname));
    const reward = detail.getByText('一等奖').waitFor({ timeout: 3_000 });
    return (
      (await reward.then(
        () => true,
        () => false,
      )) || undefined
    );
  });
  expect([...errors, ...swimmer.errors]).toEqual([]);
});

it('a member who manages nothing finds no way in', async () => {
  const { page } = await visit('/org/whaletide/competition/manage', { as: accounts.newcomer });
  await page.getByRole('heading', { name: '链接不存在' }).waitFor();
});
