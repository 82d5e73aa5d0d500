/** Checks of proofs of RFC 6962 trees, by the steps of RFC 9162, sections 2.1.3.2 and 2.1.4.2. */
import { sameBytes, type Sha256 } from './bytes.ts';
import { nodeHash } from './merkle-tree.ts';

const half = (number: number) => Math.floor(number / 2);
const isOdd = (number: number) => number % 2 === 1;

/** Root that a leaf and its proof make; null for a proof of a wrong length. */
export const rootByInclusion = async (
  sha256: Sha256,
  { index, size, leaf }: { index: number; size: number; leaf: Uint8Array },
  proof: readonly Uint8Array[],
): Promise<Uint8Array | null> => {
  if (index >= size) return null;
  let [at, last, root] = [index, size - 1, leaf];
  for (const hash of proof) {
    if (last === 0) return null;
    if (isOdd(at) || at === last) {
      root = await nodeHash(sha256, hash, root);
      while (at !== 0 && !isOdd(at)) [at, last] = [half(at), half(last)];
    } else root = await nodeHash(sha256, root, hash);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : null;
};

/** A tree as a checkpoint tells it. */
export interface TreeHead {
  size: number;
  root: Uint8Array;
}

/** True where the proof shows that the second tree begins with the first. */
export const isConsistent = async (
  sha256: Sha256,
  first: TreeHead,
  second: TreeHead,
  proof: readonly Uint8Array[],
): Promise<boolean> => {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && sameBytes(first.root, second.root);
  if (first.size === 0) return proof.length === 0;
  // A full tree is its own first hash.
  const isFull = Number.isInteger(Math.log2(first.size));
  const [start, ...rest] = isFull ? [first.root, ...proof] : proof;
  if (!start) return false;
  let [at, last] = [first.size - 1, second.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let [before, after] = [start, start];
  for (const hash of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      before = await nodeHash(sha256, hash, before);
      after = await nodeHash(sha256, hash, after);
      while (at !== 0 && !isOdd(at)) [at, last] = [half(at), half(last)];
    } else after = await nodeHash(sha256, after, hash);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameBytes(before, first.root) && sameBytes(after, second.root);
};
