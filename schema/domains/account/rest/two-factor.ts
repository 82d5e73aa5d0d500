import { type Static, Type } from 'typebox';
import { RECOVERY_CODES, SECOND_STEP_TRIES } from '../rules/two-factor.ts';
import { call } from '#shared/rest/call.ts';
import { Done, Nullable, Time } from '#shared/rest/common.ts';
import { englishNumber } from '#shared/rules/number-words.ts';

/** True where the second step is on. */
export const TwoFactor = Type.Object({
  Enabled: Type.Boolean(),
  EnabledDate: Nullable(Time),
  /** Number of codes left, of ten; 0 where two-factor authentication is off. */
  RecoveryCodesLeft: Type.Integer({ minimum: 0, maximum: RECOVERY_CODES }),
});
export type TwoFactor = Static<typeof TwoFactor>;

/**
 * Data for setting up an authenticator app; not in force until a code from the app is confirmed.
 */
export const TwoFactorSetup = Type.Object({
  /** Base32 (RFC 4648), without padding, to be typed by hand. */
  Secret: Type.String({ maxLength: 64 }),
  /** otpauth://totp/… with the same secret, to be scanned. */
  Uri: Type.String({ maxLength: 1_000 }),
});
export type TwoFactorSetup = Static<typeof TwoFactorSetup>;

/** Shown once: only hashes of them are kept. */
export const RecoveryCodes = Type.Object({
  Codes: Type.Array(Type.String({ maxLength: 16 }), { maxItems: RECOVERY_CODES }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

const Code = Type.String({ maxLength: 32 });
const Proof = Type.Object({ password: Type.String({ maxLength: 256 }), code: Code });

/**
 * The second step of signing in (RFC 6238: SHA-1, 6 digits, 30 s, one step before and after). All of
 * them need a session: an access token can't change how its member signs in (403).
 */
export const twoFactorCalls = {
  get: call({
    operation: 'twoFactor.get',
    method: 'GET',
    path: '/api/auth/twoFactor',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Whether the second step is on, and how many recovery codes are left',
    response: TwoFactor,
  }),
  begin: call({
    operation: 'twoFactor.begin',
    method: 'POST',
    path: '/api/auth/twoFactor',
    access: 'member',
    refusals: ['FORBIDDEN', 'CONFLICT'],
    summary:
      'A new secret for an authenticator app, in a protected session; in place of one that was never confirmed. 409 CONFLICT where the second step is on',
    response: TwoFactorSetup,
  }),
  confirm: call({
    operation: 'twoFactor.confirm',
    method: 'POST',
    path: '/api/auth/twoFactor/confirm',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Turns the second step on by a code of the new secret, in a protected session, and answers ${englishNumber(RECOVERY_CODES)} recovery codes. 429 after ${SECOND_STEP_TRIES} wrong codes`,
    body: Type.Object({ code: Code }),
    response: RecoveryCodes,
  }),
  renewRecoveryCodes: call({
    operation: 'twoFactor.renewRecoveryCodes',
    method: 'POST',
    path: '/api/auth/twoFactor/recoveryCodes',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Other recovery codes in place of those that are left, by password and code (of the app, or a recovery code)',
    body: Proof,
    response: RecoveryCodes,
  }),
  disable: call({
    operation: 'twoFactor.disable',
    method: 'POST',
    path: '/api/auth/twoFactor/disable',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Turns the second step off, by password and code (of the app, or a recovery code); the secret and the recovery codes are forgotten',
    body: Proof,
    response: Done,
  }),
};
