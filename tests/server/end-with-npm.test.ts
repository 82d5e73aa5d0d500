import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const helper = new URL('../../scripts/lib/end-with-npm.ts', import.meta.url).href;

/** A process that starts the one below it, says that it runs, and would run for a minute. */
const script = (below?: string): string => `
  import { spawn } from 'node:child_process';
  import { endWithNpm } from '${helper}';
  endWithNpm();
  ${below ? `spawn(process.execPath, ['${below}'], { stdio: 'inherit' });` : ''}
  console.log('running');
  setTimeout(() => console.log('outlived npm'), 60_000);
`;

it('ends a command and what it has started when the npm that runs it gets SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'end-with-npm-'));
  try {
    const scripts = { nested: `"${process.execPath}" upper.mjs` };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    await writeFile(join(folder, 'upper.mjs'), script('lower.mjs'));
    await writeFile(join(folder, 'lower.mjs'), script());
    const npm = spawn('npm', ['run', '--silent', 'nested'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    const running = new Promise<void>((resolve) =>
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.match(/running/g)?.length === 2) resolve();
      }),
    );
    // Its output is closed when the last that writes to it has ended.
    const closed = once(npm, 'close');
    await running;
    npm.kill('SIGTERM');
    await closed;
    expect(output).toBe('running\nrunning\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
