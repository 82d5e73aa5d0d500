import { Secret, TOTP } from 'otpauth';
import {
  TOTP_DIGITS,
  TOTP_DRIFT,
  TOTP_SECONDS,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';
import { idNumbers } from './id-numbers.ts';

/** Name that authenticator apps show above the code. */
const ISSUER = '鲸潮社区';
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_SECONDS,
  });

/** otpauth://totp/… for the app to scan; `label` tells accounts of one app apart. */
export const uriOf = (secret: string, label: string): string => totp(secret, label).toString();

/** The step of time that a code belongs to, the present one or next to it; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: TOTP_DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / TOTP_SECONDS) + delta;
};

/** Secrets at rest, sealed as ID numbers are, and readable in their member's row alone. */
export const sealedSecrets = (key: Uint8Array) => {
  const { encrypt, decrypt } = idNumbers(key);
  const bound = (memberId: string) => `two-factor:${memberId}`;
  return {
    seal: (secret: string, memberId: string) => encrypt(secret, bound(memberId)),
    open: (sealed: string, memberId: string) => decrypt(sealed, bound(memberId)),
  };
};
