import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';

useBrowser();

const SOLUTION = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';

const TASKS = `query ($id: ID!) {
  competition(id: $id) { name isPublished stages { tasks { id name } } }
}`;

it('an organizer exports a competition with its works and runs it again from the file', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const name = `潮位归档赛${Date.now() % 1e7}`;
  const { competitionId, stageId } = await makeDraft(organizer, name);
  const task = { name: '潮位判断', solution: SOLUTION };
  const taskId = await addScoredTask(organizer, stageId, task);
  await publish(organizer, competitionId);
  const first = await newMember('归档');
  await register(first.client, competitionId);
  await submit(first.client, taskId, 'id,label\n1,a\n2,a\n3,a\n4,b\n');

  const manage = '/org/whaletide/competition/manage';
  const { page, errors } = await visit(`${manage}/${competitionId}`, { as: accounts.organizer });
  await page.getByRole('button', { name: '导出比赛' }).click();
  const asking = page.getByRole('dialog', { name: '导出整场比赛' });
  await asking.getByLabel('连同作品').check();
  await asking.getByRole('button', { name: '开始导出' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^下载 .* 的压缩包$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${name} .*\\.zip$`));
  const archive = await readFile(await download.path());

  await page.goto(siteUrl(manage));
  await page.getByRole('button', { name: '导入比赛或活动' }).click();
  const dialog = page.getByRole('dialog', { name: '导入比赛或活动' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: '潮位.zip',
    mimeType: 'application/zip',
    buffer: archive,
  });
  await dialog.getByText(/^已上传/).waitFor();
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await page.getByText(/已导入为草稿 · 重新评分 1 个作品，与归档的榜单一致/).waitFor();
  await page.getByRole('link', { name: '打开「潮位.zip」导入的草稿' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const id = /manage\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
  expect(id).not.toBe(competitionId);

  await publish(organizer, id);
  const { competition } = await organizer.ask<{
    competition: { stages: { tasks: { id: string; name: string }[] }[] };
  }>(TASKS, { id });
  const copied = competition.stages[0]?.tasks[0];
  expect(copied?.name).toBe('潮位判断');
  const second = await newMember('再来');
  await register(second.client, id);
  await submit(second.client, copied?.id ?? '', 'id,label\n1,a\n2,b\n3,a\n4,b\n');
  const member = await visit(`/home/competition/${id}/submit`, { as: second.email });
  const row = member.page.getByRole('row').filter({ hasText: 'result.csv' });
  await row.getByRole('cell', { name: /^1(\.0+)?(\s|$)/ }).waitFor();
  expect([...errors, ...member.errors]).toEqual([]);
});

it('an archive that was changed is refused with the entry, and nothing comes of it', async () => {
  const manage = '/org/whaletide/competition/manage';
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await page.getByRole('button', { name: '导入比赛或活动' }).click();
  const dialog = page.getByRole('dialog', { name: '导入比赛或活动' });
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await dialog.getByText('请选择导出的压缩包').waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: '坏的.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004 nothing'),
  });
  await dialog.getByText(/^已上传/).waitFor();
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await page.getByText('没有导入：压缩包不完整或已损坏', { exact: false }).waitFor();
  expect(errors).toEqual([]);
});
