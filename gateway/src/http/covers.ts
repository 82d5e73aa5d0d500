import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageRenderer } from '../pages/renderer.ts';
import { Refusal } from '../refusal.ts';
import type { RateLimits } from './rate-limits.ts';

/** Some 400 of them. */
const BYTES = 8 * 1024 * 1024;
const PATH = /^(?:picture|series|text|table|sea)\/[\da-f]{24}\.png$/;

/**
 * Drawn covers as pictures, for link previews of content without a picture of its own. The address
 * says all that is drawn, so that no upstream is called, and it never changes.
 */
export const coverRoutes = (
  app: FastifyInstance,
  { renderer, rates }: { renderer: PageRenderer; rates: RateLimits },
): void => {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: BYTES,
    sizeCalculation: (png) => png.length,
  });

  const draw = async (path: string, address: string): Promise<Buffer> => {
    const known = drawn.get(path);
    if (known) return known;
    await rates.operation(undefined, address);
    const [motif = '', file = ''] = path.split('/');
    const outcome = await renderer.draw(motif, file.replace('.png', ''));
    if (outcome.kind !== 'picture')
      throw new Refusal('UPSTREAM_UNAVAILABLE', '图片暂时无法生成，请稍后再试');
    const png = Buffer.from(outcome.png);
    drawn.set(path, png);
    return png;
  };

  app.get<{ Params: { '*': string } }>('/covers/*', async (request, reply) => {
    const { '*': path } = request.params;
    if (!PATH.test(path)) return reply.callNotFound();
    const png = await draw(path, request.ip);
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ etag, 'cache-control': 'public, max-age=2592000, immutable' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    // Other sites show it beside a link to this one.
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(png);
  });
};
