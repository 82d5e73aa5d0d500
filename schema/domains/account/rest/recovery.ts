import { Type } from 'typebox';
import { CAPTCHA_MINUTES } from '../rules/verification.ts';
import { call } from '#shared/rest/call.ts';
import { englishNumber } from '#shared/rules/number-words.ts';
import { Captcha, CaptchaAnswer, CodeSent } from './verification.ts';

/**
 * Contact of the account whose password is reset: a verified e-mail address, or a bound phone
 * number; one of the two.
 */
const Contact = {
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 32 })),
  countryCode: Type.Optional(Type.String({ maxLength: 8 })),
};
const Password = Type.String({ maxLength: 256 });

/** 忘记密码. What they answer never tells whether there is an account of that contact. */
export const recoveryCalls = {
  captcha: call({
    operation: 'recovery.captcha',
    method: 'POST',
    path: '/api/auth/recovery/captcha',
    access: 'public',
    refusals: ['RATE_LIMITED'],
    summary: `A challenge for a visitor; it lives ${englishNumber(CAPTCHA_MINUTES)} minutes, good once. 429 after 60 a minute for an address`,
    response: Captcha,
  }),
  send: call({
    operation: 'recovery.send',
    method: 'POST',
    path: '/api/auth/recovery/code',
    access: 'public',
    refusals: ['BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Sends a code to a verified contact, if it is one: the answer is the same where it is not, and comes before it is known',
    body: Type.Object({ ...Contact, captcha: CaptchaAnswer }),
    response: CodeSent,
  }),
  reset: call({
    operation: 'recovery.reset',
    method: 'POST',
    path: '/api/auth/recovery/password',
    access: 'public',
    refusals: ['BAD_USER_INPUT', 'RATE_LIMITED'],
    breaker: 'none',
    slow: true,
    summary:
      'Sets another password by the code and ends all sessions of the account. 400 at `code` for a wrong code, an old one, and a contact that is none',
    body: Type.Object({
      ...Contact,
      code: Type.String({ maxLength: 16 }),
      newPassword: Password,
      confirmPassword: Password,
      /** Ends the account's access tokens too; they stay where nothing is said. */
      endAccessTokens: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      ok: Type.Literal(true),
      /** Names of the access tokens that the account had. */
      AccessTokens: Type.Optional(Type.Array(Type.String())),
      AccessTokensEnded: Type.Optional(Type.Boolean()),
    }),
  }),
};
