// Runs one layer by itself (`npm run platform`, `npm run gateway`), built first where its sources
// have changed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from './lib/end-with-npm.ts';
import { layers, servedByGateway } from './lib/layer-build.ts';
import { buildIfStale } from './lib/stale.ts';

endWithNpm();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string' } },
});
const [name] = positionals;
if (name !== 'platform' && name !== 'gateway') throw new Error('Which layer?');
await Promise.all((name === 'gateway' ? servedByGateway : [layers[name]]).map(buildIfStale));
if (values.workers) process.env.WORKERS = values.workers;
// The gateway's workers run the same file.
process.argv[1] = join(import.meta.dirname, `../${name}/dist/main.js`);
await import(process.argv[1]);
