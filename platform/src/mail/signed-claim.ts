import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A part of what a token claims. */
type Part = string | number;

/** Makes and reads tokens of one purpose, each a claim with its signature. */
export interface ClaimSigner<Parts extends readonly Part[]> {
  token: (secret: Uint8Array, parts: Parts) => string;
  /** Answers null for a token that was not signed so. */
  read: (secret: Uint8Array, token: string) => Parts | null;
}

/**
 * Signs claims with a key that is derived from the site's secret for one purpose: a token of another
 * purpose is never taken.
 */
export const claimSigner = <Parts extends readonly Part[]>(purpose: string): ClaimSigner<Parts> => {
  const signature = (secret: Uint8Array, claim: string): Buffer => {
    const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
    return createHmac('sha256', key).update(claim).digest();
  };
  return {
    token: (secret, parts) => {
      const claim = Buffer.from(JSON.stringify(parts)).toString('base64url');
      return `${claim}.${signature(secret, claim).toString('base64url')}`;
    },
    read: (secret, token) => {
      const [claim = '', given = ''] = token.split('.');
      const [signed, right] = [Buffer.from(given, 'base64url'), signature(secret, claim)];
      if (signed.length !== right.length || !timingSafeEqual(signed, right)) return null;
      return JSON.parse(Buffer.from(claim, 'base64url').toString()) as Parts;
    },
  };
};
