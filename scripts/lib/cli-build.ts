import { join } from 'node:path';
import type { Buildable } from './stale.ts';

const root = join(import.meta.dirname, '../..');

/** Makes the command line one file, which needs nothing beside it; the gateway serves it. */
const make = async (): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(root, 'clients/cli/src/main.ts'),
    cwd: root,
    platform: 'node',
  });
  const { output } = await bundle.write({
    file: join(root, 'gateway/dist/cli.mjs'),
    banner: '#!/usr/bin/env node',
    codeSplitting: false,
    minify: { compress: true, mangle: false, codegen: false },
  });
  await bundle.close();
  const needed = output.flatMap((file) => ('imports' in file ? file.imports : []));
  const foreign = needed.filter((name) => !name.startsWith('node:'));
  if (foreign.length > 0) throw new Error(`The command line needs ${foreign.join(', ')}`);
};

/** The command line for members' machines. */
export const cli: Buildable = {
  stamp: 'gateway/dist/.cli-built-from',
  sources: ['package-lock.json', 'scripts/lib/cli-build.ts', 'clients/cli', 'schema'],
  make,
};
