import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { accountRoutes } from './domains/account/routes.ts';
import { authenticator, liveCredentials } from './domains/account/sessions.ts';
import { applicationFormRoutes } from './domains/application-forms/routes.ts';
import { badgeRoutes } from './domains/badges/routes.ts';
import { chatRoutes } from './domains/chat/routes.ts';
import { columnRoutes } from './domains/columns/routes.ts';
import { competitionRoutes } from './domains/competitions/routes.ts';
import { datasetBindingRoutes } from './domains/dataset-bindings/routes.ts';
import { forumRoutes } from './domains/forum/routes.ts';
import { growthRoutes } from './domains/growth/routes.ts';
import { invitationRoutes } from './domains/invitations/routes.ts';
import { leaderboardGroupRoutes } from './domains/leaderboards/group-routes.ts';
import { leaderboardRoutes } from './domains/leaderboards/routes.ts';
import { boardTemplateRoutes } from './domains/leaderboards/template-routes.ts';
import { exportRoutes } from './domains/managing/exports/routes.ts';
import { outcomeRoutes } from './domains/managing/outcome-routes.ts';
import { managingRoutes } from './domains/managing/routes.ts';
import { memberRoutes } from './domains/members/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { organizationAdminRoutes } from './domains/organizations/administration-routes.ts';
import { organizationRoutes } from './domains/organizations/routes.ts';
import { projectRoutes } from './domains/projects/routes.ts';
import { questRoutes } from './domains/quests/routes.ts';
import { registrationRoutes } from './domains/registration/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { skillRoutes } from './domains/skills/routes.ts';
import { reviewingRoutes } from './domains/submissions/managing-routes.ts';
import { submissionRoutes } from './domains/submissions/routes.ts';
import { applicationRoutes, teamRoutes } from './domains/team-changes/routes.ts';
import { participationRoutes } from './domains/teams/routes.ts';
import { uploadRoutes } from './domains/uploads/routes.ts';
import { workOrderRoutes } from './domains/work-orders/routes.ts';
import { serveLive } from './events/live.ts';
import { eventLog } from './events/log.ts';
import { wakeups } from './events/wakeups.ts';
import { fileStore } from './files/store.ts';
import { addressReader } from './http/address.ts';
import { buildSerializer } from './http/serializers.ts';
import { installErrorHandling } from './http/errors.ts';
import { announceStop } from '@whaletide/server/stopping.ts';
import { newId } from './ids.ts';
import { jobQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/register.ts';
import { type CodeSender, codeSender } from './outside/code-sender.ts';
import { type IdentityVerifier, identityVerifier } from './outside/identity-verifier.ts';
import { publicPages } from './public-pages.ts';
import type { Services } from './services.ts';
import { uploadRules } from './upload-rules.ts';

const REQUEST_ID = /^[\w.-]{1,64}$/;

const openapi = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: '鲸潮社区 REST',
      description: 'The REST backend of the community platform.',
      version: '1.0.0',
    },
    components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } } },
  },
};

const domains = [
  accountRoutes,
  applicationRoutes,
  applicationFormRoutes,
  badgeRoutes,
  columnRoutes,
  chatRoutes,
  competitionRoutes,
  datasetBindingRoutes,
  forumRoutes,
  growthRoutes,
  leaderboardRoutes,
  leaderboardGroupRoutes,
  boardTemplateRoutes,
  memberRoutes,
  notificationRoutes,
  managingRoutes,
  outcomeRoutes,
  exportRoutes,
  organizationRoutes,
  organizationAdminRoutes,
  projectRoutes,
  registrationRoutes,
  invitationRoutes,
  siteRoutes(publicPages),
  skillRoutes,
  submissionRoutes,
  reviewingRoutes,
  questRoutes,
  participationRoutes,
  teamRoutes,
  uploadRoutes(uploadRules),
  workOrderRoutes,
];

/** Fastify looks for the name of a plugin without one in the files of the whole process, twice. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

export interface ServerOptions {
  config: Config;
  database: Database;
  /** Whether this process does jobs too; it does unless told otherwise. */
  worker?: boolean;
  /** The present moment; tests set their own. */
  now?: () => Date;
  /** In place of those of the configuration. */
  codeSender?: CodeSender;
  identityVerifier?: IdentityVerifier;
}

/** Builds the REST server on an open database; the caller listens, and closes the database after. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { config, database, worker = true, now = () => new Date() } = options;
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: config.limits.bodyBytes,
    // The gateway's id, so that one request can be followed through both layers.
    requestIdHeader: false,
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && REQUEST_ID.test(given) ? given : newId(),
    forceCloseConnections: 'idle',
    // What still comes in while the server closes is answered like everything else.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer } },
  });
  const wakes = wakeups(database, app.log);
  const services: Services = {
    config,
    database,
    events: eventLog(database, wakes, now),
    files: fileStore(config),
    jobs: jobQueue({ database, limits: config.limits, log: app.log, now }),
    codeSender: options.codeSender ?? codeSender(config, app.log),
    identityVerifier: options.identityVerifier ?? identityVerifier(config),
    log: app.log,
    now,
  };
  const authenticate = authenticator(database, config.sessionSecret, now);
  app.decorate('services', services);
  app.decorate('routeTools', { authenticate, addressOf: addressReader(config.trustedProxies) });

  installErrorHandling(app);
  announceStop(app);
  await app.register(swagger, openapi);
  for (const routes of domains) {
    const plugin = async (scope: FastifyInstance) => routes(scope, services);
    await app.register(Object.assign(plugin, { [DISPLAY_NAME]: routes.name || 'routes' }));
  }
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
  if (worker) app.addHook('onClose', await startJobs(services));
  return app;
};
