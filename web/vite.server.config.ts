import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { notedParts } from './build/lazy-parts.ts';
import { stableIds } from './build/stable-ids.ts';
import { themeStyles } from './build/theme-styles.ts';

/** The bundle by which the gateway renders public pages: all in it, nothing of it is served. */
export default defineConfig({
  plugins: [notedParts(), stableIds(), react(), themeStyles('../theme-styles.json')],
  publicDir: false,
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/server',
    target: 'node22',
    minify: false,
  },
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
});
