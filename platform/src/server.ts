import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { startBackground } from './background.ts';
import { authenticator, liveCredentials } from './domains/account/sessions.ts';
import { serviceAuthenticator } from './domains/service-accounts/store.ts';
import { domains } from './domains/all.ts';
import { allContributions } from './domains/gathered.ts';
import { outcomeMails } from './domains/notifications/outcome-mails.ts';
import { webhookNews } from './domains/webhooks/news.ts';
import { serveLive } from './events/live.ts';
import { wakeups } from './events/wakeups.ts';
import { fileStore } from './files/store.ts';
import { addressReader } from './http/address.ts';
import { serveBundles } from './http/bundle.ts';
import type { Authenticate } from './http/caller.ts';
import { buildSerializer } from './http/serializers.ts';
import { installErrorHandling } from './http/errors.ts';
import { openapi } from './http/openapi.ts';
import type { OnRefusal } from './http/route.ts';
import { isServiceToken } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { dropRests } from '@whaletide/server/bodies.ts';
import { MIB } from '@whaletide/server/settings.ts';
import { announceStop } from '@whaletide/server/stopping.ts';
import { newId } from './ids.ts';
import { mailSender } from './mail/sender.ts';
import { type CodeSender, codeSender } from './outside/code-sender.ts';
import { type GiftCardIssuer, giftCardIssuer } from './outside/gift-cards.ts';
import { type IdentityVerifier, identityVerifier } from './outside/identity-verifier.ts';
import { oauthProvidersOf } from './outside/oauth-providers.ts';
import { trackingSink } from './outside/tracking-sink.ts';
import { type Services, storedServices } from './services.ts';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Fastify looks for the name of a plugin without one in the files of the whole process, twice. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

export interface ServerOptions {
  config: Config;
  database: Database;
  /** True where this process does jobs too; it does unless told otherwise. */
  worker?: boolean;
  /** The present moment; tests set their own. */
  now?: () => Date;
  /** In place of those of the configuration. */
  codeSender?: CodeSender;
  identityVerifier?: IdentityVerifier;
  giftCards?: GiftCardIssuer;
  onRefusal?: OnRefusal;
}

/** Gateways pass bodies on as slowly as clients send them; a part of a file is read to its end. */
const REFUSED_BODIES = { requestTimeout: 60_000, lingerTimeout: 5_000, lingerBytes: 8 * MIB };

/** Builds the REST server on an open database; the caller listens, and closes the database after. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { config, database, worker = true, now = () => new Date() } = options;
  const app = Fastify({
    logger: { level: config.logLevel },
    // Two lines for each call would bury what matters; who looks for something asks for them.
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(config.logLevel),
    }),
    bodyLimit: config.limits.bodyBytes,
    // The gateway's id, so that one request can be followed through both layers.
    requestIdHeader: false,
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && REQUEST_ID.test(given) ? given : newId(),
    forceCloseConnections: 'idle',
    // A request that still comes in while the server closes is answered like everything else.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer } },
    // Answers aren't checked by the formats of requests, which Ajv warns of where it doesn't know them.
    serializerOpts: { ajv: { formats: { title: true } } },
  });
  const wakes = wakeups(database, app.log);
  const noticeMails = outcomeMails({ config, log: app.log, now });
  const hearing = { noticeMails, webhookNews: webhookNews(now) };
  const services: Services = {
    ...storedServices(database, { config, wakeups: wakes, log: app.log, now, ...hearing }),
    config,
    wakeups: wakes,
    ...hearing,
    files: fileStore(config),
    mailSender: mailSender(config, app.log),
    codeSender: options.codeSender ?? codeSender(config, app.log),
    identityVerifier: options.identityVerifier ?? identityVerifier(config),
    giftCards: options.giftCards ?? giftCardIssuer(config),
    oauthProviders: oauthProvidersOf(config),
    tracking: trackingSink(config, app.log),
    log: app.log,
    now,
  };
  const members = authenticator(database, config.sessionSecret, now);
  const programs = serviceAuthenticator(database, now);
  const authenticate: Authenticate = (token) =>
    isServiceToken(token) ? programs(token) : members(token);
  app.decorate('services', services);
  app.decorate('routeTools', {
    authenticate,
    addressOf: addressReader(config.trustedProxies),
    onRefusal: options.onRefusal,
  });

  installErrorHandling(app);
  announceStop(app);
  dropRests(app, REFUSED_BODIES);
  await app.register(swagger, openapi);
  for (const routes of domains.flatMap((each) => each.routes?.(allContributions) ?? [])) {
    const plugin = async (scope: FastifyInstance) => routes(scope, services);
    await app.register(Object.assign(plugin, { [DISPLAY_NAME]: routes.name || 'routes' }));
  }
  serveBundles(app);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  const endLive = await serveLive(app.server, {
    authenticate,
    liveCredentials: (ids) => liveCredentials(database, ids, now()),
    log: services.events,
    wakeups: wakes,
    limits: config.limits,
    logger: app.log,
  });
  app.addHook('preClose', endLive);
  app.addHook('onClose', () => services.tracking.stop());
  app.addHook('onClose', async () => services.codeSender.close?.());
  if (worker) app.addHook('onClose', await startBackground(services));
  return app;
};
