import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './security-headers.ts';

/** Routes of the client's own router, each served the same page. */
const CLIENT_ROUTES =
  /^\/(home|auth|org|mw|_log|register_landing|support|workorder|suggestion)(\/|$)/;

/** A page with the places of its nonce left open; nothing else changes from request to request. */
const pageTemplate = (file: URL, siteName: string): string[] | undefined => {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replaceAll('__SITE_NAME__', escapeHtml(siteName))
    .split('__CSP_NONCE__');
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
  if (!page) app.log.warn('The web client is not built: only the API is served');

  const send = (reply: FastifyReply, template: string[] | undefined, status: number) => {
    if (!template) return notFound(reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(config.http, nonce),
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
      globIgnore: ['**/*.{html,br,gz}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
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
    for (const path of ['/mw', '/mw/*'])
      app.get(path, (request, reply) => reply.redirect(workbenchUrl + localPart(request.url)));
  }
  app.get('/sandbox', (_request, reply) => send(reply, sandbox, 200));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      request.headers.accept?.includes('text/html');
    const path = request.url.split('?', 1)[0] ?? '';
    if (wantsPage) return send(reply, page, CLIENT_ROUTES.test(path) ? 200 : 404);
    return notFound(reply);
  });
};

/** Path and query; a request may name a host in front of them, which is never to lead anywhere. */
const localPart = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '');

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: '你所寻找的东西，并不存在' });
