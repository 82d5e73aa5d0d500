// Builds the site, and platform and gateway as one file each; whoever starts or tests them
// afterwards finds them built.
import { layers } from './lib/layer-build.ts';
import { build } from './lib/stale.ts';
import { web } from './lib/web-build.ts';

await Promise.all([web, layers.platform, layers.gateway].map(build));
