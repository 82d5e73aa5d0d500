import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import type { MailLine, MailSite } from './layout.ts';

/** Data that a template needs beside its own. */
export interface MailScope {
  site: MailSite;
  /** Time at which it is sent. */
  now: Date;
  /** Lines that end such mails; none for an address that is no member's. */
  unsubscribe: (text: string, kind: MailKind, target?: string) => MailLine[];
  /** Path of the page that takes a change of a contact back. */
  takeBackPath: (change: string) => string;
  /** Path of the page that proves the address that the mail goes to. */
  emailLinkPath: string;
}
