import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Claims of a session token about itself; believed only once platform has accepted the token. */
export interface TokenClaims {
  memberId: string | undefined;
  sessionId: string | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number | undefined;
}

const NO_CLAIMS: TokenClaims = {
  memberId: undefined,
  sessionId: undefined,
  expiresAt: undefined,
};

/** Reads a session token's claims without checking its signature; an access token has none. */
export const readClaims = (token: string): TokenClaims => {
  const [, payload] = token.split('.');
  if (!payload) return NO_CLAIMS;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return {
      memberId: typeof claims.sub === 'string' ? claims.sub : undefined,
      sessionId: typeof claims.sid === 'string' ? claims.sid : undefined,
      expiresAt: typeof claims.exp === 'number' ? claims.exp * 1000 : undefined,
    };
  } catch {
    return NO_CLAIMS;
  }
};

interface KnownToken {
  memberKey: string;
  /** By performance.now(). */
  acceptedAt: number;
}

/** Milliseconds within which the end of a session shows on all gateways. */
const ENDS_SHOW_WITHIN = 1_000;

const KNOWN = 20_000;
const KNOWN_FOR = 10 * MINUTE;

/**
 * The tokens that platform has accepted lately. Only these count against a member's own rate
 * limit: with made-up tokens one would have as many limits as one likes.
 */
export class KnownTokens {
  readonly #known = new LRUCache<string, KnownToken>({ max: KNOWN, ttl: KNOWN_FOR });
  readonly #refused = new LRUCache<string, true>({ max: KNOWN, ttl: ENDS_SHOW_WITHIN });

  report(token: string, accepted: boolean): void {
    if (!accepted) {
      this.#known.delete(token);
      this.#refused.set(token, true);
      return;
    }
    this.#refused.delete(token);
    const acceptedAt = performance.now();
    const known = this.#known.get(token);
    if (known) known.acceptedAt = acceptedAt;
    else this.#known.set(token, { memberKey: keyOf(token), acceptedAt });
  }

  /** True where platform has accepted it so lately that its end may not show yet. */
  wasJustAccepted(token: string): boolean {
    const known = this.#known.get(token);
    return known !== undefined && performance.now() - known.acceptedAt < ENDS_SHOW_WITHIN;
  }

  /** True where platform has just refused it. */
  wasJustRefused(token: string): boolean {
    return this.#refused.has(token);
  }

  /**
   * Answers the member for whom to count the token's requests; undefined when platform hasn't
   * accepted it.
   */
  memberKey(token: string): string | undefined {
    return this.#known.get(token)?.memberKey;
  }
}

const keyOf = (token: string): string =>
  readClaims(token).memberId ?? createHash('sha256').update(token).digest('base64url').slice(0, 22);
