import type { FastifyBaseLogger } from 'fastify';
import type { CodePurpose } from '@whaletide/schema/domains/account/rules/code-purposes.ts';
import type { Config, SmtpConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { codeMail } from '../mail/code-mail.ts';
import { MailUncertain } from '../mail/mail.ts';
import { smtpSender } from '../mail/smtp.ts';
import { mayHaveArrived, postJson } from './post-json.ts';

/** A code on its way to a member. */
export interface CodeMessage {
  channel: 'sms' | 'voice' | 'email';
  /** An e-mail address, or a number as +86 13800000000. */
  to: string;
  /** Six digits, good for ten minutes. */
  code: string;
  /** Use of the code, which its message says. */
  purpose: CodePurpose;
}

/** Failure that leaves open whether the code has been sent: it has to stay good. */
export class CodeUncertain extends Error {
  override name = 'CodeUncertain';
}

/** Delivers codes. */
export interface CodeSender {
  /** @throws CodeUncertain, or another error where the code was certainly not sent */
  send: (message: CodeMessage) => Promise<void>;
  /** Ends what is under way. */
  close?: () => void;
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
  const mails = smtpSender(smtp, siteName, limits.smtpMs);
  const site = { name: siteName, url: publicOrigins[0] };
  return {
    send: async (message) => {
      if (message.channel !== 'email') return others.send(message);
      const mail = { to: message.to, ...codeMail(message, site) };
      await mails.send(mail, { key: `code:${newId()}` }).catch((error: unknown) => {
        if (!(error instanceof MailUncertain)) throw error;
        throw new CodeUncertain('the mail may have arrived', { cause: error });
      });
    },
    close: () => mails.close(),
  };
};

/** Hands codes to the operator's service. */
const postingSender = (url: string, timeoutMs: number): CodeSender => ({
  send: async (message) => {
    await postJson(url, message, timeoutMs).catch((error: unknown) => {
      if (!mayHaveArrived(error)) throw error;
      throw new CodeUncertain('the sender may have taken the code', { cause: error });
    });
  },
});

/** The operator's sender behind CODE_SENDER_URL; else, for mails, the one behind SMTP_URL; or the log. */
export const codeSender = (config: Config, log: FastifyBaseLogger): CodeSender => {
  const { codeSenderUrl, smtp, limits } = config;
  if (codeSenderUrl !== undefined) return postingSender(codeSenderUrl, limits.outsideCallMs);
  const logging = loggingSender(log);
  return smtp ? mailingSender(config, smtp, logging) : logging;
};
