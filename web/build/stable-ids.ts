import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/theme/use-id.ts', import.meta.url));

/** Gives Mantine's parts the ids that React gives: `src/theme/use-id.ts` says why. */
export const stableIds = (): Plugin => ({
  name: 'whaletide:stable-ids',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/use-id/use-id.mjs') && importer?.includes('@mantine/hooks') ? ours : null,
});
