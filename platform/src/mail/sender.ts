import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { MailSender } from './mail.ts';
import { smtpSender } from './smtp.ts';

/** Writes mails to the log, so that a site without a server can be tried; not for real members. */
const loggingSender = (log: FastifyBaseLogger): MailSender => ({
  send: async ({ to, subject, text, unsubscribeUrl }, { handOver }) => {
    await handOver?.();
    const mail = { to, subject, text, unsubscribeUrl };
    log.warn(mail, 'NO MAIL SERVER: this mail was not delivered (SMTP_URL)');
  },
  close: () => undefined,
});

/** The operator's server behind SMTP_URL, or the log. */
export const mailSender = (
  { smtp, siteName, limits }: Config,
  log: FastifyBaseLogger,
): MailSender => (smtp ? smtpSender(smtp, siteName, limits.smtpMs) : loggingSender(log));
