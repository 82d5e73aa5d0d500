import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Done, Time } from '#shared/rest/common.ts';
import { emailLinkStates } from '../rules/email-links.ts';

/** A link that proves an account's address, with the address masked. */
export const EmailLink = Type.Object({
  Email: Type.String(),
  /** Name of the account. */
  Name: Type.String(),
  /** Time until which the link proves it. */
  Until: Time,
  State: Type.Enum(emailLinkStates),
});
export type EmailLink = Static<typeof EmailLink>;

/** Token of the link in the mail to the address. */
const Token = Type.String({ minLength: 1, maxLength: 600 });

/** 验证邮箱, by who has the mail, signed in or not. */
export const emailLinkCalls = {
  // Not by GET: the token must not get into logs or caches.
  get: call({
    operation: 'emailLinks.get',
    method: 'POST',
    path: '/api/auth/emailLink',
    access: 'public',
    refusals: ['NOT_FOUND'],
    changes: 'nothing',
    summary:
      'The address that a link proves, without proving it; NOT_FOUND for a link that isn’t ours',
    body: Type.Object({ token: Token }),
    response: EmailLink,
  }),
  verify: call({
    operation: 'emailLinks.verify',
    method: 'POST',
    path: '/api/auth/emailLink/verify',
    access: 'public',
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Proves the address; a second time changes nothing. NOT_FOUND for a link that isn’t ours, CONFLICT for one that is too old or whose account has another address',
    body: Type.Object({ token: Token }),
    response: EmailLink,
  }),
  renew: call({
    operation: 'emailLinks.renew',
    method: 'POST',
    path: '/api/auth/emailLink/renew',
    access: 'public',
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Mails a new link to the same address; NOT_FOUND for a link that isn’t ours, CONFLICT where the account has another address, or has proved this one, RATE_LIMITED',
    body: Type.Object({ token: Token }),
    response: Done,
  }),
};
