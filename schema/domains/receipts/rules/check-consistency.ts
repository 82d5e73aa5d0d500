import { fromBase64 } from './bytes.ts';
import type { ReceiptTools } from './check-receipt.ts';
import { isConsistent, type TreeHead } from './merkle-proofs.ts';
import { openNote, readKey } from './signed-note.ts';

/** Outcomes of comparing an earlier checkpoint with the log as it is now. */
export type Consistency =
  | { of: 'consistent'; size: number }
  /** The newest checkpoint isn't signed by the log's key. */
  | { of: 'unsigned' }
  /** The log has fewer leaves than it had. */
  | { of: 'shorter'; size: number }
  /** The log doesn't begin with what it was. */
  | { of: 'different'; size: number };

/** A checkpoint as the log tells it, with the proof that it continues an earlier one. */
export interface Continued {
  note: string;
  key: string;
}

/** The tree of a checkpoint; null where its key hasn't signed it. */
export const headOfNote = async (
  { sha256, verify }: ReceiptTools,
  { note, key: keyLine }: Continued,
): Promise<TreeHead | null> => {
  const key = await readKey(sha256, keyLine);
  return key && openNote(note, key, verify);
};

/**
 * Tells whether the log still begins with what an earlier checkpoint says, by a proof of RFC 6962.
 *
 * @param proofOf hashes for these numbers of leaves, base64; asked for only where they can show it
 */
export const checkConsistency = async (
  tools: ReceiptTools,
  earlier: TreeHead,
  newest: Continued,
  proofOf: (first: number, size: number) => Promise<readonly string[]>,
): Promise<Consistency> => {
  const head = await headOfNote(tools, newest);
  if (!head) return { of: 'unsigned' };
  const { size } = head;
  if (size < earlier.size) return { of: 'shorter', size };
  const hashes =
    size === earlier.size
      ? []
      : (await proofOf(earlier.size, size)).map((hash) => fromBase64(hash));
  const isWhole = hashes.every((hash) => hash !== null);
  const holds = isWhole && (await isConsistent(tools.sha256, earlier, head, hashes));
  return holds ? { of: 'consistent', size } : { of: 'different', size };
};
