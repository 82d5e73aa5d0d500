import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type Environment, environmentReader } from '@whaletide/server/environment.ts';
import { commonSettings, KIB, MIB } from '@whaletide/server/settings.ts';
import { Type } from 'typebox';
import { HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const Switch = Type.Enum(['true', 'false'], { description: 'must be true or false' });

/** Everything that an operator can set, read once at the start. Times in ms, sizes in bytes. */
export type Config = ReturnType<typeof readConfig>;
export type UpstreamConfig = Config['upstream'];
export type GraphqlLimits = Config['graphql'];
export type SocketLimits = Config['sockets'];
export type TracingConfig = Config['tracing'];

/**
 * Reads the configuration. Each limit stands here once, with its reason; each can be changed by
 * the variable named beside it.
 *
 * @throws ConfigurationError that names every variable that is wrong
 */
export const readConfig = (environment: Environment = process.env) => {
  const env = environmentReader(environment);
  const { host, trustedProxies, logLevel, siteName, publicOrigins } = commonSettings(env);
  const marketingUrl = env.base('MARKETING_URL');
  const learningUrl = env.base('LEARNING_URL');
  const workers =
    env.optionalText('WORKERS') === 'auto'
      ? availableParallelism()
      : env.integer('WORKERS', 1, { min: 1, max: 128 });
  const config = {
    production: env.text('NODE_ENV', 'development') === 'production',
    /**
     * Says that a developer runs it, by `npm run dev`: who says nothing of it is an operator, and is
     * warned of what is missing.
     */
    development: env.optionalText('NODE_ENV') === 'development',
    siteName,
    /** Address that /mw leads to; without it the site's own pages answer there. */
    workbenchUrl: env.base('WORKBENCH_URL'),
    /**
     * Address at which to apply for a trial of the workbench; without it nothing offers a trial.
     */
    trialUrl: env.base('TRIAL_URL'),
    /** Page that visitors see in place of the home page; without it the site shows its own. */
    marketingUrl,
    /** Below it are the pages of the learning paths; without it the site's own stand there. */
    learningUrl,
    redisUrl: env.optionalText('REDIS_URL'),
    /** Before every key, so that several sites can share a Redis. */
    redisPrefix: env.text('REDIS_PREFIX', 'whaletide:'),
    logLevel,
    /** Processes that answer behind the one port; `auto` for as many as the machine has cores. */
    workers,

    http: {
      host,
      port: env.integer('PORT', 4000, { max: 65_535 }),
      /** Origins at which browsers reach this site; a page's own origin is always allowed. */
      publicOrigins,
      /** `__Host-` cookies need https; without it the plain name serves local networks. */
      secureCookies: publicOrigins.length > 0 && publicOrigins.every((o) => o.startsWith('https:')),
      /** Forwarded addresses count only from these (addresses or CIDR ranges). */
      trustedProxies,
      /** Further origins that pages may load pictures and data from, or be embedded in. */
      imageOrigins: env.origins('IMAGE_ORIGINS'),
      /** Origins whose pages ours may show in a frame. */
      frameOrigins: [marketingUrl, learningUrl].flatMap((url) =>
        url === undefined ? [] : new URL(url).origin,
      ),
      frameAncestors: env.origins('FRAME_ANCESTORS'),
      /** The longest operation that a page ships is 4 KiB; files go through /uploads. */
      bodyBytes: env.integer('GRAPHQL_BODY_BYTES', 256 * KIB, { min: KIB }),
      /** A client that trickles its headers or body must not hold a connection. */
      headersTimeout: env.integer('HEADERS_TIMEOUT_MS', 10_000, { min: 100 }),
      requestTimeout: env.integer('REQUEST_TIMEOUT_MS', 15_000, { min: 100 }),
      /** The rest of a refused body may pause this long before the connection ends. */
      lingerTimeout: env.integer('LINGER_TIMEOUT_MS', 1_000, { min: 10 }),
      /** A part of a file is read to its end, so that the next goes over the same connection. */
      lingerBytes: env.integer('LINGER_BYTES', 8 * MIB, { min: 0 }),
      connectionsCheck: env.integer('CONNECTIONS_CHECK_MS', 2_000, { min: 100 }),
      /** Longer than the idle time of usual proxies, so that the proxy closes first. */
      keepAliveTimeout: env.integer('KEEP_ALIVE_TIMEOUT_MS', 72_000, { min: 1_000 }),
      /**
       * Time that a stop is announced before it begins, so that proxies and clients go elsewhere.
       */
      leaveTime: env.integer('LEAVE_MS', 1_000, { min: 0 }),
      /** Requests in flight get this long at a stop; process managers kill after 10 s. */
      stopTimeout: env.integer('STOP_TIMEOUT_MS', 8_000, { min: 100 }),
    },

    uploads: {
      /** The largest task's result file; each purpose has its own smaller cap in platform. */
      bytes: env.integer('UPLOAD_BYTES', 1024 * MIB, { min: KIB }),
      /** A steady slow line passes; one that trickles to hold a connection does not. */
      bytesPerSecond: env.integer('UPLOAD_BYTES_PER_SECOND', 16 * KIB, { min: 1 }),
      /** The rate is judged over this time, so that a short stall passes. */
      rateWindow: env.integer('UPLOAD_RATE_WINDOW_MS', 10_000, { min: 100 }),
    },

    upstream: {
      url: env.base('UPSTREAM_URL') ?? 'http://127.0.0.1:4001',
      /** Enough for 1,000 calls/s at 60 ms; more would only queue in platform. */
      connections: env.integer('UPSTREAM_CONNECTIONS', 64, { min: 1 }),
      connectTimeout: env.integer('UPSTREAM_CONNECT_TIMEOUT_MS', 2_000, { min: 10 }),
      /** One call with all its tries. */
      callTimeout: env.integer('UPSTREAM_CALL_TIMEOUT_MS', 5_000, { min: 10 }),
      /** A whole request with all its calls. */
      requestDeadline: env.integer('REQUEST_DEADLINE_MS', 15_000, { min: 10 }),
      responseBytes: env.integer('UPSTREAM_RESPONSE_BYTES', 8 * MIB, { min: KIB }),
      /** Retries help against a blip; the budget keeps them from feeding an outage. */
      retries: env.integer('UPSTREAM_RETRIES', 2),
      retryDelay: env.integer('UPSTREAM_RETRY_DELAY_MS', 100),
      retryShare: env.share('UPSTREAM_RETRY_SHARE', 0.2),
      retryFloor: env.integer('UPSTREAM_RETRY_FLOOR', 3),
      /** The breaker spares a struggling operation, and its callers the wait. */
      breakerFailures: env.integer('BREAKER_FAILURES', 5, { min: 1 }),
      breakerShare: env.share('BREAKER_SHARE', 0.5),
      breakerCalls: env.integer('BREAKER_CALLS', 20, { min: 1 }),
      breakerWindow: env.integer('BREAKER_WINDOW_MS', 10_000, { min: 100 }),
      breakerPause: env.integer('BREAKER_PAUSE_MS', 5_000, { min: 10 }),
      breakerLongestPause: env.integer('BREAKER_LONGEST_PAUSE_MS', 30_000, { min: 10 }),
      /** A pause ends as soon as platform is known to be back: asking is cheap, waiting isn't. */
      breakerProbe: env.integer('BREAKER_PROBE_MS', 1_000, { min: 10 }),
      /** A second of sharing takes most of a crowd's load and is no staleness that one notices. */
      sharedFresh: env.integer('SHARED_CACHE_FRESH_MS', 1_000),
      /** Age that a public answer may have when platform is down. */
      sharedStale: env.integer('SHARED_CACHE_STALE_MS', HOUR),
      sharedBytes: env.integer('SHARED_CACHE_BYTES', 64 * MIB, { min: KIB }),
    },

    pages: {
      /**
       * Threads that render pages. They leave a core to the event loop that answers; workers have
       * their cores already.
       */
      renderers: workers > 1 ? 1 : Math.max(1, Math.min(4, availableParallelism() - 1)),
      /** A second of sharing, as for answers; older ones are sent while they are rendered again. */
      fresh: env.integer('PAGES_FRESH_MS', 1_000),
      stale: env.integer('PAGES_STALE_MS', 60_000),
      /**
       * Time after which a reader who waits for a rendered page gets an empty one, which fills
       * itself: on a busy machine that takes longer still. The renderer's line bounds what piles up.
       */
      patience: env.integer('PAGES_PATIENCE_MS', 2_000, { min: 1 }),
      /** A page that takes longer is given up. */
      timeout: env.integer('PAGES_TIMEOUT_MS', 5_000, { min: 10 }),
      /** Some 500 pages, each with what is sent of it compressed. */
      bytes: env.integer('PAGES_BYTES', 64 * MIB, { min: KIB }),
    },

    graphql: {
      /** The largest shipped operation has some 400 tokens, depth 8, cost 700. */
      tokens: env.integer('GRAPHQL_TOKENS', 2_000, { min: 10 }),
      depth: env.integer('GRAPHQL_DEPTH', 12, { min: 1 }),
      aliases: env.integer('GRAPHQL_ALIASES', 30),
      rootFields: env.integer('GRAPHQL_ROOT_FIELDS', 20, { min: 1 }),
      directives: env.integer('GRAPHQL_DIRECTIVES', 10),
      cost: env.integer('GRAPHQL_COST', 5_000, { min: 1 }),
      /** Rows that a list without a size counts for. */
      assumedListSize: env.integer('GRAPHQL_ASSUMED_LIST_SIZE', 10, { min: 1 }),
      /** More errors than this are of no help and cost bytes. */
      errors: env.integer('GRAPHQL_MAX_ERRORS', 5, { min: 1 }),
      /** Parsed, validated and compiled documents that are kept. */
      documents: env.integer('GRAPHQL_DOCUMENTS', 1_000, { min: 1 }),
      /** Compiling takes milliseconds: only a document that comes again is worth it. */
      compileAfter: env.integer('GRAPHQL_COMPILE_AFTER', 2, { min: 0 }),
    },

    knownOperations: {
      /** Manifests of further clients, as web's build writes its own. */
      files: env.list('KNOWN_OPERATIONS').map((path) => pathToFileURL(path)),
      /**
       * True where browsers may send shipped operations alone; clients with a token and the sandbox
       * go on.
       */
      only: env.setting('KNOWN_OPERATIONS_ONLY', Switch) === 'true',
    },

    crawlers: {
      /** Pages a file of the sitemap; its protocol allows 50,000. */
      sitemapRows: env.integer('SITEMAP_ROWS', 50_000, { min: 1, max: 50_000 }),
      /** Counting and listing every page is work, and no crawler comes twice in this time. */
      sitemapFresh: env.integer('SITEMAP_FRESH_MS', 600_000),
      /** Readers ask every few minutes, and many for the same. */
      feedFresh: env.integer('FEED_FRESH_MS', 60_000),
      /** Memory of sitemaps, and of feeds: a full file of a sitemap takes some 7 MiB. */
      documentBytes: env.integer('CRAWLER_CACHE_BYTES', 64 * MIB, { min: KIB }),
    },

    tracing: {
      /** Address of a collector that takes OTLP over HTTP; without it nothing is traced. */
      url: env.base('OTEL_EXPORTER_OTLP_ENDPOINT'),
      serviceName: env.text('OTEL_SERVICE_NAME', 'whaletide-gateway'),
      /** Share of the traces that are kept, where the caller hasn't decided. */
      share: env.share('OTEL_TRACES_SAMPLER_ARG', 1),
    },

    clients: {
      /** Between two reports of what clients ask for; 0 for none, as where a backend has no such call. */
      reportEvery: env.integer('CLIENT_REPORT_MS', MINUTE, { min: 0 }),
    },

    rates: {
      /** Operations a minute. */
      member: env.integer('RATE_MEMBER', 600, { min: 1 }),
      service: env.integer('RATE_SERVICE', 1_200, { min: 1 }),
      address: env.integer('RATE_ADDRESS', 300, { min: 1 }),
      /** Uploads a minute, for each member or address. */
      uploads: env.integer('RATE_UPLOADS', 30, { min: 1 }),
    },

    sockets: {
      initTimeout: env.integer('SOCKET_INIT_TIMEOUT_MS', 3_000, { min: 10 }),
      /** Shorter than the 15 s after which some mobile networks drop a quiet connection. */
      pingInterval: env.integer('SOCKET_PING_MS', 12_000, { min: 10 }),
      payloadBytes: env.integer('SOCKET_PAYLOAD_BYTES', 64 * KIB, { min: 64 }),
      subscriptions: env.integer('SOCKET_SUBSCRIPTIONS', 20, { min: 1 }),
      perMember: env.integer('SOCKETS_PER_MEMBER', 10, { min: 1 }),
      /** A reader that doesn't read must not fill our memory. */
      backlogBytes: env.integer('SOCKET_BACKLOG_BYTES', MIB, { min: KIB }),
      /** After the subscriptions of a page, which come within a second. */
      sessionWatchDelay: env.integer('SOCKET_SESSION_WATCH_MS', 1_000, { min: 10 }),
      /** Sockets that have not said who they are, from one address. */
      perAddress: env.integer('SOCKETS_PER_ADDRESS', 200, { min: 1 }),
    },

    live: {
      /** First and longest wait before the socket to platform is opened again, with jitter. */
      firstDelay: env.integer('LIVE_FIRST_DELAY_MS', 250, { min: 1 }),
      longestDelay: env.integer('LIVE_LONGEST_DELAY_MS', 10_000, { min: 1 }),
      /** Platform pings every 12 s; silence of this length means that the line is dead. */
      silence: env.integer('LIVE_SILENCE_MS', 30_000, { min: 100 }),
      /** Events that are kept for a subscriber that comes late or reads slowly. */
      backlogEvents: env.integer('LIVE_BACKLOG_EVENTS', 1_000, { min: 1 }),
    },
  };
  env.finish();
  return config;
};
