import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';

type Verify = ReceiptTools['verify'];

const ED25519 = { name: 'Ed25519' };

/** Copies bytes into a buffer of their own, as WebCrypto takes them. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

const nativeVerify: Verify = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', own(publicKey), ED25519, false, ['verify']);
  return crypto.subtle.verify(ED25519, key, own(signature), own(message));
};

/** A key that every implementation of Ed25519 takes. */
const KEY = Uint8Array.from([
  215, 90, 152, 1, 130, 177, 10, 183, 213, 75, 254, 211, 201, 100, 7, 58, 14, 225, 114, 243, 218,
  166, 35, 37, 175, 2, 26, 104, 247, 7, 81, 26,
]);

/** Tells whether the browser has SHA-256, which it has on secure pages alone, and Ed25519. */
const native = async (): Promise<{ hashes: boolean; signs: boolean }> => {
  // Absent on pages that came by plain HTTP.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return { hashes: false, signs: false };
  const signs = await subtle.importKey('raw', KEY, ED25519, false, ['verify']).then(
    () => true,
    () => false,
  );
  return { hashes: true, signs };
};

/** SHA-256 and Ed25519: the browser's own, else a library's, which is loaded for that. */
export const browserTools = async (): Promise<ReceiptTools> => {
  const { hashes, signs } = await native();
  const sha256 = async (bytes: Uint8Array) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', own(bytes)));
  if (hashes && signs) return { sha256, verify: nativeVerify };
  const library = await import('./library-tools.ts');
  return { sha256: hashes ? sha256 : library.sha256, verify: library.verify };
};
