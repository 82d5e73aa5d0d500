import type { FastifyBaseLogger } from 'fastify';
import type { Config, SmtpConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { smtpSender } from '../mail/smtp.ts';
import { codeMail } from '../mail/templates.ts';
import { postJson } from './post-json.ts';

/** A code on its way to a member. */
export interface CodeMessage {
  channel: 'sms' | 'voice' | 'email';
  /** An e-mail address, or a number as +86 13800000000. */
  to: string;
  /** Six digits, good for ten minutes. */
  code: string;
}

/** Delivers codes; throws where it can't. */
export interface CodeSender {
  send: (message: CodeMessage) => Promise<void>;
}

/** Writes codes to the log, so that a site without a sender can be tried; not for real members. */
const loggingSender = (log: FastifyBaseLogger): CodeSender => ({
  send: async (message) => {
    log.warn(message, 'NO CODE SENDER: this verification code was not delivered (CODE_SENDER_URL)');
  },
});

/** Mails codes at once, not through the outbox: they expire after ten minutes. */
const mailingSender = (
  { siteName, publicOrigins, limits }: Config,
  smtp: SmtpConfig,
  others: CodeSender,
): CodeSender => {
  const mails = smtpSender(smtp, siteName, limits.outsideCallMs);
  const site = { name: siteName, url: publicOrigins[0] };
  return {
    send: async (message) => {
      const { channel, to, code } = message;
      if (channel !== 'email') return others.send(message);
      await mails.send({ to, ...codeMail(code, site) }, { key: `code:${newId()}` });
      mails.close();
    },
  };
};

/** The operator's sender behind CODE_SENDER_URL; else, for mails, the one behind SMTP_URL; or the log. */
export const codeSender = (config: Config, log: FastifyBaseLogger): CodeSender => {
  const { codeSenderUrl, smtp, limits } = config;
  if (codeSenderUrl !== undefined)
    return {
      send: async (message) => {
        await postJson(codeSenderUrl, message, limits.outsideCallMs);
      },
    };
  const logging = loggingSender(log);
  return smtp ? mailingSender(config, smtp, logging) : logging;
};
