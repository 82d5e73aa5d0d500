import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link in a mail ends: mails of a kind to a member, about one target where it has one. */
export interface Unsubscribing {
  member: string;
  kind: 'DIGEST';
  /** Empty for a kind that is about no particular thing. */
  target: string;
}

const signer = (secret: Uint8Array) => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'unsubscribe', 32));
  return (claim: string) => createHmac('sha256', key).update(claim).digest();
};

/**
 * The token of a link: who has it may unsubscribe that member from that, and nothing else. It never
 * ends: a mail is opened years later too.
 */
export const unsubscribeToken = (
  secret: Uint8Array,
  { member, kind, target }: Unsubscribing,
): string => {
  const claim = Buffer.from(JSON.stringify([member, kind, target])).toString('base64url');
  return `${claim}.${signer(secret)(claim).toString('base64url')}`;
};

/** What a token stands for; null for one that isn't ours. */
export const readUnsubscribeToken = (secret: Uint8Array, token: string): Unsubscribing | null => {
  const [claim = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signer(secret)(claim)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [member, kind, target] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
    string,
    Unsubscribing['kind'],
    string,
  ];
  return { member, kind, target };
};
