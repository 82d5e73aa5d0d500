import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/**
 * The sandbox, built after the site and beside it: what both use of a package would otherwise be
 * put into one file that members load too, and the sandbox uses all of GraphQL.
 */
export default defineConfig({
  plugins: [react(), precompress()],
  publicDir: false,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { sandbox: 'sandbox.html' } },
  },
});
