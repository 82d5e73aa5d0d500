// Builds the site, and platform and gateway as one file each, for starts and tests afterwards.
import { layers } from './lib/layer-build.ts';
import { build } from './lib/stale.ts';
import { web } from './lib/web-build.ts';

await Promise.all([web, layers.platform, layers.gateway].map(build));
