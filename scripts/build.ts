// Builds the site, and platform and gateway as one file each, and the command line, for starts and tests afterwards.
import { layers, servedByGateway } from './lib/layer-build.ts';
import { build } from './lib/stale.ts';
import { web } from './lib/web-build.ts';

await Promise.all([web, layers.platform, ...servedByGateway].map(build));
