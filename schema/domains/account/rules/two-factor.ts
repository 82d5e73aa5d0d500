import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/**
 * Parameters that authenticator apps assume (RFC 6238): six digits by SHA-1, a new code each 30
 * seconds.
 */
export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
/** Number of codes accepted before and after the current one, since clocks differ. */
export const TOTP_DRIFT = 1;
/** Wrong codes of an account, or a known device, until it has to wait; and how long at first. */
export const SECOND_STEP_TRIES = 5;
export const SECOND_STEP_MINUTES = 15;
/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10;
/** Letters and digits of a recovery code; none that is easily taken for another. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

export const SECOND_STEP_TEXT = '请输入两步验证码';

/** The code as it is compared: without spaces and hyphens, in one case. */
export const plainCode = (code: string): string =>
  code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();

/** Tells which of the two kinds a plain code can be; null for neither. */
export const kindOfCode = (plain: string): 'totp' | 'recovery' | null => {
  if (/^\d{6}$/.test(plain)) return 'totp';
  const isRecovery =
    plain.length === RECOVERY_LENGTH &&
    [...plain].every((letter) => RECOVERY_LETTERS.includes(letter));
  return isRecovery ? 'recovery' : null;
};

/** k7qm2-x9f4t: how a recovery code is shown. */
export const shownRecoveryCode = (plain: string): string =>
  `${plain.slice(0, RECOVERY_LENGTH / 2)}-${plain.slice(RECOVERY_LENGTH / 2)}`;

/** A code of the authenticator, as setting it up asks for. */
export const totpProblem = (code: string): Refusal | null =>
  kindOfCode(plainCode(code)) === 'totp'
    ? null
    : refuse('BAD_USER_INPUT', '请输入验证器中的6位数字', 'code');

/** Either of the two, as signing in takes them. */
export const secondStepProblem = (code: string): Refusal | null =>
  kindOfCode(plainCode(code)) === null
    ? refuse('BAD_USER_INPUT', '请输入验证器中的6位数字，或一个恢复码', 'code')
    : null;
