// Builds the layers or the site where their sources have changed (`node scripts/build-stale.ts
// layers|web`). The supervisor runs it as a process of its own: a bundler keeps hundreds of
// megabytes until its process ends.
import { buildLayers } from './lib/layer-build.ts';
import { buildIfStale } from './lib/stale.ts';
import { web } from './lib/web-build.ts';

try {
  if (process.argv[2] === 'layers') await buildLayers();
  else if (await buildIfStale(web)) console.log('网站已构建');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
