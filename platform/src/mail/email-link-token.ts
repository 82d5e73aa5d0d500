import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** An account with the address that a link proves. */
export interface EmailClaim {
  member: string;
  email: string;
  /** Time at which the mail was sent; the link holds for a while from there. */
  sent: Date;
}

const signer = (secret: Uint8Array) => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'email-link', 32));
  return (claim: string) => createHmac('sha256', key).update(claim).digest();
};

/**
 * Makes the token of the link that proves an address. It is made when the mail is sent, so that
 * neither the outbox nor any other table has it.
 */
export const emailLinkToken = (secret: Uint8Array, { member, email, sent }: EmailClaim): string => {
  const parts = [member, email, Math.floor(sent.getTime() / 1_000)];
  const claim = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${claim}.${signer(secret)(claim).toString('base64url')}`;
};

/** Reads what a token proves; null for one that isn't ours. */
export const readEmailLinkToken = (secret: Uint8Array, token: string): EmailClaim | null => {
  const [claim = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signer(secret)(claim)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [member, email, seconds] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  return { member, email, sent: new Date(seconds * 1_000) };
};
