import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import type { Config, TracingConfig } from './config.ts';
import { domains } from './domains/all.ts';
import { createApollo } from './graphql/apollo.ts';
import type { Services } from './graphql/context.ts';
import { Engine, type EngineObserver } from './graphql/engine.ts';
import { compilingExecutor, interpretingExecutor } from './graphql/executor.ts';
import { introspectionRule } from './graphql/introspection.ts';
import { KeptAnswers } from './graphql/kept-answers.ts';
import { KnownOperations } from './graphql/known-operations.ts';
import { lazyLoaders } from './graphql/loaders.ts';
import { Operations } from './graphql/operations.ts';
import { buildCompiledSchema, buildSchema } from './graphql/schema.ts';
import { readSdl } from './graphql/sdl.ts';
import { warmOperations } from './graphql/warming.ts';
import { createApp } from './http/app.ts';
import { boardRoutes } from './http/boards.ts';
import { addressRule } from '@whaletide/server/addresses.ts';
import { clientAddress } from './http/client-address.ts';
import { coverRoutes } from './http/covers.ts';
import { crawlerRoutes } from './http/crawlers/routes.ts';
import { datasetRoutes } from './http/datasets.ts';
import { exportRoutes } from './http/exports.ts';
import { fileRoutes } from './http/files.ts';
import { notebookRoutes } from './http/notebooks.ts';
import { plotRoutes } from './http/plots.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { healthRoutes } from './http/health.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { originRule } from './http/origins.ts';
import { renderedPages } from './http/pages.ts';
import { oauthRoutes } from './http/oauth.ts';
import { rateLimits } from './http/rate-limits.ts';
import { Contexts } from './http/requests.ts';
import { sessionCookies } from './http/session.ts';
import { SocketServer } from './http/socket-server.ts';
import { subscriptionServer } from './http/subscriptions.ts';
import { unsubscribeRoutes } from './http/unsubscribe.ts';
import { scoringRoutes } from './http/scoring.ts';
import { uploadRoutes } from './http/uploads.ts';
import { webRoutes } from './http/web.ts';
import { readAddresses } from './pages/addresses.ts';
import { PageRenderer } from './pages/renderer.ts';
import { visitorRuns } from './pages/runs.ts';
import { SharedPages } from './pages/shared-pages.ts';
import { warmPages } from './pages/warming.ts';
import { isOutage } from './refusal.ts';
import { KnownTokens } from './tokens.ts';
import type { Tracer } from './tracing/trace.ts';
import { Upstream } from './upstream/client.ts';
import { watchConcealments } from './upstream/concealment-watch.ts';
import { Deadline } from './upstream/deadline.ts';
import { liveConnector } from './upstream/live/connection.ts';
import { LiveHub } from './upstream/live/hub.ts';
import { shareChanges } from './upstream/shared-changes.ts';
import { FileStreams } from './upstream/streams.ts';

const WEB_FOLDER = new URL('../../web/dist/', import.meta.url);

/** The site's address on this machine, as long as nothing else is configured. */
const localOrigin = ({ host, port }: { host: string; port: number }): string =>
  `http://${/^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? 'localhost' : host}:${port}`;

/**
 * The whole gateway, ready to listen. Closing it stops it in order: readiness fails, sockets
 * are told to come back, requests in flight finish, then the connections to platform close.
 */
export const createServer = async (
  config: Config,
  webFolder: URL = WEB_FOLDER,
): Promise<FastifyInstance> => {
  const isTrustedProxy = addressRule(config.http.trustedProxies);
  const isAllowedOrigin = originRule(config.http.publicOrigins);
  const cookies = sessionCookies(config.http.secureCookies);
  const app = await createApp(config, isAllowedOrigin, isTrustedProxy);
  const metrics = createMetrics();
  const known = new KnownTokens();
  const redis =
    config.redisUrl === undefined ? undefined : connectRedis(config, config.redisUrl, app);
  const rates = rateLimits(config.rates, known, redis);

  const upstream = new Upstream(config.upstream, {
    ...metrics.upstream,
    token: (token, accepted) => known.report(token, accepted),
  });
  const endSharing = redis && shareChanges(redis, `${config.redisPrefix}changes`, upstream.changes);
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
  const engine = createEngine(config, {
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
  healthRoutes(app, metrics.registry, () => !app.isLeaving());
  const crawlers = crawlerRoutes(app, config, { engine, services, rates });
  const addresses = readAddresses(new URL('page-paths.json', webFolder));
  const pages = renderPages(app, config, webFolder, { engine, services });
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
    // Nobody waits for it.
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
      // What a collector didn't take is no reason not to stop.
      tracer?.close().catch((error: unknown) => app.log.warn({ err: error }, 'tracing')),
    ]);
    endSharing?.();
    redis?.disconnect();
  });
  return app;
};

let built: Record<'schema' | 'compiled', GraphQLSchema> | undefined;

/** The same for every server of a process: to build them takes longest of its start. */
const schemas = () => {
  if (built) return built;
  const sdl = readSdl();
  const all = Object.values(domains);
  return (built = { schema: buildSchema(sdl, all), compiled: buildCompiledSchema(sdl, all) });
};

/** The schema, and the one path on which its operations run. */
export const createEngine = (config: Config, observer: EngineObserver): Engine => {
  const { schema, compiled } = schemas();
  const { graphql: limits, production } = config;
  return new Engine({
    schema,
    operations: new Operations(schema, limits, { suggests: !production }),
    executor: compilingExecutor(
      compiled,
      interpretingExecutor(schema, limits.errors),
      limits.compileAfter,
    ),
    limits,
    mayIntrospect: introspectionRule(production),
    observer,
  });
};

/** Makes the renderer of public pages; undefined where web's build brought none. */
const renderPages = (
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
      timeout: settings.timeout,
    },
    (message, error) => app.log.error({ err: error }, message),
  );
  const run = visitorRuns(engine, services, settings.timeout);
  const failed = (path: string, message: string) =>
    app.log.warn({ path, cause: message }, 'A page could not be rendered');
  return { renderer, shared: new SharedPages(renderer, run, settings, failed) };
};

/** Reads OpenTelemetry only where it is asked for. */
const createTracer = async (config: TracingConfig): Promise<Tracer | undefined> => {
  if (config.url === undefined) return undefined;
  const { openTelemetryTracer } = await import('./tracing/open-telemetry.ts');
  return openTelemetryTracer(config.url, config);
};

const createHub = (
  { upstream: { url, connectTimeout, requestDeadline }, live, sockets }: Config,
  upstream: Upstream,
): LiveHub =>
  new LiveHub({
    ...live,
    connect: liveConnector({
      url,
      connectTimeout,
      silence: live.silence,
      payloadBytes: sockets.payloadBytes,
    }),
    accepts: async (token) => {
      const scope = {
        requestId: 'live',
        clientAddress: undefined,
        deadline: new Deadline(requestDeadline),
      };
      try {
        await upstream.for(scope).as(token).call(accountCalls.current);
        return true;
      } catch (error) {
        return isOutage(error);
      }
    },
  });

const openSockets = (
  app: FastifyInstance,
  config: Config,
  parts: {
    engine: Engine;
    services: Services;
    rates: ReturnType<typeof rateLimits>;
    metrics: Metrics;
    cookies: ReturnType<typeof sessionCookies>;
    onlyKnown: KnownOperations | undefined;
  },
): SocketServer => {
  const isTrustedProxy = addressRule(config.http.trustedProxies);
  const { requestDeadline } = config.upstream;
  const serve = subscriptionServer({ ...parts, limits: config.sockets, requestDeadline });
  let count = 0;
  return new SocketServer(app.server, {
    limits: config.sockets,
    isAllowedOrigin: originRule(config.http.publicOrigins),
    addressOf: (request) => clientAddress(request, isTrustedProxy),
    opened: (socket, request, address, signedIn) =>
      serve({ socket, request, requestId: `socket-${(count += 1)}`, address, signedIn }),
  });
};

const connectRedis = (config: Config, url: string, app: FastifyInstance): Redis => {
  const redis = new Redis(url, {
    keyPrefix: config.redisPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  return redis;
};
