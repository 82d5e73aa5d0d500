import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import { claimSigner } from './signed-claim.ts';

/** Mails that a link in a mail ends: of a kind, to a member, about one target where it has one. */
export interface Unsubscribing {
  member: string;
  kind: MailKind;
  /** Empty for a kind that is about no particular thing. */
  target: string;
  /** Time at which the mail was sent; the link holds for a while from there. */
  sent: Date;
}

const signer =
  claimSigner<[member: string, kind: MailKind, target: string, seconds: number]>('unsubscribe');

/** The token of a link: who has it may unsubscribe that member from that, and nothing else. */
export const unsubscribeToken = (
  secret: Uint8Array,
  { member, kind, target, sent }: Unsubscribing,
): string => signer.token(secret, [member, kind, target, Math.floor(sent.getTime() / 1_000)]);

/** Reads what a token unsubscribes from; null for one that isn't ours. */
export const readUnsubscribeToken = (secret: Uint8Array, token: string): Unsubscribing | null => {
  const parts = signer.read(secret, token);
  if (!parts) return null;
  const [member, kind, target, seconds] = parts;
  return { member, kind, target, sent: new Date(seconds * 1_000) };
};
