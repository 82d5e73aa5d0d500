import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Makes the token of the link that takes a change of a contact back. It is made out of the change's
 * id when the mail is sent, so that neither the outbox nor any other table has it.
 */
export const takeBackToken = (secret: Uint8Array, change: string): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'take-back', 32));
  return createHmac('sha256', key).update(change).digest('base64url');
};
