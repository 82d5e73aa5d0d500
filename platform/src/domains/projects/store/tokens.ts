import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const FORM = /^(\d{1,15})\.([\w-]{43})$/;

/** A version by what its tokens are made of. */
export interface Sealed {
  id: string;
  seal: string;
}

export const newSeal = (): string => randomBytes(32).toString('base64url');

const macOf = ({ id, seal }: Sealed, until: string): string =>
  createHmac('sha256', seal).update(`lab-version:${id}:${until}`).digest('base64url');

/**
 * Lets its bearer read this version of a private project for one to two hours. Within an hour it
 * is the same token, so that an answer and the frame that it fills are the same addresses.
 */
export const issueToken = (version: Sealed, now = new Date()): string => {
  const until = String((Math.floor(now.getTime() / HOUR) + 2) * HOUR);
  return `${until}.${macOf(version, until)}`;
};

/** Tells whether the token is that of a project's link; null is no link. */
export const isLink = (token: string | undefined, link: string | null): boolean => {
  const [left, right] = [Buffer.from(token ?? ''), Buffer.from(link ?? '')];
  return right.length > 0 && left.length === right.length && timingSafeEqual(left, right);
};

/** Tells whether the token belongs to this version and hasn't run out. */
export const opensVersion = (token: string | undefined, version: Sealed, now: Date): boolean => {
  const [, until, mac] = FORM.exec(token ?? '') ?? [];
  if (until === undefined || mac === undefined || Number(until) <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(version, until)));
};
