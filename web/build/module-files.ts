import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes down which built file each component came to lie in, and what that file needs: Vite's own
 * manifest leaves out a page that shares its file with others.
 */
export const moduleFiles = (): Plugin => {
  let root = '';
  return {
    name: 'whaletide:module-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: async ({ dir }, bundle) => {
      if (!dir) return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const files = chunks.map(({ fileName, imports, viteMetadata }) => [
        fileName,
        { imports, css: [...(viteMetadata?.importedCss ?? [])] },
      ]);
      const modules = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds
          .map((id) => relative(root, id))
          .filter((path) => path.startsWith('src/') && path.endsWith('.tsx'))
          .map((path) => [path, fileName]),
      );
      await writeFile(
        join(dir, 'module-files.json'),
        JSON.stringify({
          files: Object.fromEntries(files),
          modules: Object.fromEntries(modules),
        }),
      );
    },
  };
};
