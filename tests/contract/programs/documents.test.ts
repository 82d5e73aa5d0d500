import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from '#tests/support/demo.ts';
import { findPenguins, register, sampleResult } from '../support/penguins.ts';
import { useProduct } from '../support/product.ts';
import { blockWith } from '../docs/support/documents.ts';
import { post, signedIn, tokenOf } from './support.ts';

const product = useProduct();
const site = () => product().gateways[0].url;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whaletide-programs-'));
  await writeFile(join(folder, 'result.csv'), sampleResult);
  // Prints what it is told, one a line.
  await writeFile(join(folder, 'claude'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  await chmod(join(folder, 'claude'), 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a block of docs/programs.md as it stands there; answers what it prints. */
const run = async (part: string, env: Record<string, string>) => {
  const text = blockWith('docs/programs.md', part).replaceAll('http://127.0.0.1:4000', site());
  const { stdout } = await promisify(execFile)('sh', ['-ec', text], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      XDG_CONFIG_HOME: folder,
      npm_config_cache: join(folder, '.npm'),
      PATH: `${folder}:${process.env.PATH}`,
      ...env,
    },
  });
  return stdout;
};

it('docs/programs.md: every block runs as it stands', async () => {
  const member = await signedIn(site(), accounts.newcomer);
  const TOKEN = await tokenOf(member, ['READ', 'SUBMIT']);
  const told = (await run('claude mcp add', { TOKEN })).trim().split('\n');
  expect(told.slice(0, 5)).toEqual(['mcp', 'add', '--transport', 'http', 'whale']);
  const [header = '', value = ''] = (told[7] ?? '').split(': ');
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect(told[5]).toBe(`${site()}/mcp`);
  expect((await post(site(), list, { [header]: value })).status).toBe(200);

  expect(await run('"competitions"', { TOKEN })).toContain('企鹅');

  const { id, task } = await findPenguins(member);
  await register(member, id);
  const env = { TOKEN, TASK: task.id, COMPETITION: id };
  const byCurl = await run('verb submit', env);
  const parts = ['"tabs"', 'train.csv', '"isRight":true', '"isDone":true', '"leaf"'];
  expect(parts.filter((part) => !byCurl.includes(part))).toEqual([]);

  const byCommand = await run('whale submit', env);
  expect(byCommand).toContain('status: REVIEWED');
  const { competitionTask } = await member.ask<{
    competitionTask: { works: { items: { id: string }[] } };
  }>('query ($id: ID!) { competitionTask(id: $id) { works { items { id } } } }', { id: task.id });
  const WORK = competitionTask.works.items[0]?.id ?? '';
  expect(await run('whale receipt', { ...env, WORK })).toContain('结果: 回执有效');
});

it('/llms.txt and /SKILL.md are served with the site’s own address', async () => {
  for (const path of ['/llms.txt', '/SKILL.md']) {
    const answer = await fetch(new URL(path, site()));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`${site()}/mcp`);
  }
});
