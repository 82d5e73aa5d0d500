import { NO_SITE, WORKERS_DIED } from '@whaletide/schema/domains/parked-work/rules.ts';
import { startWorkLoop } from '../jobs/work-loop.ts';
import type { Services } from '../services.ts';
import { MailUncertain } from './mail.ts';
import { type LeasedMail, MailLost } from './outbox.ts';
import { renderMail, type MailData } from './templates.ts';
import { type Unsubscribing, unsubscribeToken } from './unsubscribing.ts';

/** Answers what a mail can be unsubscribed from, where that can be done without signing in. */
const unsubscribing = ({ template, memberId }: LeasedMail, sent: Date): Unsubscribing | null =>
  template === 'digest' && memberId ? { member: memberId, kind: 'DIGEST', target: '', sent } : null;

/** A mail that can be unsubscribed from, and no address of the site for its link. */
const lacksSite = ({ config }: Services, { template }: LeasedMail): boolean =>
  template === 'digest' && config.publicOrigins.length === 0;

/** The page that shows it; a mail program's POST goes there too (RFC 8058). */
const unsubscribeUrl = ({ config, now }: Services, mail: LeasedMail): string | undefined => {
  const claim = unsubscribing(mail, now());
  const [site] = config.publicOrigins;
  if (!claim || site === undefined) return undefined;
  return `${site}/home/unsubscribe?token=${unsubscribeToken(config.sessionSecret, claim)}`;
};

const message = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Sends due mails one after the other until it is stopped, beside the workers of other jobs. */
export const startMailWorker = async (services: Services): Promise<() => Promise<void>> => {
  const { config, log, outbox, mailSender } = services;
  const { limits } = config;

  const deliver = async (mail: LeasedMail) => {
    const url = unsubscribeUrl(services, mail);
    const site = { name: config.siteName, url: config.publicOrigins[0] };
    const rendered = renderMail(mail.template, mail.data as MailData[typeof mail.template], {
      site,
      unsubscribeUrl: url,
    });
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
