import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { scoringTokens } from '../tables.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Time for which an address holds. */
const HOLDS_MS = HOUR;

interface Address {
  /** Key of the file. */
  key: string;
  /** The scoring token whose worker got the address, by its id. */
  token: string;
  until: number;
}

const sealOf = (secret: Uint8Array, { key, token, until }: Address): string =>
  createHmac('sha256', secret).update(`scoring-file:${key}:${token}:${until}`).digest('base64url');

/**
 * The path at which the worker of a token fetches a file without sending it, for an hour from now
 * on, and as long as the token isn't revoked.
 */
export const signedPath = (
  secret: Uint8Array,
  { key, token }: Pick<Address, 'key' | 'token'>,
  now: Date,
): string => {
  const until = now.getTime() + HOLDS_MS;
  const seal = sealOf(secret, { key, token, until });
  return `/api/scoring/files/${key}?token=${token}&until=${until}&seal=${seal}`;
};

/**
 * @throws Refusal NOT_FOUND for an address that we didn't sign, that has run out, or whose token was
 *   revoked
 */
export const checkSigned = async (
  { config, database, now }: Services,
  { seal, ...address }: Address & { seal: string },
): Promise<void> => {
  const expected = Buffer.from(sealOf(config.sessionSecret, address));
  const given = Buffer.from(seal);
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isOurs || address.until < now().getTime()) throw notFound('文件');
  const [token] = await database.db
    .select({ id: scoringTokens.id })
    .from(scoringTokens)
    .where(and(eq(scoringTokens.id, address.token), isNull(scoringTokens.revokeDate)));
  if (!token) throw notFound('文件');
};
