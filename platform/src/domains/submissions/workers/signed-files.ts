import { createHmac, timingSafeEqual } from 'node:crypto';
import { notFound } from '#refusal.ts';

/** Time for which an address holds. */
const HOLDS_MS = 3_600_000;

const sealOf = (secret: Uint8Array, key: string, until: number): string =>
  createHmac('sha256', secret).update(`scoring-file:${key}:${until}`).digest('base64url');

/** The path at which a worker fetches a file without a token, for an hour from now on. */
export const signedPath = (secret: Uint8Array, key: string, now: Date): string => {
  const until = now.getTime() + HOLDS_MS;
  return `/api/scoring/files/${key}?until=${until}&seal=${sealOf(secret, key, until)}`;
};

/** @throws Refusal NOT_FOUND for an address that we didn't sign, or that has run out */
export const checkSigned = (
  secret: Uint8Array,
  { key, until, seal }: { key: string; until: number; seal: string },
  now: Date,
): void => {
  const expected = Buffer.from(sealOf(secret, key, until));
  const given = Buffer.from(seal);
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isOurs || until < now.getTime()) throw notFound('文件');
};
