// Runs jest on native ES modules; every further argument goes to jest.
import { join } from 'node:path';
import { runApart } from './lib/apart.ts';

const args = process.argv.slice(2);
process.exitCode = await runApart('jest', args, {
  isWatched: args.some((arg) => arg.startsWith('--watch')),
  env: {
    // Platform and gateway start dozens of times, each with what Node made of their files before.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`,
  },
});
