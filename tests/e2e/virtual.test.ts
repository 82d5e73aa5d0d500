import { expect, it } from '@jest/globals';
import { ownTeam, register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { endNow, mutate } from './support/ending.ts';
import { newMember } from './support/members.ts';
import { resultOf, solution } from './support/two-parts.ts';

useBrowser();

/** Time from the start of the competition to its first result: the player is the first to hand in. */
const HEAD_START_MS = 120_000;
const PATIENCE = { timeout: 240_000 };

/** A competition that is over, in which two teams handed in that time after its start. */
const overWithTwo = async (organizer: GraphqlClient): Promise<string> => {
  const name = `潮位重赛${Date.now() % 1e7}`;
  const draft = await makeDraft(organizer, name);
  const taskId = await addScoredTask(organizer, draft.stageId, { name, solution });
  await publish(organizer, draft.competitionId);
  const members = await Promise.all(['甲', '乙'].map((one) => newMember(`同场${one}`)));
  for (const { client } of members) await register(client, draft.competitionId);
  const startDate = new Date(Date.now() - HEAD_START_MS).toISOString();
  const ranked = [];
  for (const [at, { client }] of members.entries()) {
    await submit(client, taskId, resultOf(5 + at, 5 + at, at));
    ranked.push(await ownTeam(client, draft.competitionId));
  }
  await endNow(organizer, { ...draft, taskId }, { name, startDate });
  await mutate(organizer, 'publishFinalRanking', 'PublishFinalRankingInput', {
    competitionId: draft.competitionId,
    rows: ranked.map((teamId) => ({ teamId, reward: '', coins: 0 })),
  });
  return draft.competitionId;
};

it('who plays virtually leads until two teams overtake at the moments at which they did', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const id = await overWithTwo(organizer);
  const { email } = await newMember('重赛者');
  const { page, errors } = await visit(`/home/competition/${id}`, { as: email });
  await page.getByRole('link', { name: '现在练习' }).click();
  await page.getByRole('button', { name: '开始虚拟参赛' }).click();
  await page.getByText(/^距结束还有/).waitFor();
  const file = page.locator('input[type="file"]').first();
  await file.waitFor({ state: 'attached' });
  const buffer = Buffer.from(resultOf(3, 3, 0));
  await file.setInputFiles({ name: 'virtual.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/^已上传/).waitFor();
  await page.getByRole('button', { name: /^提交/ }).click();
  const board = page.getByRole('region', { name: '同一时刻的榜单' });
  const own = board.getByRole('row').filter({ has: page.getByText('你', { exact: true }) });
  const at = (rank: number) => own.getByRole('cell', { name: `${rank}`, exact: true }).first();
  await at(1).waitFor(PATIENCE);
  await at(3).waitFor(PATIENCE);
  expect(await board.getByRole('row').count()).toBe(4);
  await page.getByText(/^虚拟参赛已结束/).waitFor(PATIENCE);
  await page
    .getByText(/你本可以|相当于最终榜单|低于最终榜单/)
    .first()
    .waitFor(PATIENCE);
  expect(errors).toEqual([]);
}, 480_000);
