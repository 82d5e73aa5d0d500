import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { post, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-words-'));
  const file = path.join(folder, 'words.txt');
  writeFileSync(file, '代写\n\n 刷分软件 \n');
  platform = await startPlatform({ worker: false, env: { MASKED_WORDS_FILE: file } });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

it('what the site masks is masked where posts are shown, and kept as it was written', async () => {
  const { id } = await makeCompetition(platform);
  const author = await writer(platform, '写手');
  const made = await post(platform, id, author, { Content: '代写作业，送刷分软件' });
  const read = () => platform.call(forumCalls.post, { params: { id: made._id } });
  expect(await read()).toMatchObject({
    Content: '代写作业，送刷分软件',
    greenedContent: { RawText: '＊＊作业，送＊＊＊＊' },
  });
  const body = { Content: '一起讨论' };
  await platform.call(forumCalls.update, { params: { id: made._id }, body }, author);
  expect((await read()).greenedContent).toEqual({ RawText: '一起讨论' });
});
