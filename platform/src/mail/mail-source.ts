import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Handle, Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Mails of a kind, as their links end them. */
export interface MailSource {
  /**
   * Reads what a link is about: its name, null for mails about no particular thing, and whether the
   * member still gets them. Undefined for a target that isn't there any more.
   */
  find: (
    db: Handle,
    memberId: string,
    target: string,
  ) => Promise<{ name: string | null; subscribed: boolean } | undefined>;
  /** Ends them, and takes back what waits to be sent; a second time changes nothing. */
  end: (services: Services, tx: Transaction, memberId: string, target: string) => Promise<void>;
}

export type MailSources = Record<MailKind, MailSource>;
