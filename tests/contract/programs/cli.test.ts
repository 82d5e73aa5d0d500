import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verbs } from '@whaletide/schema/verbs/verbs.ts';
import { accounts } from '#tests/support/demo.ts';
import { register, sampleResult } from '../support/penguins.ts';
import { useProduct } from '../support/product.ts';
import { signedIn, tokenOf } from './support.ts';

const product = useProduct();
const site = () => product().gateways[0].url;

let folder: string;

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const own = { ...process.env, NODE_OPTIONS: '', HOME: folder, ...env };
    execFile(file, args, { cwd: folder, env: own }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });

/** The installed command, as one types it. */
const whale = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [join(folder, 'node_modules/whale/cli.mjs'), ...args], env);

/** Answer of a command as JSON. @throws Error with what it said where it failed */
const answerOf = async <A>(args: string[]): Promise<A> => {
  const { code, stdout, stderr } = await whale([...args, '--json']);
  if (code !== 0) throw new Error(`whale ${args.join(' ')}: ${code}\n${stderr}`);
  return JSON.parse(stdout) as A;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whaletide 命令行 '));
  await writeFile(join(folder, 'package.json'), '{}');
  const npm = ['install', '--no-audit', '--no-fund', '--cache', join(folder, '.npm')];
  const installed = await run('npm', [...npm, `${site()}/cli.tgz`]);
  if (installed.code !== 0) throw new Error(installed.stderr);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has a command and a completion for every verb', async () => {
  const { stdout: help } = await whale(['help']);
  const { stdout: bash } = await whale(['completion', 'bash']);
  const { stdout: zsh } = await whale(['completion', 'zsh']);
  for (const { name, chinese } of verbs) {
    expect(help).toMatch(new RegExp(`^  whale ${name} .*${chinese}$`, 'm'));
    expect(bash).toMatch(new RegExp(`^    ${name}\\)$`, 'm'));
    expect(zsh).toContain(`    ${name})`);
    expect((await whale([name, '--help'])).stdout).toContain(`用法：whale ${name}`);
  }
  expect((await run('bash', ['-n', '-c', bash])).code).toBe(0);
});

describe('from nothing to a receipt', () => {
  it('signs in, finds, reads, downloads, checks, submits, has its rank and its receipt', async () => {
    const member = await signedIn(site(), accounts.newcomer);
    const token = await tokenOf(member, ['READ', 'SUBMIT']);
    const signed = await answerOf<{ site: string; scopes: string[]; file: string }>([
      ...['login', '--token', token],
    ]);
    expect(signed).toMatchObject({ site: site(), scopes: ['read', 'submit'] });
    expect((await stat(signed.file)).mode & 0o777).toBe(0o600);

    const { competitions } = await answerOf<{
      competitions: { items: { id: string; name: { memberText: string } }[] };
    }>(['competitions', '--status', 'running', '--per-page', '50']);
    const id = competitions.items.find(({ name }) => name.memberText.includes('企鹅'))?.id ?? '';
    await register(member, id);
    const { competition } = await answerOf<{
      competition: { stages: { tasks: { id: string }[] }[] };
    }>(['competition', id]);
    const taskId = competition.stages[0]?.tasks[0]?.id ?? '';

    const to = join(folder, '数据 集');
    const { files } = await answerOf<{ files: { path: string; isNew: boolean; size: number }[] }>([
      ...['data', id, '--to', to],
    ]);
    expect(files.map(({ path }) => path)).toContain(join(to, 'train.csv'));
    for (const { path, size, isNew } of files) {
      expect(isNew).toBe(true);
      expect((await stat(path)).size).toBe(size);
    }
    const again = await answerOf<{ files: { isNew: boolean }[] }>(['data', id, '--to', to]);
    expect(again.files.some(({ isNew }) => isNew)).toBe(false);

    const result = join(folder, '结果 一.csv');
    await writeFile(result, sampleResult);
    await writeFile(join(folder, 'wrong.csv'), 'id,other\n1,A\n');
    const wrong = await whale(['check', taskId, 'wrong.csv']);
    expect(wrong.code).toBe(5);
    expect(wrong.stdout).toContain('isRight: false');
    expect(await answerOf(['check', taskId, result])).toMatchObject({
      competitionTask: { checkResult: { isRight: true } },
    });

    const { code, stdout, stderr } = await whale([
      ...['submit', taskId, result, '--note', '第一次', '--wait', '--json'],
    ]);
    expect([code, stderr]).toEqual([0, '']);
    const sent = JSON.parse(stdout) as { work: { id: string; status: string }; rank: number };
    expect(sent).toMatchObject({ isDone: true, work: { status: 'REVIEWED' } });
    expect(sent.rank).toBeGreaterThan(0);
    expect(await answerOf(['wait', sent.work.id])).toMatchObject({ isDone: true });
    expect(JSON.stringify(await answerOf(['works', taskId]))).toContain('第一次');
    expect(await answerOf(['board', taskId, '--authorship', 'agent'])).toMatchObject({
      leaderboard: { viewerRow: { rank: sent.rank } },
    });
    expect((await whale(['board', taskId])).stdout).toMatch(/^ {4}rank +position +score/m);
    const watched = await whale(['board', taskId, '--watch', '--changes', '0', '--json']);
    expect(watched.stdout.trim().split('\n')).toHaveLength(1);

    const receipt = join(folder, '回执.tlog-proof');
    await answerOf(['receipt', sent.work.id, '--to', receipt]);
    const offline = ['receipt', receipt, '--verify', '--file', result, '--json'];
    // Nothing answers there.
    const verified = await whale(offline, { WHALE_SITE: 'http://127.0.0.1:9', WHALE_TOKEN: '' });
    expect(verified.code).toBe(0);
    expect(JSON.parse(verified.stdout)).toMatchObject({ isGenuine: true, problems: [] });
    const text = await readFile(receipt, 'utf8');
    await writeFile(receipt, text.replace(/^submitted "2/m, 'submitted "1'));
    const forged = await whale(offline);
    expect(forged.code).toBe(9);
    expect(JSON.parse(forged.stdout)).toMatchObject({ isGenuine: false, problems: ['time'] });
    await writeFile(receipt, text);
    await writeFile(result, `${sampleResult}\n`);
    expect((await whale(offline)).code).toBe(9);
  });

  it('reads the rest for people and for programs', async () => {
    const shown = await whale(['search', '企鹅', 'competition']);
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain('企鹅');
    expect(shown.stdout).not.toContain('memberText');
    expect((await whale(['me'])).stdout).toContain('token:');
    const list = await answerOf<{ search: { items: { id: string }[] } }>([
      'search',
      '企鹅',
      'dataset',
    ]);
    const dataset = list.search.items[0]?.id;
    if (dataset === undefined) throw new Error('The demo community has no dataset');
    const to = join(folder, dataset);
    const { files } = await answerOf<{ files: { path: string }[] }>([
      ...['dataset', dataset, '--download', '--to', to],
    ]);
    expect(files.length).toBeGreaterThan(0);
  });
});

describe('pushes', () => {
  const created = async (kind: 'Project' | 'Dataset', input: object) => {
    const member = await signedIn(site(), accounts.creator);
    const token = await tokenOf(member, ['READ', 'WRITE']);
    const answer = await member.ask<Record<string, { id: string }>>(
      `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { id } }`,
      { input },
    );
    return { id: answer[`create${kind}`]?.id ?? '', env: { WHALE_TOKEN: token }, member };
  };

  it('a folder as the next version of a dataset, of which only what changed comes', async () => {
    const member = await signedIn(site(), accounts.creator);
    const { url, ...first } = (await member.upload('first.csv', 'a\n1\n', 'dataset')).body;
    const { id, env } = await created('Dataset', { title: '命令行', files: [first] });
    const data = join(folder, '我的 数据');
    await mkdir(join(data, '图 片'), { recursive: true });
    await writeFile(join(data, 'first.csv'), 'a\n1\n');
    await writeFile(join(data, '图 片', '空.txt'), '');
    // More than a part.
    const large = Buffer.alloc(9_000_000, '鲸');
    await writeFile(join(data, 'large.csv'), large);
    const push = async (...more: string[]) => {
      const { code, stdout, stderr } = await whale(
        ['dataset', 'push', id, data, '--json', ...more],
        env,
      );
      if (code !== 0) throw new Error(stderr);
      return JSON.parse(stdout) as { version: number; changes: { path: string; change: string }[] };
    };
    const planned = await push('--dry-run');
    expect(planned).toMatchObject({ version: 1, isPublished: false });
    const pushed = await push('--note', '由命令行发布');
    expect(pushed).toMatchObject({ version: 2, isPublished: true, filesCount: 3 });
    expect(pushed.changes).toEqual(planned.changes);
    expect(pushed.changes).toEqual([
      { path: 'first.csv', change: 'same' },
      { path: 'large.csv', change: 'added' },
      { path: '图 片/空.txt', change: 'added' },
    ]);
    expect(await push()).toMatchObject({ version: 2, isPublished: false });
    await writeFile(join(data, 'first.csv'), 'a\n2\n');
    await rm(join(data, '图 片'), { recursive: true });
    expect((await push()).changes).toEqual([
      { path: 'first.csv', change: 'changed' },
      { path: 'large.csv', change: 'same' },
      { path: '图 片/空.txt', change: 'removed' },
    ]);
    const to = join(folder, 'again');
    expect((await whale(['dataset', id, '--download', '--to', to], env)).code).toBe(0);
    expect((await readFile(join(to, 'large.csv'))).equals(large)).toBe(true);
  });

  it('a notebook as the next version of a project, and refuses who may not', async () => {
    const { id, env } = await created('Project', { title: '命令行' });
    const cells = (text: string) =>
      JSON.stringify({
        cells: [{ cell_type: 'markdown', metadata: {}, source: [text] }],
        metadata: {},
        nbformat: 4,
        nbformat_minor: 5,
      });
    const file = join(folder, '分 析.ipynb');
    for (const [version, text] of ['# 一', '# 二'].entries()) {
      await writeFile(file, cells(text));
      const pushed = await whale(['project', 'push', id, file, '--note', text, '--json'], env);
      expect([pushed.code, pushed.stderr]).toEqual([0, '']);
      expect(JSON.parse(pushed.stdout)).toMatchObject({ version: version + 1 });
    }
    const shown = await whale(['project', id, '--json'], env);
    const { project } = JSON.parse(shown.stdout) as { project: { notebooks: object[] } };
    expect(project.notebooks).toHaveLength(1);
    const other = await signedIn(site(), accounts.member);
    const reading = { WHALE_TOKEN: await tokenOf(other, ['READ']) };
    expect((await whale(['project', 'push', id, file], reading)).code).toBeGreaterThan(2);
    expect((await whale(['dataset', 'push', id, folder], reading)).code).toBe(4);
  });
});

describe('ends with a code that says what was wrong', () => {
  const nobody = { XDG_CONFIG_HOME: join(tmpdir(), 'whaletide-nobody') };

  it.each([
    [2, ['nothing'], '没有这个命令：nothing'],
    [2, ['competitions', '--unknown'], '没有这个选项：--unknown'],
    [2, ['competition'], '缺少参数：<id>'],
    [2, ['competitions', '--status', 'soon'], '--status 只能是：NOT_STARTED、RUNNING、ENDED'],
    [2, ['me', '--page', 'one'], '--page 必须是数字'],
    [2, ['me', 'more'], '多余的参数：more'],
    [2, ['me', '--site', 'nowhere'], '网站地址无效：nowhere'],
    [2, ['check', '0'.repeat(24), 'gone.csv'], '找不到文件：gone.csv'],
    [4, ['competition', '0'.repeat(24)], ''],
    [5, ['competition', 'not an id!'], ''],
    [7, ['me', '--site', 'http://127.0.0.1:9'], '无法连接 http://127.0.0.1:9'],
  ])('%i: whale %j', async (code, args, message) => {
    const member = await signedIn(site(), accounts.member);
    const env = { WHALE_TOKEN: await tokenOf(member, ['READ', 'SUBMIT']) };
    const ended = await whale(args, env);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).toContain(message);
    const asJson = await whale([...args, '--json'], env);
    expect(JSON.parse(asJson.stderr)).toMatchObject({ error: { exit: code } });
  });

  it('3: without a token, with one that is wrong, and without its scope', async () => {
    expect(await whale(['me'], nobody)).toMatchObject({ code: 3 });
    const wrong = await whale(['login', '--token', 'wt_nothing'], nobody);
    expect(wrong.code).toBe(3);
    expect((await whale(['logout'], nobody)).stdout).toContain('没有');
    const member = await signedIn(site(), accounts.member);
    const env = { WHALE_TOKEN: await tokenOf(member, ['READ']) };
    await writeFile(join(folder, 'any.csv'), 'id\n1\n');
    expect(await whale(['check', '0'.repeat(24), 'any.csv'], env)).toMatchObject({ code: 3 });
  });
});
