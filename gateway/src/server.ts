import { addressRule } from '@whaletide/server/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { workInBackground } from './background.ts';
import type { Config } from './config.ts';
import { reportClients } from './clients/reporting.ts';
import { ClientUsage } from './clients/usage.ts';
import { domains } from './domains/all.ts';
import { createApollo } from './graphql/apollo.ts';
import type { Services } from './graphql/context.ts';
import { createEngine } from './graphql/create-engine.ts';
import { KeptAnswers } from './graphql/kept-answers.ts';
import { KnownOperations } from './graphql/known-operations.ts';
import { lazyLoaders } from './graphql/loaders.ts';
import { createApp } from './http/app.ts';
import { coverRoutes } from './http/covers.ts';
import { crawlerRoutes } from './http/crawlers/routes.ts';
import { directRoutes } from './http/direct-routes.ts';
import { EventStreams } from './http/event-streams.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { healthRoutes } from './http/health.ts';
import { MemberLines } from './http/member-lines.ts';
import { programRoutes } from './http/programs/routes.ts';
import { createMetrics } from './http/metrics.ts';
import { openSockets } from './http/open-sockets.ts';
import { originRule } from './http/origins.ts';
import { renderedPages } from './http/pages.ts';
import { rateLimits } from './http/rate-limits.ts';
import { Contexts } from './http/requests.ts';
import { sessionCookies } from './http/session.ts';
import { siteOrigin } from './http/site-origin.ts';
import { webRoutes } from './http/web.ts';
import { readAddresses } from './pages/addresses.ts';
import { createPages } from './pages/create-pages.ts';
import { connectRedis } from './redis.ts';
import { KnownTokens } from './tokens.ts';
import { createTracer } from './tracing/create-tracer.ts';
import { Upstream } from './upstream/client.ts';
import { createHub } from './upstream/live/create-hub.ts';
import { shareChanges } from './upstream/shared-changes.ts';
import { FileStreams } from './upstream/streams.ts';
import type { Siblings } from './workers/siblings.ts';

const WEB_FOLDER = new URL('../../web/dist/', import.meta.url);

interface Surroundings {
  /** Folder of the built site. */
  webFolder?: URL;
  /** Other processes of this gateway, where there are several. */
  siblings?: Siblings | undefined;
  /** Tokens of members that are known from the start. */
  known?: KnownTokens;
}

/**
 * The whole gateway, ready to listen. Closing it stops it in order: readiness fails, sockets
 * are told to come back, requests in flight finish, then the connections to platform close.
 */
export const createServer = async (
  config: Config,
  { webFolder = WEB_FOLDER, siblings, known = new KnownTokens() }: Surroundings = {},
): Promise<FastifyInstance> => {
  const isTrustedProxy = addressRule(config.http.trustedProxies);
  const isAllowedOrigin = originRule(config.http.publicOrigins);
  const cookies = sessionCookies(config.http.secureCookies);
  const app = await createApp(config, isAllowedOrigin, isTrustedProxy);
  const metrics = createMetrics();
  const redis = connectRedis(config, app);
  const rates = rateLimits(config.rates, known, { redis, siblings });

  const upstream = new Upstream(config.upstream, {
    ...metrics.upstream,
    token: (token, accepted) => known.report(token, accepted),
  });
  const endSharing = redis && shareChanges(redis, `${config.redisPrefix}changes`, upstream.changes);
  if (!redis) siblings?.shareChanges(upstream.changes);
  const streams = new FileStreams(config.upstream);
  const live = createHub(config, upstream);
  metrics.watchLive(() => live.size);
  const services: Services = {
    upstream,
    live,
    tokens: known,
    loaders: lazyLoaders(domains),
    usage: new ClientUsage(() => engine.schema, metrics.clients),
    siteName: config.siteName,
    workbenchUrl: config.workbenchUrl,
    trialUrl: config.trialUrl,
    marketingUrl: config.marketingUrl,
    learningUrl: config.learningUrl,
  };
  const engine = createEngine(config, Object.values(domains), {
    answered: (kind, seconds, codes) => metrics.operation(kind, seconds, codes),
    masked: (error, reference, reqId) => app.log.error({ err: error, reference, reqId }, 'masked'),
  });

  const apollo = createApollo(engine.schema, engine, config.graphql);
  await apollo.start();
  const tracer = await createTracer(config.tracing);
  const contexts = new Contexts(services, cookies, config.upstream);
  // The site may not be built.
  const shipped = [new URL('shipped-operations.json', webFolder)].filter(existsSync);
  const operations = KnownOperations.read([...shipped, ...config.knownOperations.files]);
  const answers = new KeptAnswers(config.upstream, upstream, metrics.keptAnswer);
  const lines = new MemberLines(config.sockets.perMember);
  const eventStreams = new EventStreams({
    engine,
    services,
    lines,
    metrics,
    limits: config.sockets,
    requestDeadline: config.upstream.requestDeadline,
  });
  graphqlRoute(app, {
    engine,
    apollo,
    rates,
    isAllowedOrigin,
    contexts,
    known: operations,
    answers,
    streams: eventStreams,
    usage: services.usage,
    isAccepted: (token) => known.memberKey(token) !== undefined,
    knownOnly: config.knownOperations.only,
    fresh: config.upstream.sharedFresh,
    tracer,
  });
  directRoutes(app, {
    streams,
    upstream,
    known,
    limits: config.uploads,
    requestDeadline: config.upstream.requestDeadline,
    cookies,
    rates,
    isAllowedOrigin,
  });
  programRoutes(app, {
    engine,
    services,
    streams,
    upstream,
    rates,
    isAllowedOrigin,
    originOf: siteOrigin(config.http.publicOrigins),
    publicOrigins: config.http.publicOrigins,
    requestDeadline: config.upstream.requestDeadline,
    siteName: config.siteName,
  });
  healthRoutes(app, metrics.registry, { siblings, isReady: () => !app.isLeaving() });
  const addresses = readAddresses(new URL('page-paths.json', webFolder));
  const pages = createPages(app, config, webFolder, { engine, services });
  const renderer = pages?.renderer;
  const crawlers = crawlerRoutes(app, config, { engine, services, rates, renderer });
  // In development Vite serves the pages, and a start is waited for.
  if (!config.development) pages?.renderer.begin();
  if (pages) coverRoutes(app, { ...pages, rates });
  const parts = { config, engine, contexts, cookies, rates, answered: metrics.page };
  await webRoutes(
    app,
    config,
    webFolder,
    addresses,
    pages && renderedPages({ ...parts, ...pages }),
  );
  const background = workInBackground(app, {
    upstream,
    answers,
    pages: pages?.shared,
    crawlers,
    engine,
    operations: config.production ? operations : undefined,
    paths: config.development ? undefined : addresses.fixed,
  });

  const endReports = reportClients({
    usage: services.usage,
    upstream,
    log: app.log,
    every: config.clients.reportEvery,
  });

  const sockets = openSockets(app, config, {
    engine,
    services,
    lines,
    rates,
    metrics,
    cookies,
    onlyKnown: config.knownOperations.only ? operations : undefined,
  });
  app.addHook('preClose', (done) => {
    background.abort();
    sockets.stop();
    eventStreams.stop();
    live.close();
    done();
  });
  app.addHook('onClose', async () => {
    await apollo.stop();
    await endReports();
    await Promise.all([
      upstream.close(),
      streams.close(),
      pages?.renderer.close(),
      // The gateway stops whether a collector takes the last spans or not.
      tracer?.close().catch((error: unknown) => app.log.warn({ err: error }, 'tracing')),
    ]);
    endSharing?.();
    redis?.disconnect();
  });
  return app;
};
