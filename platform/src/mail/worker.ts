import { NO_SITE, WORKERS_DIED } from '@whaletide/schema/domains/parked-work/rules.ts';
import { startWorkLoop } from '../jobs/work-loop.ts';
import type { Services } from '../services.ts';
import { MailUncertain } from './mail.ts';
import { type LeasedMail, MailLost } from './outbox.ts';
import { renderMail, type MailData, type MailScope, unsubscribable } from './templates.ts';
import { unsubscribeToken } from './unsubscribing.ts';

/** A mail that can be unsubscribed from, and no address of the site for its link. */
const lacksSite = ({ config }: Services, { template }: LeasedMail): boolean =>
  unsubscribable[template] !== undefined && config.publicOrigins.length === 0;

const scopeOf = ({ config, now }: Services, { memberId: member }: LeasedMail): MailScope => ({
  site: { name: config.siteName, url: config.publicOrigins[0] },
  unsubscribePath: (kind, target = '') => {
    if (member === null) return undefined;
    const claim = { member, kind, target, sent: now() };
    return `/home/unsubscribe?token=${unsubscribeToken(config.sessionSecret, claim)}`;
  },
});

/** The page that ends such mails; a mail program's POST goes there too (RFC 8058). */
const unsubscribeUrl = (
  { template }: LeasedMail,
  { site, unsubscribePath }: MailScope,
): string | undefined => {
  const kind = unsubscribable[template];
  const path = kind && unsubscribePath(kind);
  return path === undefined || site.url === undefined ? undefined : `${site.url}${path}`;
};

const message = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Sends due mails one after the other until it is stopped, beside the workers of other jobs. */
export const startMailWorker = async (services: Services): Promise<() => Promise<void>> => {
  const { config, log, outbox, mailSender } = services;
  const { limits } = config;

  const deliver = async (mail: LeasedMail) => {
    const scope = scopeOf(services, mail);
    const url = unsubscribeUrl(mail, scope);
    const data = mail.data as MailData[typeof mail.template];
    const rendered = renderMail(mail.template, data, scope);
    await mailSender.send(
      { to: mail.to, ...rendered, ...(url !== undefined && { unsubscribeUrl: url }) },
      { key: mail.key, handOver: () => outbox.handOver(mail) },
    );
  };

  const attempt = async (mail: LeasedMail) => {
    // One that took its process down each time never gets as far as the catch below.
    if (mail.tries > limits.jobTries) return outbox.park(mail, WORKERS_DIED);
    if (lacksSite(services, mail)) return outbox.park(mail, NO_SITE);
    const heartbeat = setInterval(() => {
      outbox.extend(mail).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, limits.jobLeaseMs / 3);
    try {
      const failed = await deliver(mail).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // Should this fail, the mail stays handed over, and is parked when the lease has run out.
      if (!failed) return await outbox.sent(mail);
      const { error } = failed;
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
