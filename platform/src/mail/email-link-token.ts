import { claimSigner } from './signed-claim.ts';

/** An account with the address that a link proves. */
export interface EmailClaim {
  member: string;
  email: string;
  /** Time at which the mail was sent; the link holds for a while from there. */
  sent: Date;
}

const signer = claimSigner<[member: string, email: string, seconds: number]>('email-link');

/**
 * Makes the token of the link that proves an address. It is made when the mail is sent, so that
 * neither the outbox nor any other table has it.
 */
export const emailLinkToken = (secret: Uint8Array, { member, email, sent }: EmailClaim): string =>
  signer.token(secret, [member, email, Math.floor(sent.getTime() / 1_000)]);

/** Reads what a token proves; null for one that isn't ours. */
export const readEmailLinkToken = (secret: Uint8Array, token: string): EmailClaim | null => {
  const parts = signer.read(secret, token);
  if (!parts) return null;
  const [member, email, seconds] = parts;
  return { member, email, sent: new Date(seconds * 1_000) };
};
