import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Engine } from '../graphql/engine.ts';
import type { RenderedAddress } from '../pages/addresses.ts';
import type { Audience, Page, RenderOutcome } from '../pages/messages.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { runAs } from '../pages/runs.ts';
import { type SharedPages, type Source, withTimeout } from '../pages/shared-pages.ts';
import { Refusal } from '../refusal.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Contexts } from './requests.ts';
import { renderedPolicy } from './security-headers.ts';
import { readSession, type SessionCookies } from './session.ts';

/**
 * A CDN may keep a visitor's page as long as an answer is fresh, and no longer: it doesn't hear of
 * what is hidden meanwhile. Who has a cookie gets an own one.
 */
const SHARED = 'public, max-age=0, s-maxage=1';
const OWN = 'private, no-store';

export interface RenderedPagesParts {
  config: Config;
  renderer: PageRenderer;
  shared: SharedPages;
  engine: Engine;
  contexts: Contexts;
  cookies: SessionCookies;
  rates: RateLimits;
  /** Reports how a page was answered. */
  answered: (source: Source | 'own') => void;
}

/**
 * Sends a page that is rendered: a visitor's out of those that are shared, a member's made for this
 * one request. False where there is none to be had in time; an empty page does then.
 */
export const renderedPages = (parts: RenderedPagesParts) => {
  const { config, renderer, shared, engine, contexts, cookies, rates, answered } = parts;
  const { patience } = config.pages;

  const ownPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, audience }: { path: string; audience: Audience },
  ) => {
    const compressed = String(request.headers['accept-encoding'] ?? '').includes('br');
    const credentials = { token: readSession(request.headers, cookies), bearer: false };
    const run = runAs(engine, contexts.of(request, reply, credentials));
    const rendered = renderer.render({ path, audience, compressed }, run, patience);
    return withTimeout(rendered, patience);
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: RenderOutcome | undefined,
    cacheControl: string,
  ): Promise<boolean> => {
    if (outcome?.kind === 'moved') {
      void reply.header('cache-control', cacheControl).redirect(outcome.path, outcome.status);
      return true;
    }
    if (outcome?.kind !== 'page') return false;
    await sendPage(request, reply, outcome.page, cacheControl, config.http);
    return true;
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, shared: isShared }: RenderedAddress,
  ): Promise<boolean> => {
    const token = readSession(request.headers, cookies);
    void reply.header('vary', 'accept-encoding, cookie');
    const isOwn = token !== undefined || !isShared;
    if (isOwn || !shared.has(path)) {
      try {
        await rates.operation(token, request.ip);
      } catch (error) {
        // The empty page says so, where the member can try again.
        if (error instanceof Refusal) return false;
        throw error;
      }
    }
    if (isOwn) {
      const audience = token === undefined ? 'visitor' : 'member';
      const sent = await send(
        request,
        reply,
        await ownPage(request, reply, { path, audience }),
        OWN,
      );
      answered(sent ? 'own' : 'none');
      return sent;
    }
    const { source, outcome, age = 0 } = await shared.get(path, request.method === 'HEAD');
    // The browser asks whether the data of what has become old has changed.
    const data = outcome?.kind === 'page' ? `, data;desc="${outcome.page.dataVersion}"` : '';
    void reply.header('server-timing', `age;dur=${Math.round(age)}${data}`);
    answered(source);
    return send(request, reply, outcome, SHARED);
  };
};

const gzipped = new WeakMap<Page, Promise<Uint8Array>>();

/** Page by gzip, made for the first who asks so: nearly all browsers take Brotli. */
const gzipOf = (page: Page): Promise<Uint8Array> => {
  const known = gzipped.get(page) ?? promisify(gzip)(page.html);
  gzipped.set(page, known);
  return known;
};

const sendPage = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  cacheControl: string,
  http: Config['http'],
): Promise<void> => {
  const { brotli, html, etag, status } = page;
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    'content-security-policy': renderedPolicy(http, page),
    etag,
  });
  if (status === 200 && headers['if-none-match']?.includes(etag)) {
    void reply.code(304).send();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const [encoding, body] =
    brotli && /\bbr\b/.test(accepted)
      ? ['br', brotli]
      : brotli && /\bgzip\b/.test(accepted)
        ? ['gzip', await gzipOf(page)]
        : [undefined, html];
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.code(status).send(asBuffer(body));
};

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
