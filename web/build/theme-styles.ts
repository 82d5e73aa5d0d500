import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Writes down the hashes of the style elements that the theme writes at run time, for the policy of
 * pages that the browser makes by itself.
 */
export const themeStyles = (file: string): Plugin => ({
  name: 'whaletide:theme-styles',
  apply: 'build',
  writeBundle: async ({ dir }, bundle) => {
    const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
    if (!dir || !entry) return;
    const { themeStyles: hashes } = (await import(
      pathToFileURL(join(dir, entry.fileName)).href
    )) as { themeStyles: () => string[] };
    await writeFile(join(dir, file), JSON.stringify(hashes()));
  },
});
