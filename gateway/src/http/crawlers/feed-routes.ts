import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import { isId } from '#graphql/ids.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SiteOriginOf } from '../site-origin.ts';
import { forPrograms, sendMissing } from './answers.ts';
import { askAsVisitor, ownOperation } from './ask.ts';
import { type Document, sendDocument } from './document.ts';
import { feeds } from './feeds.ts';
import type { Kept } from './kept.ts';
import { rss } from './rss.ts';
import type { PagePaths } from './sitemap.ts';

/** Seconds that readers may take one as it is. */
const MAX_AGE = 300;

export interface FeedParts {
  engine: Engine;
  rates: RateLimits;
  originOf: SiteOriginOf;
  /** A context without a session, for the request of that id. */
  visitor: (requestId: string) => GatewayContext;
  kept: Kept<Document>;
  siteName: string;
  paths: PagePaths;
}

/** RSS of competitions, forums and columns, as every visitor may read them. */
export const feedRoutes = (
  app: FastifyInstance,
  { engine, rates, originOf, visitor, kept, siteName, paths }: FeedParts,
): void => {
  for (const { path, operation: text, feed } of feeds) {
    const operation = ownOperation(engine, text);
    app.get(
      path,
      forPrograms(originOf, async (request, reply, site) => {
        const { id = '' } = request.params as { id?: string };
        if (path.includes(':id') && !isId(id)) return sendMissing(reply);
        // Never with the query: whatever is in it, it is the same feed.
        const self = path.replace(':id', id);
        if (!kept.fresh(self)) await rates.operation(undefined, request.ip);
        const document = await kept.get(self, async () => {
          const data = await askAsVisitor<never>(engine, operation, { id }, visitor(request.id));
          const made = data && feed(data, { id, self, siteName, paths, now: new Date() });
          return made && rss(made);
        });
        if (!document) return sendMissing(reply);
        return sendDocument(request, reply, document, {
          site,
          type: 'application/rss+xml',
          maxAge: MAX_AGE,
        });
      }),
    );
  }
};
