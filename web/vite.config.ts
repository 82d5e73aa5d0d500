import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPlaceholders } from './build/dev-placeholders.ts';
import { pagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), devPlaceholders(), pagePaths(), precompress()],
  html: {
    // The gateway writes a fresh nonce here for every request.
    cspNonce: '__CSP_NONCE__',
  },
  build: {
    target: 'es2023',
    // A data: URL of a font or a script would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sandbox: 'sandbox.html' },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/uploads': gateway,
      '/files': gateway,
      '/notebooks': gateway,
      '/boards': gateway,
      '/exports': gateway,
    },
  },
});
