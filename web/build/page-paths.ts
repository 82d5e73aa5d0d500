import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Routes {
  pageRoutes: unknown[];
}
interface KnownParams {
  pagePaths: (routes: unknown[]) => unknown[];
}

/** A source file as it stands, run by Node: bundled with this one it would bring every page along. */
const run = (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(path, import.meta.url).href);

/**
 * Writes down which paths lead to a page, so that the gateway can tell a page from a 404, and
 * one that it renders from one that it doesn't, without a list of its own.
 */
export const pagePaths = (): Plugin => ({
  name: 'whaletide:page-paths',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const { pageRoutes } = (await run('../src/routes.ts')) as Routes;
    const { pagePaths: pathsOf } = (await run('../src/routing/known-params.ts')) as KnownParams;
    await writeFile(join(dir, 'page-paths.json'), JSON.stringify(pathsOf(pageRoutes)));
  },
});
