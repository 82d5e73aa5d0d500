import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import type { MailTemplate } from './templates.ts';

/** Rules of the mails of one template. */
export interface MailRules {
  /** Kind by which their readers end them; absent: they can't be ended. */
  kind?: MailKind;
  /** Mails of a smaller number are sent first, however many others wait. */
  priority: 0 | 1 | 2;
  /** True for mails of one week: later they are no news any more. */
  weekly?: true;
  /** True for mails that are of no use without a link to the site. */
  needsSite?: true;
}

/**
 * Rules by template. What concerns the safety of an account goes first, and to the address that it is
 * written to whatever becomes of the account: who takes one over must not turn its warnings aside.
 * All others go to the address that their member has when they are sent.
 */
export const mailRules: Record<MailTemplate, MailRules> = {
  notice: { priority: 0 },
  news: { priority: 1 },
  verification: { priority: 0, needsSite: true },
  message: { kind: 'ORGANIZERS', priority: 1 },
  deadline: { kind: 'ORGANIZERS', priority: 1 },
  outcome: { kind: 'OUTCOMES', priority: 1 },
  digest: { kind: 'DIGEST', priority: 2, weekly: true },
  'channel-digest': { kind: 'CHANNELS', priority: 2, weekly: true },
};

/** Templates of the mails that a kind ends. */
export const templatesOf = (kind: MailKind): MailTemplate[] =>
  (Object.keys(mailRules) as MailTemplate[]).filter((one) => mailRules[one].kind === kind);
