import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { freePort, releasedStore } from '../support/layers.ts';
import { communityOf, expectedCommunity } from '../support/released-community.ts';
import { keptReleases } from '../support/releases.ts';
import { waitFor } from '../support/wait-for.ts';

const root = join(import.meta.dirname, '../..');

it.each(keptReleases())(
  '`npm start` on the data folder of %s serves its members',
  async (version) => {
    const store = await releasedStore(version);
    const port = await freePort();
    const command = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        ...store.env,
        ...store.gatewayEnv,
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        PLATFORM_PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(command, 'close');
    let output = '';
    command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    try {
      await waitFor('the start', async () => output.includes('鲸潮社区已就绪') || undefined);
      expect(await communityOf(`http://127.0.0.1:${port}`)).toEqual(expectedCommunity(version));
    } finally {
      command.kill('SIGTERM');
      await ended;
      await store.remove();
    }
  },
);
