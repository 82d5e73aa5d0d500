import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { domains } from './domains/all.ts';
import { createApollo } from './graphql/apollo.ts';
import type { Services } from './graphql/context.ts';
import { createEngine } from './graphql/create-engine.ts';
import { KeptAnswers } from './graphql/kept-answers.ts';
import { KnownOperations } from './graphql/known-operations.ts';
import { lazyLoaders } from './graphql/loaders.ts';
import { warmOperations } from './graphql/warming.ts';
import { createApp } from './http/app.ts';
import { boardRoutes } from './http/boards.ts';
import { addressRule } from '@whaletide/server/addresses.ts';
import { coverRoutes } from './http/covers.ts';
import { crawlerRoutes } from './http/crawlers/routes.ts';
import { datasetRoutes } from './http/datasets.ts';
import { exportRoutes } from './http/exports.ts';
import { fileRoutes } from './http/files.ts';
import { notebookRoutes } from './http/notebooks.ts';
import { plotRoutes } from './http/plots.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { healthRoutes } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { openSockets } from './http/open-sockets.ts';
import { originRule } from './http/origins.ts';
import { renderedPages } from './http/pages.ts';
import { oauthRoutes } from './http/oauth.ts';
import { rateLimits } from './http/rate-limits.ts';
import { Contexts } from './http/requests.ts';
import { sessionCookies } from './http/session.ts';
import { unsubscribeRoutes } from './http/unsubscribe.ts';
import { scoringRoutes } from './http/scoring.ts';
import { uploadRoutes } from './http/uploads.ts';
import { webRoutes } from './http/web.ts';
import { readAddresses } from './pages/addresses.ts';
import { createPages } from './pages/create-pages.ts';
import { warmPages } from './pages/warming.ts';
import { connectRedis } from './redis.ts';
import { KnownTokens } from './tokens.ts';
import { createTracer } from './tracing/create-tracer.ts';
import { Upstream } from './upstream/client.ts';
import { watchConcealments } from './upstream/concealment-watch.ts';
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
}

/**
 * The whole gateway, ready to listen. Closing it stops it in order: readiness fails, sockets
 * are told to come back, requests in flight finish, then the connections to platform close.
 */
export const createServer = async (
  config: Config,
  { webFolder = WEB_FOLDER, siblings }: Surroundings = {},
): Promise<FastifyInstance> => {
  const isTrustedProxy = addressRule(config.http.trustedProxies);
  const isAllowedOrigin = originRule(config.http.publicOrigins);
  const cookies = sessionCookies(config.http.secureCookies);
  const app = await createApp(config, isAllowedOrigin, isTrustedProxy);
  const metrics = createMetrics();
  const known = new KnownTokens();
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
  const { siteName, workbenchUrl, trialUrl, marketingUrl, learningUrl } = config;
  const loaders = lazyLoaders(domains);
  const services: Services = {
    upstream,
    live,
    loaders,
    siteName,
    workbenchUrl,
    trialUrl,
    marketingUrl,
    learningUrl,
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
  graphqlRoute(app, {
    engine,
    apollo,
    rates,
    contexts,
    known: operations,
    answers,
    knownOnly: config.knownOperations.only,
    fresh: config.upstream.sharedFresh,
    tracer,
  });
  notebookRoutes(app, streams);
  plotRoutes(app);
  boardRoutes(app, streams);
  exportRoutes(app, { streams, cookies, rates });
  datasetRoutes(app, { streams, cookies, rates });
  oauthRoutes(app, {
    upstream,
    requestDeadline: config.upstream.requestDeadline,
    cookies,
    rates,
  });
  fileRoutes(app, { streams, cookies });
  unsubscribeRoutes(app, { upstream, requestDeadline: config.upstream.requestDeadline, rates });
  uploadRoutes(app, {
    streams,
    upstream,
    known,
    limits: config.uploads,
    requestDeadline: config.upstream.requestDeadline,
    cookies,
    rates,
    isAllowedOrigin,
  });
  scoringRoutes(app, { streams, limits: config.uploads, rates });
  healthRoutes(app, metrics.registry, { siblings, isReady: () => !app.isLeaving() });
  const crawlers = crawlerRoutes(app, config, { engine, services, rates });
  const addresses = readAddresses(new URL('page-paths.json', webFolder));
  const pages = createPages(app, config, webFolder, { engine, services });
  if (pages) coverRoutes(app, { ...pages, rates });
  const parts = { config, engine, contexts, cookies, rates, answered: metrics.page };
  await webRoutes(
    app,
    config,
    webFolder,
    addresses,
    pages && renderedPages({ ...parts, ...pages }),
  );
  const leaving = new AbortController();
  app.addHook('onListen', () => {
    void watchConcealments(
      {
        ask: (after, signal) => upstream.concealedAfter(after, signal),
        // Answers first: pages are made out of them.
        conceal: (ids) => {
          upstream.conceal(ids);
          answers.conceal();
          pages?.shared.conceal(ids);
          crawlers.conceal(ids);
        },
      },
      leaving.signal,
    );
    if (config.production) void warmOperations(engine, operations.texts(), leaving.signal);
    // The start doesn't wait for it.
    if (pages)
      void warmPages(pages.shared, addresses.fixed, () => upstream.isHealthy(), leaving.signal);
  });

  const sockets = openSockets(app, config, {
    engine,
    services,
    rates,
    metrics,
    cookies,
    onlyKnown: config.knownOperations.only ? operations : undefined,
  });
  app.addHook('preClose', (done) => {
    leaving.abort();
    sockets.stop();
    live.close();
    done();
  });
  app.addHook('onClose', async () => {
    await apollo.stop();
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
