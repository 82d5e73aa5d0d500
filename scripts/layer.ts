// Runs one layer by itself (`npm run platform`, `npm run gateway`), built first where its sources
// have changed.
import { layers } from './lib/layer-build.ts';
import { buildIfStale } from './lib/stale.ts';

const [, , name] = process.argv;
if (name !== 'platform' && name !== 'gateway') throw new Error('Which layer?');
await buildIfStale(layers[name]);
await import(`../${name}/dist/main.js`);
