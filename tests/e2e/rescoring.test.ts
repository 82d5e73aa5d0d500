import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';
import { csvFile, goToStep, handOver } from './support/task-form.ts';

useBrowser();

const solution = (...labels: string[]) =>
  [
    'id,label,part',
    ...labels.map((label, row) => `${row + 1},${label},${row < 2 ? 'public' : 'private'}`),
  ].join('\n');

/** Opens the task, gives it another solution, and saves that. */
const changeSolution = async (page: Page, task: string) => {
  await page.getByRole('link', { name: `编辑任务：${task}` }).click();
  const step = await goToStep(page, '标准答案');
  const mended = csvFile('truth.csv', solution('a', 'a', 'a', 'b'));
  await handOver(step, '标准答案（已上传）', mended);
  await page.getByRole('button', { name: '保存修改' }).click();
};

/** Goes back to the list of tasks, once a question was answered. */
const toTasks = (page: Page) =>
  page
    .getByRole('navigation', { name: '面包屑' })
    .getByRole('link', { name: '阶段与任务' })
    .click();

it('an organizer corrects the solution; the member sees the new score without a reload', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `潮位判断赛${Date.now() % 1e7}`);
  const task = { name: '潮位判断', solution: solution('a', 'b', 'a', 'b') };
  const taskId = await addScoredTask(organizer, stageId, task);
  await publish(organizer, competitionId);
  const { client, email } = await newMember('潮位');
  await register(client, competitionId);
  await submit(client, taskId, 'id,label\n1,a\n2,b\n3,a\n4,b\n');

  const tab = `/home/competition/${competitionId}/submit`;
  const member = await visit(tab, { as: email });
  const row = member.page.getByRole('row').filter({ hasText: 'result.csv' });
  await row.getByRole('cell', { name: /^1(\.0+)?(\s|$)/ }).waitFor();

  const manage = `/org/whaletide/competition/manage/${competitionId}/stages`;
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await changeSolution(page, '潮位判断');
  const asking = page.getByRole('dialog', { name: '保存并重新评分' });
  await asking.getByText('已评审的 1 条提交会重新评分').waitFor();
  await asking.getByRole('button', { name: '保存并重新评分' }).click();
  await asking.getByText('请填写重新评分的原因').waitFor();
  await asking.getByLabel('原因', { exact: false }).first().fill('第2行的答案有误');
  await asking.getByLabel('在排行榜上公开原因').check();
  await asking.getByRole('button', { name: '保存并重新评分' }).click();
  await page.getByText('重新评分已开始').waitFor();
  await toTasks(page);
  await row.getByRole('cell', { name: /^0\.50*(\s|$)/ }).waitFor();
  const card = page.getByRole('group', { name: '重新评分：潮位判断' });
  await card.getByText('第2行的答案有误（原因已公开）').waitFor();
  await card.getByText(/已生效.*重新评分 1 条/).waitFor();
  await member.page.goto(siteUrl(`/home/competition/${competitionId}/leaderboard`));
  await member.page.getByText(/评分已更新（.*）：第2行的答案有误/).waitFor();
  expect([...errors, ...member.errors]).toEqual([]);
});

it('an organizer looks at who would move, and only then lets a mended solution count', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `浪高判断赛${Date.now() % 1e7}`);
  const task = { name: '浪高判断', solution: solution('a', 'b', 'a', 'b') };
  const taskId = await addScoredTask(organizer, stageId, task);
  await publish(organizer, competitionId);
  for (const labels of ['abab', 'aaab']) {
    const { client } = await newMember(`浪高${labels}`);
    await register(client, competitionId);
    const rows = [...labels].map((label, row) => `${row + 1},${label}`);
    await submit(client, taskId, ['id,label', ...rows].join('\n'));
  }
  const leader = async () => {
    const { leaderboard } = await organizer.ask<{
      leaderboard: { items: { team: { name: string } }[]; totalCount: number };
    }>(`{ leaderboard(taskId: "${taskId}") { totalCount items { team { name } } } }`);
    return leaderboard.totalCount === 2 ? leaderboard.items[0]?.team.name : null;
  };
  const before = await waitFor('the board', leader);

  const manage = `/org/whaletide/competition/manage/${competitionId}/stages`;
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await changeSolution(page, '浪高判断');
  const asking = page.getByRole('dialog', { name: '保存并重新评分' });
  await asking.getByLabel('原因', { exact: false }).first().fill('第2行的答案有误');
  await asking.getByLabel('先看名次变化再更新').check();
  await asking.getByRole('button', { name: '保存并重新评分' }).click();
  await page.getByText('重新评分已开始').waitFor();
  await toTasks(page);
  const card = page.getByRole('group', { name: '重新评分：浪高判断' });
  await card.getByText(/新成绩已全部算出，将有 \d 处名次变化，等待应用/).waitFor();
  await card.getByText(/^名次将变化/).click();
  await card.getByRole('cell', { name: '上升 1' }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await leader()).toBe(before);
  await card.getByRole('button', { name: '应用重新评分：浪高判断' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '应用', exact: true }).click();
  await card.getByText(/已生效.*重新评分 2 条/).waitFor();
  await waitFor('the new board', async () => (await leader()) !== before);
  expect(errors).toEqual([]);
});
