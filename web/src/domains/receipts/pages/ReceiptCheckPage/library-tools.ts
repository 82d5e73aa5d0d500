import { hashes, verify as verifyEd25519 } from '@noble/ed25519';
import { sha256 as hash, sha512 } from '@noble/hashes/sha2.js';
import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';

hashes.sha512 = sha512;

/** Plain bytes, whatever holds them. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

export const sha256 = (bytes: Uint8Array): Uint8Array => hash(own(bytes));

/** As RFC 8032 checks a signature. */
export const verify: ReceiptTools['verify'] = (publicKey, message, signature) => {
  try {
    return verifyEd25519(own(signature), own(message), own(publicKey), { zip215: false });
  } catch {
    return false;
  }
};
