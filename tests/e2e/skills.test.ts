import { expect, it } from '@jest/globals';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';

useBrowser();

const solution = 'id,label,part\n1,a,public\n2,b,private\n';

it('an organizer lets a task give a skill; who submits earns it, live', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `潮汐技能赛${Date.now() % 1e7}`);
  const taskId = await addScoredTask(organizer, stageId, { name: '潮位分类', solution });
  await publish(organizer, competitionId);
  const skill = `潮汐分析${Date.now() % 1e7}`;

  const panel = `/org/whaletide/competition/manage/${competitionId}/skills`;
  const { page, errors } = await visit(panel, { as: accounts.organizer });
  await page.getByRole('button', { name: '添加规则' }).click();
  await page.getByRole('combobox', { name: '第1条的技能' }).fill(skill);
  await page.getByRole('combobox', { name: '第1条的获得方式' }).selectOption('初赛：潮位分类');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('技能规则已保存').waitFor();

  const { client, email } = await newMember('潮汐');
  await register(client, competitionId);
  const tab = `/home/competition/${competitionId}`;
  const member = await visit(tab, { as: email });
  const sidebar = member.page.getByRole('region', { name: '可获得的技能' });
  await sidebar.getByText('完成「潮位分类」的提交').waitFor();
  expect(await sidebar.getByText('已获得').count()).toBe(0);
  await submit(client, taskId, 'id,label\n1,a\n2,b\n');
  await sidebar.getByText('已获得').waitFor();
  await member.page.getByRole('button', { name: /^通知/ }).click();
  await member.page.getByText(`获得了新的技能「${skill}」`).waitFor();
  expect([...errors, ...member.errors]).toEqual([]);
});
