import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ownTeam, register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { reloadUntil, siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { endNow, mutate } from './support/ending.ts';
import { newMember, type NewMember } from './support/members.ts';
import { resultOf, solution } from './support/two-parts.ts';

useBrowser();

/** Tells whether the team's change from board to board is computed, and beyond luck. */
const isBeyondLuck = async (client: GraphqlClient, taskId: string, teamId: string) => {
  const { competitionTask } = await client.ask<{
    competitionTask: { shakeUp: { items: { isBeyondLuck: boolean; team: { id: string } }[] } };
  }>(
    `query ($taskId: ID!) {
      competitionTask(id: $taskId) { shakeUp { items { isBeyondLuck team { id } } } }
    }`,
    { taskId },
  );
  return competitionTask.shakeUp.items.some((item) => item.isBeyondLuck && item.team.id === teamId);
};

const notebook = JSON.stringify({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {},
  cells: [{ cell_type: 'markdown', metadata: {}, source: '# 收官方案' }],
});

/** Publishes a project with a notebook. */
const publishProject = async ({ client }: NewMember, title: string): Promise<void> => {
  const { body } = await client.upload('收官.ipynb', notebook, 'notebook');
  const { url, ...file } = body;
  const input = { title, visibility: 'PUBLIC', notebooks: [file] };
  await mutate(client, 'createProject', 'CreateProjectInput', input);
};

/** The winner follows the notice to the form, and everyone finds what they wrote from the ranking. */
const tellHow = async (winner: NewMember, competitionId: string): Promise<void> => {
  const { page, errors } = await visit('/home/user/notification', { as: winner.email });
  const asked = page.getByText(/写一份方案，告诉大家你们是怎么做的/);
  await reloadUntil(page, asked);
  await asked.click();
  await page.waitForURL(/\/writeups\/edit$/);
  await page.getByRole('textbox', { name: '思路' }).fill('三个模型取平均，**只在特征上**不同。');
  await page.getByRole('button', { name: '发布方案' }).click();
  await page.getByText('已保存第1版').waitFor();
  const reader = await visit(`/home/competition/${competitionId}/leaderboard`);
  const link = reader.page.getByRole('link', { name: /^看方案/ });
  await reloadUntil(reader.page, link);
  await link.click();
  await reader.page.getByText('只在特征上').waitFor();
  expect([...errors, ...reader.errors]).toEqual([]);
};

/** Practises in the competition with a result of the forked code, on the page that stands open. */
const practise = async (page: Page, competitionId: string): Promise<void> => {
  await page.goto(siteUrl(`/home/competition/${competitionId}`));
  await page.getByRole('link', { name: '现在练习' }).click();
  await page.getByRole('button', { name: '开始练习', exact: true }).click();
  const file = page.locator('input[type="file"]').first();
  await file.waitFor({ state: 'attached' });
  const buffer = Buffer.from(resultOf(4, 4, 0));
  await file.setInputFiles({ name: 'forked.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/^已上传/).waitFor();
  await page.getByRole('button', { name: '提交练习' }).click();
  const works = page.getByRole('region', { name: '练习记录' });
  await works.getByText(/^相当于最终榜单第 \d+ 名/).waitFor();
};

/**
 * The winner shares the code of their work, and a stranger finds it by its score, forks it and
 * practises with it.
 */
const shareCode = async (winner: NewMember, competitionId: string): Promise<void> => {
  const title = `收官代码${Date.now() % 1e7}`;
  await publishProject(winner, title);
  const { page, errors } = await visit(`/home/competition/${competitionId}/submit`, {
    as: winner.email,
  });
  await page
    .getByRole('button', { name: /^发布这次提交的代码/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: '分享代码' });
  await dialog.getByRole('button', { name: '选择项目' }).click();
  const picker = page.getByRole('dialog', { name: '选择项目' });
  await picker.getByText(title).click();
  await picker.getByRole('button', { name: '选择', exact: true }).click();
  await dialog.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByText('代码已分享').waitFor();

  const stranger = await newMember('学习者');
  const visitor = await visit(`/home/competition/${competitionId}/code`, { as: stranger.email });
  const row = visitor.page.getByRole('list', { name: '代码' }).getByRole('listitem');
  await reloadUntil(visitor.page, row.filter({ hasText: title }).getByText(/0\.\d/));
  await row.getByRole('link', { name: title, exact: true }).click();
  await visitor.page
    .getByRole('button', { name: /^Fork 项目/ })
    .first()
    .click();
  await visitor.page.getByText('已 Fork 为你的私有项目').waitFor();
  await practise(visitor.page, competitionId);
  expect([...errors, ...visitor.errors]).toEqual([]);
};

it('after the end: the change beside luck, a late work apart, what the winner tells and shares', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const name = `潮位收官赛${Date.now() % 1e7}`;
  const draft = await makeDraft(organizer, name);
  const taskId = await addScoredTask(organizer, draft.stageId, { name, solution });
  await publish(organizer, draft.competitionId);
  // Five honest teams, and one that knows the public part.
  const members = [];
  for (const [at, [shown, hidden]] of (
    [
      [4, 4],
      [5, 5],
      [6, 6],
      [4, 4],
      [5, 5],
      [299, 3],
    ] as const
  ).entries()) {
    const member = await newMember(`收官${at}`);
    await register(member.client, draft.competitionId);
    await submit(member.client, taskId, resultOf(shown, hidden, at));
    members.push({ ...member, team: await ownTeam(member.client, draft.competitionId) });
  }
  await endNow(organizer, { ...draft, taskId }, { name });
  await mutate(organizer, 'publishFinalRanking', 'PublishFinalRankingInput', {
    competitionId: draft.competitionId,
    rows: [{ teamId: members[0]?.team, reward: '', coins: 0 }],
  });

  const [first, , , , , last] = members;
  const tab = `/home/competition/${draft.competitionId}/submit`;
  const { page, errors } = await visit(tab, { as: first?.email ?? '' });
  const main = page.getByRole('main');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'late.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(resultOf(599, 599, 1)),
    });
  await main.getByText(/^已上传/).waitFor();
  await main.getByRole('button', { name: '赛后提交' }).click();
  const row = main.getByRole('row').filter({ hasText: 'late.csv' });
  await row.getByText('赛后', { exact: true }).waitFor();
  await row.getByText('已评审').waitFor();

  await page.goto(siteUrl(`/home/competition/${draft.competitionId}/leaderboard`));
  await main.getByRole('tab', { name: '初赛' }).click();
  const ranked = main.getByRole('table', { name: '排行榜' });
  await ranked.getByText(`${last?.name ?? ''}的团队`).waitFor();
  expect(await ranked.getByRole('row').count()).toBe(7);
  await main.getByText('赛后', { exact: true }).click();
  await main.getByText(/^赛后提交仅供练习/).waitFor();
  await ranked.getByText(`${first?.name ?? ''}的团队`).waitFor();
  await ranked.getByText(`${last?.name ?? ''}的团队`).waitFor({ state: 'detached' });
  expect(await ranked.getByRole('row').count()).toBe(2);

  // The bands are computed within a minute after the boards have changed.
  await waitFor('the bands', () => isBeyondLuck(organizer, taskId, last?.team ?? ''), 100_000);
  await page.goto(siteUrl(`/home/competition/${draft.competitionId}/leaderboard`));
  await main.getByRole('tab', { name: '初赛' }).click();
  await main.getByRole('button', { name: '名次变动与运气' }).click();
  const beyond = main.getByRole('row').filter({ hasText: '超出运气' });
  await beyond.filter({ hasText: last?.name ?? '' }).waitFor();
  await main.getByText(/^阴影是仅凭运气/).waitFor();
  await main.getByRole('checkbox', { name: /只看超出运气的团队/ }).waitFor();
  await main.getByRole('img', { name: /1 支超出运气/ }).waitFor();
  expect(errors).toEqual([]);

  if (!first) throw new Error('unreachable');
  await tellHow(first, draft.competitionId);
  await shareCode(first, draft.competitionId);
}, 240_000);
