import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountClosure } from './account-closure.ts';
import { commentTargets } from './comment-targets.ts';
import { communityCounts } from './community-counts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { memberAdminRoutes } from './domains/account/administration-routes.ts';
import { accountRoutes } from './domains/account/routes.ts';
import { authenticator, liveCredentials } from './domains/account/sessions.ts';
import { questionnaireRoutes } from './domains/announcements/questionnaires/routes.ts';
import { announcementRoutes } from './domains/announcements/routes.ts';
import { applicationFormRoutes } from './domains/application-forms/routes.ts';
import { badgeRoutes } from './domains/badges/routes.ts';
import { chatRoutes } from './domains/chat/routes.ts';
import { columnRoutes } from './domains/columns/routes.ts';
import { isShownColumn } from './domains/columns/store.ts';
import { commentRoutes } from './domains/comments/routes.ts';
import { competitionRoutes } from './domains/competitions/routes.ts';
import { datasetBindingRoutes } from './domains/dataset-bindings/routes.ts';
import { datasetRoutes } from './domains/datasets/routes.ts';
import { datasetShowcaseRoutes } from './domains/datasets/showcase-routes.ts';
import { feedRoutes } from './domains/feed/routes.ts';
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
import { moderationRoutes } from './domains/moderation/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { parkedWorkRoutes } from './domains/parked-work/routes.ts';
import { organizationAdminRoutes } from './domains/organizations/administration-routes.ts';
import { organizationRoutes } from './domains/organizations/routes.ts';
import { projectRoutes } from './domains/projects/routes.ts';
import { questAdminRoutes } from './domains/quests/administration-routes.ts';
import { questRoutes } from './domains/quests/routes.ts';
import { recommendationRoutes } from './domains/recommendations/routes.ts';
import { registrationRoutes } from './domains/registration/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { searchRoutes } from './domains/search/routes.ts';
import { skillRoutes } from './domains/skills/routes.ts';
import { snippetRoutes } from './domains/snippets/routes.ts';
import { reviewingRoutes } from './domains/submissions/managing-routes.ts';
import { submissionRoutes } from './domains/submissions/routes.ts';
import { applicationRoutes, teamRoutes, withdrawalRoutes } from './domains/team-changes/routes.ts';
import { participationRoutes } from './domains/teams/routes.ts';
import { trackingRoutes } from './domains/tracking/routes.ts';
import { uploadRoutes } from './domains/uploads/routes.ts';
import { workOrderRoutes } from './domains/work-orders/routes.ts';
import { serveLive } from './events/live.ts';
import { eventLog } from './events/log.ts';
import { wakeups } from './events/wakeups.ts';
import { feedTargets } from './feed-targets.ts';
import { fileStore } from './files/store.ts';
import { addressReader } from './http/address.ts';
import { buildSerializer } from './http/serializers.ts';
import { labAttachments, labsInColumns } from './lab-attachments.ts';
import { installErrorHandling } from './http/errors.ts';
import { dropRests } from '@whaletide/server/bodies.ts';
import { MIB } from '@whaletide/server/settings.ts';
import { announceStop } from '@whaletide/server/stopping.ts';
import { newId } from './ids.ts';
import { jobQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/register.ts';
import { outboxOf } from './mail/outbox.ts';
import { mailSender } from './mail/sender.ts';
import { moderatedContent } from './moderated-content.ts';
import { type CodeSender, codeSender } from './outside/code-sender.ts';
import { type IdentityVerifier, identityVerifier } from './outside/identity-verifier.ts';
import { oauthProvidersOf } from './outside/oauth-providers.ts';
import { trackingSink } from './outside/tracking-sink.ts';
import { publicPages } from './public-pages.ts';
import { followedStep } from './quest-steps.ts';
import { searchSources } from './search-sources.ts';
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
  accountRoutes(accountClosure),
  announcementRoutes,
  questionnaireRoutes,
  applicationRoutes,
  applicationFormRoutes,
  badgeRoutes,
  columnRoutes,
  commentRoutes(commentTargets),
  chatRoutes,
  competitionRoutes,
  datasetBindingRoutes,
  datasetRoutes,
  datasetShowcaseRoutes,
  feedRoutes(feedTargets),
  recommendationRoutes,
  forumRoutes,
  growthRoutes,
  leaderboardRoutes,
  leaderboardGroupRoutes,
  boardTemplateRoutes,
  memberRoutes(followedStep),
  memberAdminRoutes,
  moderationRoutes(moderatedContent),
  notificationRoutes,
  managingRoutes,
  outcomeRoutes,
  exportRoutes,
  parkedWorkRoutes,
  organizationRoutes,
  organizationAdminRoutes,
  projectRoutes(labAttachments, labsInColumns),
  registrationRoutes,
  invitationRoutes,
  searchRoutes(searchSources),
  siteRoutes({ pages: publicPages, counts: communityCounts, isColumn: isShownColumn }),
  skillRoutes,
  snippetRoutes,
  submissionRoutes,
  reviewingRoutes,
  questRoutes,
  questAdminRoutes,
  participationRoutes,
  teamRoutes,
  trackingRoutes,
  withdrawalRoutes,
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
    // What still comes in while the server closes is answered like everything else.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer } },
  });
  const wakes = wakeups(database, app.log);
  const kept = { database, limits: config.limits, log: app.log, now };
  const services: Services = {
    config,
    database,
    events: eventLog(database, wakes, now),
    files: fileStore(config),
    jobs: jobQueue(kept),
    outbox: outboxOf(kept),
    mailSender: mailSender(config, app.log),
    codeSender: options.codeSender ?? codeSender(config, app.log),
    identityVerifier: options.identityVerifier ?? identityVerifier(config),
    oauthProviders: oauthProvidersOf(config),
    tracking: trackingSink(config, app.log),
    log: app.log,
    now,
  };
  const authenticate = authenticator(database, config.sessionSecret, now);
  app.decorate('services', services);
  app.decorate('routeTools', { authenticate, addressOf: addressReader(config.trustedProxies) });

  installErrorHandling(app);
  announceStop(app);
  dropRests(app, REFUSED_BODIES);
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
  app.addHook('onClose', () => services.tracking.stop());
  if (worker) app.addHook('onClose', await startJobs(services));
  return app;
};
