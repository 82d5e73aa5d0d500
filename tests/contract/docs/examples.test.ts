import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { FaultyLine } from '#tests/load/faulty-line.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { findPenguins, register, sampleResult, submit, worksOf } from '../support/penguins.ts';
import { useProduct } from '../support/product.ts';
import { blockWith, root } from './support/documents.ts';

const product = useProduct();

let folder: string;
let member: GraphqlClient;
let token: string;

/** An example of a document with the addresses of the product that runs here. */
const here = (text: string): string =>
  text
    .replaceAll(/(https?|ws):\/\/127\.0\.0\.1:4000/g, (_, scheme: string) =>
      product().gateways[0].url.replace(/^http/, scheme),
    )
    .replaceAll('http://127.0.0.1:4001', product().platforms[0].url);

/** Runs a block as it stands in a document; answers what it prints. */
const run = async (path: string, part: string, env: Record<string, string> = {}) => {
  const { stdout } = await promisify(execFile)('sh', ['-ec', here(blockWith(path, part))], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
};

const readResult = (name: string) => readFile(join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whaletide-examples-'));
  await writeFile(join(folder, 'result.csv'), sampleResult);
  member = new GraphqlClient(product().gateways[0].url);
  await member.signIn(accounts.newcomer, PASSWORD);
  const { createAccessToken } = await member.ask<{ createAccessToken: { token: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }',
    { input: { name: '例子', scopes: ['READ', 'WRITE'], password: PASSWORD } },
  );
  ({ token } = createAccessToken);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('examples for clients', () => {
  it('asks by an access token', async () => {
    const answer = await run('README.md', '{ viewer {', { TOKEN: token });
    expect(JSON.parse(answer)).toMatchObject({ data: { viewer: { member: {} } } });
  });

  it('asks by a service account of an organization', async () => {
    const admin = new GraphqlClient(product().gateways[0].url);
    await admin.signIn(accounts.organizer, PASSWORD);
    await admin.ask(
      'mutation ($input: GrantProtectionInput!) { grantProtection(input: $input) { id } }',
      {
        input: { password: PASSWORD },
      },
    );
    const expiresAt = new Date(Date.now() + DAY).toISOString();
    const input = { organization: 'whaletide', name: '例子', scopes: ['READ'], expiresAt };
    const { createServiceAccount } = await admin.ask<{ createServiceAccount: { token: string } }>(
      'mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { token } }',
      { input },
    );
    const env = { SERVICE_TOKEN: createServiceAccount.token };
    const answer: unknown = JSON.parse(await run('docs/clients.md', '$SERVICE_TOKEN', env));
    const items = expect.arrayContaining([expect.objectContaining({ name: '信用风险评估' })]);
    expect(answer).toMatchObject({
      data: {
        site: {
          serviceAccount: { name: '例子', organization: { managedCompetitions: { items } } },
        },
      },
    });
  });

  it('fetches a dataset as one ZIP', async () => {
    const { datasets } = await member.ask<{ datasets: { items: { id: string }[] } }>(
      '{ datasets(perPage: 1) { items { id } } }',
    );
    await run('docs/clients.md', 'dataset.zip', {
      TOKEN: token,
      DATASET: datasets.items[0]?.id ?? '',
    });
    expect((await readResult('dataset.zip')).subarray(0, 2).toString()).toBe('PK');
  });

  it('fetches what was handed in', async () => {
    const { id, task } = await findPenguins(member);
    await register(member, id);
    const work = await submit(member, task.id, sampleResult);
    await waitFor('a review', async () =>
      (await worksOf(member, task.id)).find(
        (one) => one.id === work.id && one.status !== 'PENDING',
      ),
    );
    const { competitionTask } = await member.ask<{
      competitionTask: { works: { items: { fileUrl: string }[] } };
    }>('query ($id: ID!) { competitionTask(id: $id) { works { items { fileUrl } } } }', {
      id: task.id,
    });
    const fileUrl = competitionTask.works.items[0]?.fileUrl ?? '';
    await run('docs/clients.md', '$FILE_URL', { TOKEN: token, FILE_URL: fileUrl });
    expect((await readResult('result.csv')).toString()).toBe(sampleResult);
  });

  it('fetches a project’s notebooks', async () => {
    const { projects } = await member.ask<{
      projects: { items: { id: string }[] };
    }>('{ projects(perPage: 1) { items { id } } }');
    const { project } = await member.ask<{
      project: { versions: { downloadUrl: string }[] };
    }>('query ($id: ID!) { project(id: $id) { versions { downloadUrl } } }', {
      id: projects.items[0]?.id,
    });
    const versionId = project.versions[0]?.downloadUrl.split('/').at(-1) ?? '';
    await run('docs/clients.md', '/exports/projects/', { TOKEN: token, VERSION_ID: versionId });
    expect((await readResult('notebook.ipynb')).length).toBeGreaterThan(100);
  });
});

describe('the first answer', () => {
  it.each([
    ['curl', 'sh', ['-ec'], 'query Running {'],
    ['Python', 'python3', ['-c'], 'def ask('],
    ['TypeScript', process.execPath, ['--input-type=module', '-e'], 'const ask ='],
  ])('comes by %s', async (_, command, options, part) => {
    const code = here(blockWith('docs/clients.md', part));
    const { stdout } = await promisify(execFile)(command, [...options, code], {
      env: { ...process.env, NODE_OPTIONS: '', TOKEN: token },
    });
    expect(stdout).toMatch(/企鹅/);
  });

  it('comes to a registered client', async () => {
    const { stdout } = await promisify(execFile)('python3', ['docs/examples/weekly_report.py'], {
      cwd: root,
      env: { ...process.env, TOKEN: token, URL: `${product().gateways[0].url}/graphql` },
    });
    expect(stdout).toMatch(/企鹅.* teams, \d+ works\n(?: {2}.*: \d+\. .*\n)+/);
    const metrics = await (await fetch(`${product().gateways[0].url}/metrics`)).text();
    expect(metrics).toMatch(/gateway_client_operations_total\{client="weekly-report"\} \d+/);
    expect(metrics).not.toMatch(/gateway_deprecated_fields_total\{client="weekly-report"/);
  });

  it('has types by codegen, where a moment is a string', async () => {
    const within = join(root, 'node_modules/.cache');
    const place = await mkdtemp(join(within, 'typed-client-'));
    await cp(join(root, 'schema/schema.graphql'), join(place, 'schema.graphql'));
    await writeFile(join(place, 'codegen.ts'), blockWith('docs/clients.md', 'CodegenConfig'));
    await mkdir(join(place, 'src'));
    await writeFile(
      join(place, 'src/running.ts'),
      blockWith('docs/clients.md', '// src/running.ts'),
    );
    const typed = [
      "import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';",
      "import { running } from './running';",
      'type Running = ResultOf<typeof running>;',
      'export const variables: VariablesOf<typeof running> = { perPage: 3 };',
      'export const endOf = (data: Running): string | null | undefined =>',
      '  data.competitions.items[0]?.endDate;',
      '// @ts-expect-error',
      "export const none: VariablesOf<typeof running> = { perPage: '3' };",
      '// @ts-expect-error',
      'export const wrong = (data: Running): Date => data.competitions.items[0]!.endDate!;',
    ];
    await writeFile(join(place, 'src/typed.ts'), typed.join('\n'));
    const node = (script: string, ...options: string[]) =>
      promisify(execFile)(process.execPath, [join(root, 'node_modules', script), ...options], {
        cwd: place,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
    await node('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');
    await node(
      '@typescript/native/bin/tsc',
      ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'],
      ...['--module', 'esnext', '--moduleResolution', 'bundler', '--types', '', 'src/typed.ts'],
    );
    await rm(place, { recursive: true });
  });

  it('tells its cost', async () => {
    const answer = await run('docs/clients.md', 'x-cost: 1');
    expect(JSON.parse(answer)).toMatchObject({
      extensions: { cost: { requested: 1 + 20 * (1 + 5), limit: 5_000 } },
    });
  });
});

describe('a subscription loses nothing, and gets nothing twice, when its line is cut', () => {
  it.each([
    [
      'over graphql-ws',
      process.execPath,
      ['--input-type=module', '-e'],
      ['README.md', 'notificationReceived'],
      [accounts.member, accounts.captain, accounts.creator],
    ],
    [
      'over server-sent events',
      'python3',
      ['-c'],
      ['docs/clients.md', 'def listen'],
      [accounts.moderator, accounts.organizer, accounts.judge],
    ],
  ] as const)('%s', async (_, command, options, [path, part], followers) => {
    const [gateway] = product().gateways;
    const line = new FaultyLine([gateway.url]);
    const url = await line.open();
    const code = here(blockWith(path, part)).replaceAll(
      new URL(gateway.url).host,
      new URL(url).host,
    );
    const child = spawn(command, [...options, code], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', TOKEN: token, AFTER: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    let heard = '';
    child.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const ids = () => [...heard.matchAll(/'?eventId'?: '(\d+)'/g)].map(([, id]) => Number(id));
    for (const follower of followers) {
      const before = ids().length;
      line.cut();
      await followed(follower);
      await waitFor('an event', async () => ids().length > before, 30_000);
    }
    child.kill();
    await ended;
    line.close();
    expect(ids()).toEqual([...new Set(ids())].toSorted((a, b) => a - b));
  });

  /** Has someone follow the member, who hears of it. */
  const followed = async (account: string) => {
    const client = new GraphqlClient(product().gateways[0].url);
    await client.signIn(account, PASSWORD);
    const { viewer } = await member.ask<{ viewer: { id: string } }>('{ viewer { id } }');
    await client.ask(
      'mutation ($id: ID!) { follow(input: { kind: MEMBER, id: $id }) { __typename } }',
      { id: viewer.id },
    );
  };
});

it('asks for the checkpoint of the log, of the site and of platform', async () => {
  const answers = await run('docs/receipts.md', '/v2/api/log/checkpoint');
  expect(answers.match(/whaletide-log/g)?.length).toBeGreaterThanOrEqual(2);
});
