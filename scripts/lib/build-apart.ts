import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../build-stale.ts');

/**
 * Builds what has changed of the layers or the site in a process of its own, which has said what
 * went wrong when this fails.
 *
 * @throws Error when it couldn't be built
 */
export const buildApart = async (part: 'layers' | 'web'): Promise<void> => {
  const child = spawn(process.execPath, [script, part], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${part} could not be built`);
};
