// Builds the command line alone, for an image.
import { cli } from './lib/cli-build.ts';
import { build } from './lib/stale.ts';

await build(cli);
