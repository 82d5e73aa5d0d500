import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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

/** Access tokens of other internal clients begin with this; everything else is a session's. */
export const isAccessToken = (token: string): boolean => token.startsWith('wt_');

const KNOWN = 20_000;
const KNOWN_FOR = 10 * 60_000;

/**
 * The tokens that platform has accepted lately. Only these count against a member's own rate
 * limit: with made-up tokens one would have as many limits as one likes.
 */
export class KnownTokens {
  readonly #known = new LRUCache<string, string>({ max: KNOWN, ttl: KNOWN_FOR });

  report(token: string, accepted: boolean): void {
    if (!accepted) this.#known.delete(token);
    else if (!this.#known.has(token)) this.#known.set(token, keyOf(token));
  }

  /**
   * Answers the member for whom to count the token's requests; undefined when platform hasn't
   * accepted it.
   */
  memberKey(token: string): string | undefined {
    return this.#known.get(token);
  }
}

const keyOf = (token: string): string =>
  readClaims(token).memberId ?? createHash('sha256').update(token).digest('base64url').slice(0, 22);
