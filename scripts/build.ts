// Builds the site; whoever starts it or tests it afterwards finds it built.
import { buildWeb } from './lib/web-build.ts';

await buildWeb();
