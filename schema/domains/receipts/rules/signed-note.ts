/**
 * Checkpoints as signed notes (c2sp.org/tlog-checkpoint, c2sp.org/signed-note): origin, number of
 * leaves and root, a line each, an empty line, and a line with an Ed25519 signature.
 */
import {
  concat,
  fromBase64,
  fromHex,
  sameBytes,
  type Sha256,
  toBase64,
  toHex,
  utf8,
} from './bytes.ts';
import { HASH_BYTES } from './merkle-tree.ts';
import type { TreeHead } from './merkle-proofs.ts';

const ED25519 = 0x01;
const KEY_ID_BYTES = 4;
const SIGNATURE_BYTES = 64;
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/]+=*)$/;

/** A key by which a log's checkpoints are checked, and its name, which is the log's origin. */
export interface NoteKey {
  name: string;
  /** First bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ key). */
  id: Uint8Array;
  /** Ed25519, 32 bytes. */
  publicKey: Uint8Array;
}

export const noteKey = async (
  sha256: Sha256,
  name: string,
  publicKey: Uint8Array,
): Promise<NoteKey> => {
  const hash = await sha256(concat(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey));
  return { name, publicKey, id: hash.slice(0, KEY_ID_BYTES) };
};

/** A key as text: `name+id+key`, the id in hexadecimal digits, the key in base64. */
export const keyText = ({ name, id, publicKey }: NoteKey): string =>
  `${name}+${toHex(id)}+${toBase64(concat(Uint8Array.of(ED25519), publicKey))}`;

/** Reads such a text; null where it is none, or its id isn't the key's. */
export const readKey = async (sha256: Sha256, text: string): Promise<NoteKey | null> => {
  const [, name, hex, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  if (name === undefined || hex === undefined || encoded === undefined) return null;
  const [id, bytes] = [fromHex(hex), fromBase64(encoded)];
  if (!id || bytes?.[0] !== ED25519 || bytes.length !== HASH_BYTES + 1) return null;
  const key = await noteKey(sha256, name, bytes.slice(1));
  return sameBytes(key.id, id) ? key : null;
};

/** The lines of a checkpoint that are signed. */
export const checkpointBody = (origin: string, { size, root }: TreeHead): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** A checkpoint with the signature of its lines. */
export const signedNote = (body: string, key: NoteKey, signature: Uint8Array): string =>
  `${body}\n— ${key.name} ${toBase64(concat(key.id, signature))}\n`;

/** Answers whether the key has signed the message. */
export type VerifySignature = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** Lines of a checkpoint, as they are signed and as they read; null for another text. */
export const readCheckpoint = (
  note: string,
): (TreeHead & { origin: string; body: string; signatureLine: string }) | null => {
  const [origin, size, encoded, empty, signatureLine, end, ...more] = note.split('\n');
  if (empty !== '' || end !== '' || more.length > 0) return null;
  if (!origin || !size || !/^(?:0|[1-9]\d{0,14})$/.test(size) || !signatureLine) return null;
  const root = fromBase64(encoded ?? '');
  if (root?.length !== HASH_BYTES) return null;
  const head = { size: Number(size), root };
  return { ...head, origin, body: checkpointBody(origin, head), signatureLine };
};

/** The checkpoint of a note that the key has signed; null for any other. */
export const openNote = async (
  note: string,
  key: NoteKey,
  verify: VerifySignature,
): Promise<TreeHead | null> => {
  const read = readCheckpoint(note);
  if (read?.origin !== key.name) return null;
  const [, name, encoded = ''] = SIGNATURE_LINE.exec(read.signatureLine) ?? [];
  const bytes = fromBase64(encoded);
  if (name !== key.name || bytes?.length !== KEY_ID_BYTES + SIGNATURE_BYTES) return null;
  if (!sameBytes(bytes.slice(0, KEY_ID_BYTES), key.id)) return null;
  const isSigned = await verify(key.publicKey, utf8(read.body), bytes.slice(KEY_ID_BYTES));
  return isSigned ? { size: read.size, root: read.root } : null;
};
