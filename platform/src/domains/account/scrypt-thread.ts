import { scryptSync } from 'node:crypto';

/** Input from which a thread of the pool derives a key; n, r and p are scrypt's. */
export interface Derivation {
  password: string;
  salt: Uint8Array;
  n: number;
  r: number;
  p: number;
  bytes: number;
}

/** In a thread of its own: Node's shared pool also reads files and resolves names. */
const derive = ({ password, salt, n, r, p, bytes }: Derivation): Uint8Array =>
  // NFC: the same password from keyboards that compose letters differently.
  scryptSync(password.normalize('NFC'), salt, bytes, { N: n, r, p, maxmem: 256 * n * r });

export default derive;
