import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { PRODUCT_VERSION } from '../server/product-version.ts';
import { devSandbox } from './build/dev-sandbox.ts';
import { devPlaceholders } from './build/dev-placeholders.ts';
import { knownOperations } from './build/known-operations.ts';
import { groupedChunks } from './build/grouped-chunks.ts';
import { readyParts } from './build/lazy-parts.ts';
import { leanRouter } from './build/lean-router.ts';
import { moduleFiles } from './build/module-files.ts';
import { pagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';
import { stableIds } from './build/stable-ids.ts';
import { withoutPrinter } from './build/without-printer.ts';
import { withoutServerFields } from './build/without-server-fields.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

/**
 * Paths of the gateway: all but Vite's own modules, the files of `public`, and the pages, whose last
 * part has no dot.
 */
const ofGateway = [
  String.raw`^/(?!$|\?|@|src/|node_modules/|(?:index|sandbox)\.html)`,
  String.raw`(?!(?:${readdirSync(new URL('public', import.meta.url)).join('|')})(?:$|\?))`,
  String.raw`(?!(?:home|auth(?!/oauth/)|org|mw|mw-org)(?:/[^?]*)?(?<=/[^/.?]*)(?:$|\?))`,
].join('');

export default defineConfig({
  define: { 'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(PRODUCT_VERSION) },
  plugins: [
    stableIds(),
    readyParts(),
    react(),
    knownOperations(),
    withoutPrinter(),
    leanRouter(),
    withoutServerFields(),
    devPlaceholders(),
    devSandbox(),
    groupedChunks(),
    pagePaths(),
    moduleFiles(),
    precompress(),
  ],
  resolve: {
    // RxJS as classes and spreads instead of what ES5 made of them.
    conditions: [...defaultClientConditions, 'es2015'],
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('./src/theme/style-singleton.ts', import.meta.url),
      ),
    },
  },
  build: {
    target: 'es2023',
    // A data: URL of a font or a script would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A lazy part names the files that it needs, and on intent it is fetched ahead; a list of all
      // files of all parts in the first script is more than that saves. Styles stay in it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? [] : dependencies,
    },
    rolldownOptions: {
      input: { index: 'index.html' },
      treeshake: {
        // The web uses numbers and names of the REST contract's files: the makers of their types are
        // left out, and TypeBox with them.
        manualPureFunctions: ['Type', 'call', 'Nullable', 'PageOf', 'ListOf', 'Paging'],
        propertyReadSideEffects: false,
      },
    },
  },
  server: {
    proxy: {
      [ofGateway]: { target: gateway, ws: true },
      // The one page whose address is posted to as well, by mail programs.
      [String.raw`^/home/unsubscribe(?:$|\?)`]: {
        target: gateway,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
});
