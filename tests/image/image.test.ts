import { type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';
import { readCompose } from './support/compose.ts';
import { buildImage, exitOf, type Image, outputOf } from './support/image.ts';

const root = join(import.meta.dirname, '../..');
const secrets = {
  POSTGRES_PASSWORD: 'unused',
  SESSION_SECRET: 's'.repeat(32),
  S3_SECRET_ACCESS_KEY: 'unused',
};
const { services } = readCompose(join(root, 'compose.yaml'), secrets);

/** Only for what hangs: it installs all packages twice and builds the site, beside other tests. */
const BUILD_MS = 1_800_000;

let image: Image;
let site: string;
let platformPort: string;
const running: ChildProcess[] = [];

/** Only for what hangs: a first start fills the database, on a busy machine for more than a minute. */
const START_MS = 300_000;

/** Starts a service's command in the image, on the embedded database and without a network. */
const start = async (words: string[] | undefined, env: Record<string, string>, url: string) => {
  const child = image.start({ words: words ?? [] }, { HOST: '127.0.0.1', ...env });
  const output = outputOf(child);
  running.push(child);
  const answers = async () => {
    if (child.pid === undefined) throw new Error('It could not be started');
    if (child.exitCode !== null) throw new Error('It ended at its start');
    return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
  };
  await waitFor(`${words?.join(' ')} to answer`, answers, START_MS).catch((cause) => {
    throw new Error(`${cause}:\n${output()}`, { cause });
  });
};

/** The image's own files, less its packages: a container's file system can only be read. */
const ownFiles = () =>
  readdirSync(image.inside('/'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(^|\/)node_modules\//.test(file) && !/^(data|tmp)\//.test(file))
    .toSorted();
let filesAtStart: string[];

beforeAll(async () => {
  image = await buildImage(root);
  filesAtStart = ownFiles();
  platformPort = String(await freePort());
  const port = String(await freePort());
  const platform = `http://127.0.0.1:${platformPort}`;
  site = `http://127.0.0.1:${port}`;
  // The image is a production's: it is empty unless the demo is asked for.
  const filled = { PLATFORM_PORT: platformPort, DEMO: 'true' };
  await start(services.platform?.command, filled, platform);
  const gateway = image.command && 'words' in image.command ? image.command.words : undefined;
  await start(gateway, { PORT: port, UPSTREAM_URL: platform }, site);
}, BUILD_MS);

afterAll(async () => {
  for (const child of running.toReversed()) {
    const ended = exitOf(child);
    child.kill('SIGTERM');
    await ended;
  }
  image?.remove();
});

it('serves the site', async () => {
  const page = await fetch(`${site}/home`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(html) ?? [];
  expect((await fetch(site + script)).status).toBe(200);
  expect((await fetch(`${site}/sandbox`)).status).toBe(200);
});

it('answers a query out of its database', async () => {
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ competitions(perPage: 3) { items { id name } } }' }),
  });
  const { data } = (await answer.json()) as { data: { competitions: { items: unknown[] } } };
  expect(data.competitions.items).toHaveLength(3);
});

it('is found healthy by its own check, and ill where nobody answers', async () => {
  const check = image.healthcheck;
  if (!check) throw new Error('The image has no HEALTHCHECK');
  const code = (port: string) => exitOf(image.start(check, { HEALTH_PORT: port }));
  expect(await code(platformPort)).toBe(0);
  expect(await code(String(await freePort()))).toBe(1);
});

it('has the commands that an operator is told of', async () => {
  for (const script of ['platform/src/demo/main.ts', 'platform/src/admin/main.ts'])
    expect(filesAtStart).toContain(`app/${script}`);
});

it('writes nothing beside its data, since its file system is read only', () => {
  expect(ownFiles()).toEqual(filesAtStart);
});
