import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, publish } from './support/drafts.ts';
import { look } from './support/look.ts';
import { newMember } from './support/members.ts';

useBrowser();

const solution = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private';
const result = 'id,label\n1,a\n2,b\n3,a\n4,a\n';

it('a member checks a receipt without the network, and is told of one changed byte', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(organizer, `回执赛${Date.now() % 1e7}`);
  const taskId = await addScoredTask(organizer, stageId, { name: '潮位判断', solution });
  await publish(organizer, competitionId);
  const { client, email } = await newMember('回执');
  await register(client, competitionId);
  await submit(client, taskId, result);

  const { page, errors } = await visit(`/home/competition/${competitionId}/submit`, { as: email });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载回执：result.csv' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^result\.csv\.\d+\.tlog-proof$/);
  const receipt = await readFile(await saved.path());

  expect(await look(page, '/home/receipts')).toEqual({});
  await page.getByLabel('检查点', { exact: true }).waitFor();
  await page.context().setOffline(true);
  const [proof, file] = [
    page.locator('input[type=file]').nth(0),
    page.locator('input[type=file]').nth(1),
  ];
  const choose = (field: typeof proof, name: string, content: Buffer) =>
    field.setInputFiles({ name, mimeType: 'text/plain', buffer: content });
  await choose(proof, 'r.tlog-proof', receipt);
  await choose(file, 'result.csv', Buffer.from(result));
  await page.getByText('文件与提交时一致，得分、时间与顺序未被改动，签名成立。').waitFor();
  await page.getByText('没有核对回执之后的日志').waitFor();

  await choose(file, 'result.csv', Buffer.from(result.replace('4,a', '4,b')));
  await page.getByText('核对不通过').waitFor();
  await page.getByText('结果文件与提交时不同，或回执中的文件摘要被改动').waitFor();
  await choose(file, 'result.csv', Buffer.from(result));
  await page.getByText('核对无误').waitFor();

  const text = receipt.toString();
  expect(text).toMatch(/^public \[1\]$/m);
  await choose(proof, 'r.tlog-proof', Buffer.from(text.replace(/^public \[1\]$/m, 'public [2]')));
  await page.getByText('公开得分被改动').waitFor();
  await page.context().setOffline(false);
  // Once the network is back it is asked for by itself.
  await page.getByText('日志只增不改', { exact: true }).waitFor();
  // The browser itself tells of what was asked for meanwhile: the socket, scripts for idle times.
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

it('a board shows the newest checkpoint, with the way to check', async () => {
  const { page, errors } = await visit('/home/competition/d00200000000000000000001/leaderboard');
  await page.getByRole('table', { name: '排行榜' }).getByRole('row').nth(5).waitFor();
  // It is asked for once one has come near it.
  await page.keyboard.press('End');
  await page.getByText(/^得分日志共 [\d,]+ 条，最新检查点/).waitFor();
  await page.getByRole('link', { name: '核对回执' }).click();
  await page.getByRole('heading', { name: '核对回执', level: 1 }).waitFor();
  expect(errors).toEqual([]);
});
