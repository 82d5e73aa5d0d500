import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Addresses, RenderedAddress } from '../pages/addresses.ts';
import { pagePolicy, sandboxPolicy, SCRIPT_POLICY } from './security-headers.ts';

/** Sends a page that is rendered; false where there is none to be had. */
type SendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: RenderedAddress,
) => Promise<boolean>;

const readText = (file: URL, { siteName, http }: Config): string | undefined =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replaceAll('__SITE_NAME__', escapeHtml(siteName))
        .replaceAll('__IMAGE_ORIGINS__', escapeHtml(http.imageOrigins.join(' ')))
    : undefined;

/** Hashes of what the theme writes at run time, as the web's build wrote them down. */
const readThemeStyles = (file: URL): string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];

/** Text for a reader without JavaScript at an address that leads nowhere. */
const NOWHERE =
  '<div id="root"><main><h1>你所寻找的东西，并不存在</h1><p><a href="/home/competition">去看看比赛</a></p></main></div>';

/**
 * The built web client and the sandbox. Files with a hash in their name never change. Public pages
 * come rendered; all others, and those that can't be, as an empty page that the browser fills.
 */
export const webRoutes = async (
  app: FastifyInstance,
  config: Config,
  folder: URL,
  addresses: Addresses,
  sendRendered?: SendRendered,
): Promise<void> => {
  const page = readText(new URL('index.html', folder), config);
  const nowhere = page?.replace('<div id="root"></div>', NOWHERE);
  const sandbox = readText(new URL('sandbox.html', folder), config);
  const themeStyles = readThemeStyles(new URL('theme-styles.json', folder));
  // In development Vite serves it.
  if (!page)
    app.log[config.development ? 'info' : 'warn'](
      'The web client is not built: only the API is served',
    );

  const policy = pagePolicy(config.http, themeStyles);
  const send = (
    reply: FastifyReply,
    html: string | undefined,
    status: number,
    contentPolicy = policy,
  ) => {
    if (!html) return notFound(reply);
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentPolicy,
      })
      .send(html);
  };

  if (page) {
    const assets = `${sep}assets${sep}`;
    await app.register(fastifyStatic, {
      root: fileURLToPath(folder),
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['**/*.{html,br,gz}', '*-{files,paths,styles,operations}.json', 'server/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (/\.js(\.br|\.gz)?$/.test(path))
          void reply.header('content-security-policy', SCRIPT_POLICY);
        const forever = path.includes(assets);
        void reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  const { workbenchUrl } = config;
  if (workbenchUrl !== undefined) {
    for (const path of ['/mw', '/mw/*', '/mw-org/*'])
      app.get(path, (request, reply) => reply.redirect(workbenchUrl + localPart(request.url)));
  }
  app.get('/sandbox', (_request, reply) => send(reply, sandbox, 200, sandboxPolicy(config.http)));
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    // Whatever the client says that it accepts: curl, crawlers and link previews say anything.
    const address = addresses.read(request.url);
    if (address.kind === 'none')
      return request.headers.accept?.includes('text/html')
        ? send(reply, nowhere, 404)
        : notFound(reply);
    if (address.kind === 'moved') return reply.redirect(address.path, address.status);
    if (address.kind === 'rendered' && (await sendRendered?.(request, reply, address)))
      return reply;
    return send(reply, page, 200);
  });
};

/** Path and query; a request may name a host in front of them, which is never to lead anywhere. */
const localPart = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '');

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: '你所寻找的东西，并不存在' });
