import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { toHex, utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import type { TreeHead } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import {
  checkpointBody,
  keyText,
  noteKey,
  signedNote,
} from '@whaletide/schema/domains/receipts/rules/signed-note.ts';
import { sha256 } from './store/hashing.ts';

/** DER of an Ed25519 private key, without its seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;
const ORIGIN_BYTES = 8;

/** A checkpoint with the key by which it is checked. */
interface SignedCheckpoint {
  origin: string;
  note: string;
  key: string;
}

const makeSigner = async (seed: Uint8Array) => {
  const der = Buffer.concat([PKCS8, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = new Uint8Array(spki.subarray(-KEY_BYTES));
  const origin = `whaletide-log/${toHex(sha256(publicKey).slice(0, ORIGIN_BYTES))}`;
  const key = await noteKey(sha256, origin, publicKey);
  return (head: TreeHead): SignedCheckpoint => {
    const body = checkpointBody(origin, head);
    const signature = new Uint8Array(sign(null, utf8(body), privateKey));
    return { origin, note: signedNote(body, key, signature), key: keyText(key) };
  };
};

const signers = new WeakMap<Uint8Array, ReturnType<typeof makeSigner>>();

/**
 * Signs checkpoints of the installation's log. Its origin is made of the key, so that it stays
 * whatever the site's address is.
 *
 * @param seed of the Ed25519 key, 32 bytes; its signer is made once
 */
export const signerOf = (seed: Uint8Array): ReturnType<typeof makeSigner> => {
  const signer = signers.get(seed) ?? makeSigner(seed);
  signers.set(seed, signer);
  return signer;
};
