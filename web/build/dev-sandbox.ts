import type { Plugin } from 'vite';

/** Serves the sandbox in development, at the address at which the gateway serves the built one. */
export const devSandbox = (): Plugin => ({
  name: 'dev-sandbox',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url) request.url = request.url.replace(/^\/sandbox(?=$|\?)/, '/sandbox.html');
      next();
    });
  },
});
