// Runs jest on native ES modules; every further argument goes to jest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const jest = spawn('jest', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    // Platform and gateway start dozens of times, each with what Node made of their files before.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`,
  },
});
jest.on('exit', (code) => (process.exitCode = code ?? 1));
