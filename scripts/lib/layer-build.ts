import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { cli } from './cli-build.ts';
import { type Buildable, buildIfStale } from './stale.ts';

const root = join(import.meta.dirname, '../..');

/** Packages that look for files beside their own: their own threads, WebAssembly. */
const WHOLE = [/^@electric-sql\/pglite/, /^pino$/, /^piscina$/];

/** The same place for a file that has come into the bundle as for where it came from. */
const standsWhereItWas = (folder: string): Plugin => ({
  name: 'stands-where-it-was',
  transform: {
    // Not the bundler's own parts, which stand nowhere.
    filter: { id: { exclude: /^\0/ }, code: 'import.meta' },
    handler(code, id) {
      const way = relative(folder, id).replaceAll('\\', '/');
      const place = `process.getBuiltinModule('node:path').join(import.meta.dirname, `;
      const placed = code
        .replaceAll('import.meta.url', `new URL('${way}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `${place}'${dirname(way)}')`)
        .replaceAll('import.meta.filename', `${place}'${way}')`);
      // No line has moved.
      return { code: placed, map: null };
    },
  },
});

type LayerName = 'platform' | 'gateway';

/**
 * Makes a layer one file of its `dist`: of two thousand modules Node needs two seconds to find them
 * all, of one a quarter. Data, migrations and threads stay where the sources are.
 */
export const bundleLayer = async (
  name: LayerName,
  file: string,
  options: { sourcemap?: boolean } = {},
): Promise<void> => {
  const folder = join(root, name, 'dist');
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(root, name, 'src/main.ts'),
    cwd: root,
    platform: 'node',
    external: WHOLE,
    plugins: [standsWhereItWas(folder)],
  });
  await bundle.write({ ...options, file: join(folder, file), codeSplitting: false });
  await bundle.close();
};

const layer = (name: LayerName): Buildable => ({
  stamp: `${name}/dist/.built-from`,
  sources: ['package-lock.json', 'scripts/lib/layer-build.ts', 'schema', 'server', `${name}/src`],
  make: () => bundleLayer(name, 'main.js'),
});

export const layers = { platform: layer('platform'), gateway: layer('gateway') };

/** The gateway with the command line that it serves. */
export const servedByGateway = [layers.gateway, cli];

/** Builds those of them whose sources have changed. */
export const buildLayers = (): Promise<unknown> =>
  Promise.all([layers.platform, ...servedByGateway].map(buildIfStale));
