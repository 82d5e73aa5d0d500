import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Services } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { PageRenderer } from './renderer.ts';
import { visitorRuns } from './runs.ts';
import { SharedPages } from './shared-pages.ts';

/** The site's address on this machine, as long as nothing else is configured. */
const localOrigin = ({ host, port }: { host: string; port: number }): string =>
  `http://${/^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? 'localhost' : host}:${port}`;

/** Makes the renderer of public pages; undefined where web's build brought none. */
export const createPages = (
  app: FastifyInstance,
  { siteName, http, pages: settings }: Config,
  folder: URL,
  { engine, services }: { engine: Engine; services: Services },
): { renderer: PageRenderer; shared: SharedPages } | undefined => {
  const bundle = new URL('server/server.js', folder);
  if (!existsSync(bundle)) return undefined;
  const renderer = new PageRenderer(
    {
      bundle: bundle.href,
      folder: folder.href,
      siteName,
      origin: http.publicOrigins[0] ?? localOrigin(http),
      imageOrigins: http.imageOrigins,
      timeout: settings.timeout,
    },
    settings.renderers,
    (message, error) => app.log.error({ err: error }, message),
  );
  const run = visitorRuns(engine, services, settings.timeout);
  const failed = (path: string, message: string) =>
    app.log.warn({ path, cause: message }, 'A page could not be rendered');
  return { renderer, shared: new SharedPages(renderer, run, settings, failed) };
};
