import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import { accounts } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { demoStore, freePort } from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';

const root = join(import.meta.dirname, '../..');

const isOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

it('the whole product, started by one command, is ready when platform is, and says so with its accounts', async () => {
  const store = await demoStore();
  const [port, platformPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const command = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...store.env,
      ...store.gatewayEnv,
      NODE_OPTIONS: '',
      DEMO: 'true',
      HOST: '127.0.0.1',
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'close');
  let output = '';
  command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    // In this order: what is ready first would be seen alone.
    const early: boolean[] = [];
    await waitFor('the start', async () => {
      const isReady = await isOk(`${site}/readyz`);
      early.push(isReady && !(await isOk(`http://127.0.0.1:${platformPort}/healthz`)));
      return output.includes('鲸潮社区已就绪') ? true : undefined;
    });
    expect(early).not.toContain(true);
    const { data, errors } = await new GraphqlClient(site).send<{
      competitions: { totalCount: number };
    }>('{ competitions { totalCount } }');
    expect(errors).toBeUndefined();
    expect(data?.competitions.totalCount).toBeGreaterThan(0);
    expect(output).toContain(`版本      ${PRODUCT_VERSION}\n`);
    const { coOrganizer: _, ...told } = accounts;
    for (const account of Object.values(told)) expect(output).toContain(account);
  } finally {
    command.kill('SIGTERM');
    await ended;
    await store.remove();
  }
});
