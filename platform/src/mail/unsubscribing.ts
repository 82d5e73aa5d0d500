import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';

/** Mails that a link in a mail ends: of a kind, to a member, about one target where it has one. */
export interface Unsubscribing {
  member: string;
  kind: MailKind;
  /** Empty for a kind that is about no particular thing. */
  target: string;
  /** Time at which the mail was sent; the link holds for a while from there. */
  sent: Date;
}

const signer = (secret: Uint8Array) => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'unsubscribe', 32));
  return (claim: string) => createHmac('sha256', key).update(claim).digest();
};

/** The token of a link: who has it may unsubscribe that member from that, and nothing else. */
export const unsubscribeToken = (
  secret: Uint8Array,
  { member, kind, target, sent }: Unsubscribing,
): string => {
  const parts = [member, kind, target, Math.floor(sent.getTime() / 1_000)];
  const claim = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${claim}.${signer(secret)(claim).toString('base64url')}`;
};

/** Reads what a token unsubscribes from; null for one that isn't ours. */
export const readUnsubscribeToken = (secret: Uint8Array, token: string): Unsubscribing | null => {
  const [claim = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signer(secret)(claim)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [member, kind, target, seconds] = JSON.parse(
    Buffer.from(claim, 'base64url').toString(),
  ) as [string, MailKind, string, number];
  return { member, kind, target, sent: new Date(seconds * 1_000) };
};
