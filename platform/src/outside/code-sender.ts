import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
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

/** The operator's sender behind CODE_SENDER_URL, or the log. */
export const codeSender = (
  { codeSenderUrl, limits }: Config,
  log: FastifyBaseLogger,
): CodeSender =>
  codeSenderUrl === undefined
    ? loggingSender(log)
    : {
        send: async (message) => {
          await postJson(codeSenderUrl, message, limits.outsideCallMs);
        },
      };
