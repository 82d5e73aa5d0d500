import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { leanRouter } from './lean-router.ts';
import { type ModuleGraph, seeModules } from './module-graph.ts';
import { withoutPrinter } from './without-printer.ts';

/** A build that writes nothing, only to see which module needs which. */
const graphOf = async (root: string, config: UserConfig): Promise<ModuleGraph> => {
  let graph: ModuleGraph | undefined;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: config.resolve,
    plugins: [react(), withoutPrinter(), leanRouter(), seeModules((seen) => (graph = seen))],
    build: {
      ...config.build,
      write: false,
      minify: false,
      // Chunks that are put together for fewer files would hide who needs what.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        experimental: { chunkOptimization: false },
      },
    },
  });
  if (!graph) throw new Error('The build came to no bundle');
  return graph;
};

/**
 * Names of the files, with 42 bits of their hash: enough for some hundred files of a few releases,
 * and the first script names most of them.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * Puts the modules of public pages into few chunks. Left to itself, the build makes a chunk of
 * whatever two of a hundred pages and dialogs share, and a page takes sixty to a hundred requests.
 */
export const groupedChunks = (): Plugin => ({
  name: 'whaletide:grouped-chunks',
  apply: 'build',
  config: async (config, { isSsrBuild = false }) => {
    if (isSsrBuild) return undefined;
    const root = config.root ?? process.cwd();
    const groups = chunkGroups(await graphOf(root, config), (path) => join(root, 'src', path));
    const build = { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups } } } };
    return { environments: { client: { build } } };
  },
});
