import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { GatewayContext, unchangedCookie, type Services } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import { Deadline } from '#upstream/deadline.ts';
import type { PageRenderer } from '#pages/renderer.ts';
import type { RateLimits } from '../rate-limits.ts';
import { siteOrigin } from '../site-origin.ts';
import { calendarRoutes } from './calendar-routes.ts';
import type { Document } from './document.ts';
import { feedRoutes } from './feed-routes.ts';
import { Kept } from './kept.ts';
import { manifest } from './manifest.ts';
import { type MemberPicture, memberPictureRoutes } from './member-picture.ts';
import { robots } from './robots.ts';
import { pathsBeside } from './sitemap.ts';
import type { PageCounts } from './sitemap-pages.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** Seconds. */
const HOUR = 3_600;

interface CrawlerParts {
  engine: Engine;
  services: Services;
  rates: RateLimits;
  /** Undefined where no pages are rendered, nor pictures drawn. */
  renderer: PageRenderer | undefined;
}

/** Registers the routes for crawlers, feed readers and home screens. */
export const crawlerRoutes = (
  app: FastifyInstance,
  config: Config,
  { engine, services, rates, renderer }: CrawlerParts,
): { conceal: (ids: readonly string[] | 'all') => void } => {
  const { crawlers, upstream, siteName, workbenchUrl } = config;
  const originOf = siteOrigin(config.http.publicOrigins);
  const keptFor = <T extends { bytes: number }>(fresh: number) =>
    new Kept<T>({ fresh, stale: upstream.sharedStale, bytes: crawlers.documentBytes });
  /** Others may wait for the same: it ends with its own time, not with who asked first. */
  const visitor = (requestId: string) =>
    new GatewayContext(services, {
      requestId,
      clientAddress: undefined,
      token: undefined,
      bearer: false,
      cookie: unchangedCookie,
      deadline: () => new Deadline(upstream.requestDeadline),
    });

  app.get('/robots.txt', (request, reply) => {
    const site = originOf(request);
    return reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': `${site?.configured ? 'public' : 'private'}, max-age=${HOUR}`,
      })
      .send(robots(site?.origin));
  });
  const described = manifest(siteName);
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': `public, max-age=${HOUR}`,
      })
      .send(described),
  );
  const sitemaps = keptFor<Document>(crawlers.sitemapFresh);
  const counts = keptFor<PageCounts>(crawlers.sitemapFresh);
  const keptFeeds = keptFor<Document>(crawlers.feedFresh);
  sitemapRoutes(app, {
    rates,
    originOf,
    upstream: (requestId) => visitor(requestId).upstream,
    kept: sitemaps,
    counts,
    rows: crawlers.sitemapRows,
    maxAge: Math.floor(crawlers.sitemapFresh / 1_000),
    workbenchUrl,
  });
  calendarRoutes(app, {
    rates,
    originOf,
    upstream: (requestId) => visitor(requestId).upstream,
    siteName,
    paths: pathsBeside(workbenchUrl),
  });
  const pictures = keptFor<MemberPicture>(crawlers.feedFresh);
  if (renderer)
    memberPictureRoutes(app, { engine, rates, originOf, renderer, visitor, kept: pictures });
  feedRoutes(app, {
    engine,
    rates,
    originOf,
    visitor,
    siteName,
    paths: pathsBeside(workbenchUrl),
    kept: keptFeeds,
  });
  return {
    /** Drops the documents that show something which visitors no longer see, or all of them. */
    conceal: (ids) => {
      const shows = ({ parts }: Document) =>
        ids === 'all' || ids.some((id) => parts.some((part) => part.includes(id)));
      sitemaps.drop(shows);
      keptFeeds.drop(shows);
      pictures.drop(({ memberId }) => ids === 'all' || ids.includes(memberId));
      counts.drop(() => true);
    },
  };
};
