import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import {
  emptyStore,
  type Layer,
  startGateway,
  startPlatform,
  type Store,
} from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { type NewMember, newMember } from './support/members.ts';

useBrowser();

const SOLUTION = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';
const ADMIN = join(import.meta.dirname, '../../platform/src/admin/main.ts');

const shared = process.env.SITE;
let store: Store;
let platform: Layer;
let gateway: Layer;
beforeAll(async () => {
  store = await emptyStore();
  platform = await startPlatform(store, { DEMO: 'false' });
  gateway = await startGateway(platform.url, store.gatewayEnv);
});
afterAll(async () => {
  process.env.SITE = shared;
  await gateway.stop();
  await platform.stop();
  await store.remove();
});

/** Makes a member an administrator as an operator does: by the command, with the product stopped. */
const makeAdministrator = async ({ email, client }: NewMember): Promise<void> => {
  await platform.stop();
  const code = await new Promise((resolve) =>
    spawn(process.execPath, [ADMIN, email], {
      env: { ...process.env, NODE_OPTIONS: '', ...store.env },
    }).on('exit', resolve),
  );
  expect(code).toBe(0);
  await platform.restart();
  await waitFor('the gateway to reach platform again', async () => {
    const { data } = await client.send<{ viewer: { roles: string[] } | null }>(
      '{ viewer { roles } }',
    );
    return data?.viewer?.roles.includes('ADMIN');
  });
};

/** Makes a competition with a scored task, copies it for the next year, and exports the copy. */
const exportCopy = async (name: string): Promise<Buffer> => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `${name}（今年）`);
  await addScoredTask(organizer, stageId, { name: '潮位判断', solution: SOLUTION });
  await publish(organizer, competitionId);

  const path = `/org/whaletide/competition/manage/${competitionId}`;
  const { page, errors } = await visit(path, { as: accounts.organizer });
  await page.getByRole('button', { name: '复制比赛' }).click();
  const copying = page.getByRole('dialog');
  await copying.getByLabel('新比赛名称').fill(name);
  await copying.getByRole('button', { name: '复制为草稿' }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('button', { name: '导出比赛' }).click();
  const asking = page.getByRole('dialog', { name: '导出整场比赛' });
  await asking.getByRole('button', { name: '开始导出' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^下载 .* 的压缩包$/ }).click(),
  ]);
  expect(errors).toEqual([]);
  return readFile(await download.path());
};

it('a competition that was copied for the next year runs on an empty installation', async () => {
  process.env.SITE = shared;
  const name = `潮位来年赛${Date.now() % 1e7}`;
  const archive = await exportCopy(name);

  process.env.SITE = gateway.url;
  const founder = await newMember('新站');
  await makeAdministrator(founder);
  await founder.client.ask(
    'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }',
    { input: { name: '新的海洋所', shortName: 'newsea', description: '' } },
  );
  const { page, errors } = await visit('/org/newsea/competition/manage', { as: founder.email });
  await page.getByRole('button', { name: '导入比赛或活动' }).click();
  const dialog = page.getByRole('dialog', { name: '导入比赛或活动' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: '来年.zip',
    mimeType: 'application/zip',
    buffer: archive,
  });
  await dialog.getByText(/^已上传/).waitFor();
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await page.getByRole('link', { name: '打开「来年.zip」导入的草稿' }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const id = /manage\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
  await page.goto(siteUrl(`/org/newsea/competition/manage/${id}/settings`));
  await page.getByRole('button', { name: '发布比赛' }).click();
  const publishing = page.getByRole('dialog', { name: '发布比赛' });
  await publishing.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('比赛已发布，所有人都能看到。').waitFor();

  const member = await newMember('来年');
  await register(member.client, id);
  const { competition } = await member.client.ask<{
    competition: { stages: { tasks: { id: string }[] }[] };
  }>('query ($id: ID!) { competition(id: $id) { stages { tasks { id } } } }', { id });
  const taskId = competition.stages[0]?.tasks[0]?.id ?? '';
  await submit(member.client, taskId, 'id,label\n1,a\n2,b\n3,a\n4,b\n');
  const own = await visit(`/home/competition/${id}/submit`, { as: member.email });
  const row = own.page.getByRole('row').filter({ hasText: 'result.csv' });
  await row.getByRole('cell', { name: /^1(\.0+)?(\s|$)/ }).waitFor();
  expect([...errors, ...own.errors]).toEqual([]);
});
