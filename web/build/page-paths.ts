import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Routes {
  pageRoutes: unknown[];
}
interface KnownParams {
  pathSources: (routes: unknown[]) => string[];
}

/** A source file as it stands, run by Node: bundled with this one it would bring every page along. */
const run = (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(path, import.meta.url).href);

/**
 * Writes down which paths lead to a page, so that the gateway can tell a page from a 404 without
 * a list of its own.
 */
export const pagePaths = (): Plugin => ({
  name: 'whaletide:page-paths',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const { pageRoutes } = (await run('../src/routes.ts')) as Routes;
    const { pathSources } = (await run('../src/routing/known-params.ts')) as KnownParams;
    await writeFile(join(dir, 'page-paths.json'), JSON.stringify(pathSources(pageRoutes)));
  },
});
