import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { INFLUENCE_BLOCKS } from '@whaletide/schema/domains/submissions/rules/reveal.ts';

/**
 * The block of a row, from 0: the first byte of HMAC-SHA-256 by the task's secret. No one without
 * it can tell which rows share a block.
 *
 * @param key id of the row, or its value of the column by which rows belong together
 */
const blockOf = (secret: KeyObject, key: string): number =>
  (createHmac('sha256', secret).update(key).digest()[0] ?? 0) % INFLUENCE_BLOCKS;

/** The blocks of rows, by their keys; equal keys share one. */
export const blocksOf = (secret: Uint8Array, keys: readonly string[]): Uint8Array => {
  // Made once: of bytes each HMAC makes a key of its own, which takes four fifths of its time.
  const key = createSecretKey(secret);
  return Uint8Array.from(keys, (row) => blockOf(key, row));
};
