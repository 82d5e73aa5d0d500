import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  emailLinkPath,
  takeBackPath,
  unsubscribePath,
} from '@whaletide/schema/shared/rules/page-paths.ts';
import { NO_SITE, WORKERS_DIED } from '@whaletide/schema/domains/parked-work/rules.ts';
import { startWorkLoop } from '../jobs/work-loop.ts';
import type { Services } from '../services.ts';
import { emailLinkToken } from './email-link-token.ts';
import { type DropReason, MailUncertain } from './mail.ts';
import { type LeasedMail, MailLost } from './mail-leases.ts';
import type { Recipients } from './recipients.ts';
import { mailRules } from './rules.ts';
import type { MailScope } from './scope.ts';
import { type MailData, renderMail } from './templates.ts';
import { takeBackToken } from './take-back-token.ts';
import { unsubscribeToken } from './unsubscribing.ts';

/** A mail that is of no use without a link, or can be unsubscribed from, and no address of the site. */
const lacksSite = ({ config }: Services, { template }: LeasedMail): boolean => {
  const { kind, needsSite = false } = mailRules[template];
  return (needsSite || kind !== undefined) && config.publicOrigins.length === 0;
};

/** Path of the page that ends mails of a kind to this mail's member. */
const endingOf = (
  { config, now }: Services,
  { memberId: member }: LeasedMail,
  kind: MailKind,
  target = '',
): string | undefined => {
  if (member === null) return undefined;
  const claim = { member, kind, target, sent: now() };
  return unsubscribePath(unsubscribeToken(config.sessionSecret, claim));
};

const scopeOf = (services: Services, mail: LeasedMail): MailScope => {
  const { config, now } = services;
  return {
    site: { name: config.siteName, url: config.publicOrigins[0] },
    now: now(),
    unsubscribe: (text, kind, target) => {
      const path = endingOf(services, mail, kind, target);
      return path === undefined ? [] : [{ text, path }];
    },
    takeBackPath: (change) => takeBackPath(takeBackToken(config.sessionSecret, change)),
    emailLinkPath: emailLinkPath(
      emailLinkToken(config.sessionSecret, {
        member: mail.memberId ?? '',
        email: mail.to,
        sent: now(),
      }),
    ),
  };
};

/** The page that ends such mails; a mail program's POST goes there too (RFC 8058). */
const unsubscribeUrl = (services: Services, mail: LeasedMail): string | undefined => {
  const { kind } = mailRules[mail.template];
  const path = kind && endingOf(services, mail, kind);
  const [url] = services.config.publicOrigins;
  return path === undefined || url === undefined ? undefined : `${url}${path}`;
};

const message = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Sends due mails one after the other until it is stopped, beside the workers of other jobs. */
export const startMailWorker = async (
  services: Services,
  recipientOf: Recipients,
): Promise<() => Promise<void>> => {
  const { config, log, outbox, mailSender } = services;
  const { limits } = config;

  /** Sends it to who is to have it now; answers why no one is. */
  const deliver = async (mail: LeasedMail): Promise<DropReason | null> => {
    const recipient = await recipientOf(services, mail);
    if ('drop' in recipient) return recipient.drop;
    const url = unsubscribeUrl(services, mail);
    const data = mail.data as MailData[typeof mail.template];
    const rendered = renderMail(mail.template, data, scopeOf(services, mail));
    await mailSender.send(
      { to: recipient.to, ...rendered, ...(url !== undefined && { unsubscribeUrl: url }) },
      { key: mail.key, handOver: () => outbox.handOver(mail) },
    );
    return null;
  };

  const attempt = async (mail: LeasedMail) => {
    // One that took its process down each time never gets as far as the catch below.
    if (mail.tries > limits.jobTries) return outbox.park(mail, WORKERS_DIED);
    if (lacksSite(services, mail)) return outbox.park(mail, NO_SITE);
    const heartbeat = setInterval(() => {
      outbox.extend(mail).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, limits.jobLeaseMs / 3);
    try {
      const result = await deliver(mail).then(
        (dropped) => ({ dropped }),
        (error: unknown) => ({ error }),
      );
      if (!('error' in result)) {
        if (result.dropped !== null) return await outbox.drop(mail, result.dropped);
        // Should this fail, the mail stays handed over, and is parked when the lease has run out.
        return await outbox.sent(mail);
      }
      const { error } = result;
      if (error instanceof MailLost) return;
      log.error({ err: error, key: mail.key, tries: mail.tries }, 'mail failed');
      if (error instanceof MailUncertain) await outbox.park(mail, 'UNCERTAIN');
      else await outbox.postpone(mail, message(error));
    } finally {
      clearInterval(heartbeat);
    }
  };

  const stop = await startWorkLoop({
    lease: () => outbox.lease(),
    attempt,
    listen: (wake) => outbox.listen(wake),
    pollMs: limits.jobPollMs,
    log,
  });
  return async () => {
    await stop();
    mailSender.close();
  };
};
