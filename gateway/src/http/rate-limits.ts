import { isServiceToken } from '@whaletide/schema/domains/service-accounts/rules.ts';
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
 * Counts what members, service accounts and addresses do in a minute: in Redis where gateways share it, for all
 * workers where one gateway has several.
 */
export interface RateLimits {
  /** @throws RateExceeded */
  operation(token: string | undefined, address: string): Promise<Rate>;
  /**
   * Counts a request for a text that isn't here; the one that brings it is an operation.
   *
   * @throws RateExceeded
   */
  missing(token: string | undefined, address: string): Promise<Rate>;
  /** @throws RateExceeded */
  upload(token: string | undefined, address: string): Promise<Rate>;
}

/** Count of a member or an address, within one of its minutes. */
interface Rate {
  /** Name of whom it counts for. */
  policy: string;
  limit: number;
  remaining: number;
  /** Seconds until it begins again. */
  reset: number;
}

/** Refuses one who has asked too often: RATE_LIMITED with `retryAfter`. */
export class RateExceeded extends Refusal {
  readonly rate: Rate;

  constructor(rate: Rate) {
    const retryAfter = Math.max(1, rate.reset);
    super('RATE_LIMITED', `操作过于频繁，请 ${retryAfter} 秒后再试`, { retryAfter });
    this.rate = rate;
  }
}

/** Headers that tell a client its rate (draft-ietf-httpapi-ratelimit-headers). */
export const rateHeaders = ({ policy, limit, remaining, reset }: Rate): Record<string, string> => ({
  'ratelimit-policy': `"${policy}";q=${limit};w=${MINUTE}`,
  ratelimit: `"${policy}";r=${remaining};t=${reset}`,
});

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
  const counted = (keyPrefix: string, points: number): Limiter => {
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
  const limiter = (policy: string, limit: number) => {
    const counts = counted(policy, limit);
    return (key: string) => consume(counts, key, { policy, limit });
  };
  const members = limiter('member', rates.member);
  const services = limiter('service', rates.service);
  const addresses = limiter('address', rates.address);
  const missing = limiter('missing', rates.member);
  const uploads = limiter('upload', rates.uploads);

  return {
    operation(token, address) {
      const member = token === undefined ? undefined : known.memberKey(token);
      if (token === undefined || member === undefined) return addresses(networkOf(address));
      return isServiceToken(token) ? services(member) : members(member);
    },
    missing: (token, address) =>
      missing((token !== undefined && known.memberKey(token)) || networkOf(address)),
    upload: (token, address) =>
      uploads((token !== undefined && known.memberKey(token)) || networkOf(address)),
  };
};

const consume = async (
  limiter: Limiter,
  key: string,
  { policy, limit }: Pick<Rate, 'policy' | 'limit'>,
): Promise<Rate> => {
  const rateOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Rate => ({
    policy,
    limit,
    remaining: Math.max(0, remainingPoints),
    reset: Math.ceil(msBeforeNext / 1000),
  });
  try {
    return rateOf(await limiter.consume(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new RateExceeded(rateOf(refused));
  }
};
