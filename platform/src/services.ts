import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { EventLog } from './events/log.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { MailSender } from './mail/mail.ts';
import type { Outbox } from './mail/outbox.ts';
import type { CodeSender } from './outside/code-sender.ts';
import type { GiftCardIssuer } from './outside/gift-cards.ts';
import type { IdentityVerifier } from './outside/identity-verifier.ts';
import type { OAuthProviders } from './outside/oauth-providers.ts';
import type { TrackingSink } from './outside/tracking-sink.ts';

/**
 * Services that every domain works with; made once by the server, handed to each domain's routes.
 */
export interface Services {
  config: Config;
  database: Database;
  events: EventLog;
  files: FileStore;
  jobs: JobQueue;
  outbox: Outbox;
  mailSender: MailSender;
  codeSender: CodeSender;
  /** Null: real names are verified by the manual route alone. */
  identityVerifier: IdentityVerifier | null;
  /** Null: administrators enter the codes of gift cards by hand. */
  giftCards: GiftCardIssuer | null;
  /** Providers that are configured. */
  oauthProviders: OAuthProviders;
  tracking: TrackingSink;
  log: FastifyBaseLogger;
  /** The present moment; tests set their own. */
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
