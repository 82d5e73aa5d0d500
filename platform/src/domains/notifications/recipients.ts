import { isoWeek } from '@whaletide/schema/shared/rules/time.ts';
import type { MailSources } from '#mail/mail-source.ts';
import type { Recipients } from '#mail/recipients.ts';
import { mailRules } from '#mail/rules.ts';
import { memberById } from '../members/store.ts';

/** Finds whom a mail goes to when it is sent, which may be long after it was written. */
export const recipientsBy =
  (mailed: MailSources): Recipients =>
  async ({ database: { db }, now }, { key, memberId, template, to }) => {
    // Warnings go where they were written to: a thief who takes an account over changes its address.
    if (memberId === null || template === 'notice') return { to };
    const { kind, weekly } = mailRules[template];
    if (weekly && key.split(':')[1] !== isoWeek(now())) return { drop: 'OUTDATED' };
    const member = await memberById(db, memberId);
    if (template === 'verification')
      return member?.email === to && !member.emailVerified && !member.deactivated
        ? { to }
        : { drop: 'OUTDATED' };
    if (!member?.email || !member.emailVerified || member.deactivated || member.closed)
      return { drop: 'GONE' };
    if (kind && !(await mailed[kind].find(db, memberId, ''))?.subscribed)
      return { drop: 'UNSUBSCRIBED' };
    return { to: member.email };
  };
