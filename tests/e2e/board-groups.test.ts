import { expect, it } from '@jest/globals';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';

useBrowser();

const TASK = '潮高分类';
const truth = ['a', 'b', 'a', 'b'];
const solution = [
  'id,label,part',
  ...truth.map((label, row) => `${row + 1},${label},${row < 2 ? 'public' : 'private'}`),
].join('\n');
const result = (labels: string[]) =>
  ['id,label', ...labels.map((label, row) => `${row + 1},${label}`)].join('\n');

/** A member with a team of their own and a score; answers the team's name. */
const entrant = async (called: string, competitionId: string, taskId: string, labels: string[]) => {
  const { client, email } = await newMember(called);
  await register(client, competitionId);
  await submit(client, taskId, result(labels));
  const { competition } = await client.ask<{
    competition: { viewerState: { team: { name: string } } };
  }>('query ($id: ID!) { competition(id: $id) { viewerState { team { name } } } }', {
    id: competitionId,
  });
  return { email, team: competition.viewerState.team.name };
};

it('an organizer gives a task a board of chosen teams and a look of its own; members see both', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `潮高分组赛${Date.now() % 1e7}`);
  const taskId = await addScoredTask(organizer, stageId, { name: TASK, solution });
  await publish(organizer, competitionId);
  const first = await entrant('浪尖', competitionId, taskId, truth);
  const second = await entrant('浪谷', competitionId, taskId, ['b', 'b', 'a', 'b']);

  const panel = `/org/whaletide/competition/manage/${competitionId}/board-groups`;
  const { page, errors } = await visit(panel, { as: accounts.organizer });
  await page.getByRole('button', { name: `添加分组：${TASK}` }).click();
  const group = page.getByRole('dialog', { name: '添加分组' });
  await group.getByRole('textbox', { name: '分组名称' }).fill('参赛组别');
  await group.getByRole('textbox', { name: '榜单名称' }).fill('新人组');
  expect(await barriers(page)).toEqual([]);
  await group.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '选择团队：新人组' }).click();
  const teams = page.getByRole('dialog', { name: '「新人组」的团队' });
  await teams.getByRole('checkbox', { name: `加入榜单：${second.team}` }).check();
  await teams.getByRole('button', { name: '完成' }).click();
  await page.getByText('1 支团队').waitFor();
  await page.getByRole('button', { name: `榜单样式：${TASK}` }).click();
  const look = page.getByRole('dialog', { name: `榜单样式：${TASK}` });
  await look
    .getByRole('textbox', { name: '模板' })
    .fill('{{#rows}}<p onclick={{rank}}>{{team}}</p>{{/rows}}');
  await look.getByRole('button', { name: '保存' }).click();
  await look.getByText('标签中的占位符 {{rank}} 应放在引号之内').waitFor();
  await look.getByRole('button', { name: '载入示例' }).click();
  await look.getByRole('button', { name: '保存' }).click();
  await page.getByText('榜单样式已保存').waitFor();

  const tab = `/home/competition/${competitionId}/leaderboard`;
  const member = await visit(tab, { as: second.email });
  const framed = member.page.frameLocator('iframe[title^="排行榜："]');
  await framed.getByText('共 2 支团队').waitFor();
  expect(await framed.locator('.name').allTextContents()).toEqual([first.team, second.team]);
  await member.page.getByText('标准表格').click();
  const rows = member.page.getByRole('table').getByRole('row');
  await waitFor('both teams', async () => (await rows.count()) === 3);
  await member.page.getByRole('combobox', { name: '榜单分组' }).selectOption('新人组');
  await member.page.getByText('共 1 支团队').waitFor();
  await rows.nth(1).getByText(second.team).waitFor();
  expect([...errors, ...member.errors]).toEqual([]);
});
