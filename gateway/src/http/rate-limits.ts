import { networkOf } from '@whaletide/schema/shared/rules/addresses.ts';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { KnownTokens } from '../tokens.ts';
import type { Siblings } from '../workers/siblings.ts';

const MINUTE = 60;

/**
 * Counts what members and addresses do in a minute: in Redis where gateways share it, for all
 * workers where one gateway has several.
 */
export interface RateLimits {
  /** @throws Refusal RATE_LIMITED with `retryAfter` */
  operation(token: string | undefined, address: string): Promise<void>;
  upload(token: string | undefined, address: string): Promise<void>;
}

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/** Counts by itself where the shared count can't be had. */
const insured = (shared: Limiter, own: Limiter): Limiter => ({
  consume: (key) =>
    shared.consume(key).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) throw refused;
      return own.consume(key);
    }),
});

export const rateLimits = (
  rates: Config['rates'],
  known: KnownTokens,
  { redis, siblings }: { redis?: Redis | undefined; siblings?: Siblings | undefined },
): RateLimits => {
  const limiter = (keyPrefix: string, points: number): Limiter => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration: MINUTE });
    if (!redis && siblings)
      return insured(siblings.limiter({ keyPrefix, points, duration: MINUTE }), memory);
    if (!redis) return memory;
    // While Redis is away, each gateway counts by itself.
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: MINUTE,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  };
  const members = limiter('member', rates.member);
  const addresses = limiter('address', rates.address);
  const uploads = limiter('upload', rates.uploads);

  return {
    operation(token, address) {
      const member = token === undefined ? undefined : known.memberKey(token);
      return member === undefined
        ? consume(addresses, networkOf(address))
        : consume(members, member);
    },
    upload: (token, address) =>
      consume(uploads, (token !== undefined && known.memberKey(token)) || networkOf(address)),
  };
};

const consume = async (limiter: Limiter, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refusal('RATE_LIMITED', `操作过于频繁，请 ${retryAfter} 秒后再试`, { retryAfter });
  }
};
