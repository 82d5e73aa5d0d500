import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy, sandboxPolicy, SCRIPT_POLICY } from './security-headers.ts';

/** The paths that lead to a page, as the web's build wrote them down. */
const pagePaths = (file: URL): RegExp[] =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((source) => new RegExp(source, 'i'))
    : [];

/** A page with the places of its nonce left open; nothing else changes from request to request. */
const pageTemplate = (file: URL, siteName: string): string[] | undefined => {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replaceAll('__SITE_NAME__', escapeHtml(siteName))
    .split('__CSP_NONCE__');
};

/**
 * The built web client and the sandbox. Files with a hash in their name never change; the two
 * pages are written for each request, for the sake of the nonce of their styles.
 */
export const webRoutes = async (
  app: FastifyInstance,
  config: Config,
  folder: URL,
): Promise<void> => {
  const page = pageTemplate(new URL('index.html', folder), config.siteName);
  const sandbox = pageTemplate(new URL('sandbox.html', folder), config.siteName);
  const pages = pagePaths(new URL('page-paths.json', folder));
  const isPage = (path: string) => pages.some((pattern) => pattern.test(path));
  if (!page) app.log.warn('The web client is not built: only the API is served');

  const send = (
    reply: FastifyReply,
    template: string[] | undefined,
    status: number,
    policy = pagePolicy,
  ) => {
    if (!template) return notFound(reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(config.http, nonce),
      })
      .send(template.join(nonce));
  };

  if (page) {
    const assets = `${sep}assets${sep}`;
    await app.register(fastifyStatic, {
      root: fileURLToPath(folder),
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['**/*.{html,br,gz}', 'page-paths.json'],
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
  app.get('/', (_request, reply) => reply.redirect('/home'));
  const { workbenchUrl } = config;
  if (workbenchUrl !== undefined) {
    for (const path of ['/mw', '/mw/*', '/mw-org/*'])
      app.get(path, (request, reply) => reply.redirect(workbenchUrl + localPart(request.url)));
  }
  app.get('/sandbox', (_request, reply) => send(reply, sandbox, 200, sandboxPolicy));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    // Whatever the client says that it accepts: curl, crawlers and link previews say anything.
    if (isPage(request.url.split('?', 1)[0] ?? '')) return send(reply, page, 200);
    return request.headers.accept?.includes('text/html') ? send(reply, page, 404) : notFound(reply);
  });
};

/** Path and query; a request may name a host in front of them, which is never to lead anywhere. */
const localPart = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '');

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: '你所寻找的东西，并不存在' });
