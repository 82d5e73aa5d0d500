import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type Database, databaseWithin, type Transaction } from './database/database.ts';
import { type EventHearers, type EventLog, eventLog, type OnNotice } from './events/log.ts';
import type { Wakeups } from './events/wakeups.ts';
import type { FileStore } from './files/file-store.ts';
import { type JobQueue, jobQueue } from './jobs/queue.ts';
import type { MailSender } from './mail/mail.ts';
import { type Outbox, outboxOf } from './mail/outbox.ts';
import type { CodeSender } from './outside/code-sender.ts';
import type { GiftCardIssuer } from './outside/gift-cards.ts';
import type { IdentityVerifier } from './outside/identity-verifier.ts';
import type { OAuthProviders } from './outside/oauth-providers.ts';
import type { TrackingSink } from './outside/tracking-sink.ts';

/** Services that hold the database. */
interface StoredServices {
  database: Database;
  events: EventLog;
  jobs: JobQueue;
  outbox: Outbox;
}

/**
 * Services that every domain works with; made once by the server, handed to each domain's routes.
 */
export interface Services extends StoredServices {
  config: Config;
  files: FileStore;
  wakeups: Wakeups;
  mailSender: MailSender;
  codeSender: CodeSender;
  /** Null: real names are verified by the manual route alone. */
  identityVerifier: IdentityVerifier | null;
  /** Null: administrators enter the codes of gift cards by hand. */
  giftCards: GiftCardIssuer | null;
  /** Providers that are configured. */
  oauthProviders: OAuthProviders;
  /** Puts the mails that tell what notifications tell into this outbox. */
  noticeMails: (outbox: Outbox) => OnNotice;
  /** Queues what webhooks are told. */
  webhookNews: (jobs: JobQueue) => EventHearers;
  tracking: TrackingSink;
  log: FastifyBaseLogger;
  /** The present moment; tests set their own. */
  now: () => Date;
}

/** Makes the services that hold a database, all of them for this one. */
export const storedServices = (
  database: Database,
  given: Pick<Services, 'config' | 'wakeups' | 'log' | 'now' | 'noticeMails' | 'webhookNews'>,
): StoredServices => {
  const { wakeups, log, now, noticeMails, webhookNews } = given;
  const options = { database, limits: given.config.limits, log, now };
  const outbox = outboxOf(options);
  const jobs = jobQueue(options);
  const [mails, webhooks] = [noticeMails(outbox), webhookNews(jobs)];
  const hearers: EventHearers = {
    onNotice: (...notice) => {
      mails(...notice);
      webhooks.onNotice(...notice);
    },
    onHappening: webhooks.onHappening,
  };
  return {
    database,
    events: eventLog(database, wakeups, now, hearers),
    jobs,
    outbox,
  };
};

/** Services whose every statement belongs to the transaction, so that all that they do stands or none. */
export const servicesWithin = (services: Services, tx: Transaction): Services => ({
  ...services,
  ...storedServices(databaseWithin(services.database, tx), services),
});

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
