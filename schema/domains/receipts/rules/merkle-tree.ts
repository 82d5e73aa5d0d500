/**
 * Merkle tree of RFC 6962, section 2: hashes of leaves and nodes, what is stored of a tree that
 * grows, and where a proof's hashes are found in it.
 */
import { concat, type Sha256 } from './bytes.ts';

/** Bytes of a hash. */
export const HASH_BYTES = 32;

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);

/** Hash of a leaf: SHA-256(0x00 ‖ leaf). */
export const leafHash = async (sha256: Sha256, leaf: Uint8Array): Promise<Uint8Array> =>
  sha256(concat(LEAF, leaf));

/** Hash of a node: SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = async (
  sha256: Sha256,
  left: Uint8Array,
  right: Uint8Array,
): Promise<Uint8Array> => sha256(concat(NODE, left, right));

/** A full subtree, over the leaves from `index · 2^level` to before `(index + 1) · 2^level`. */
export interface Place {
  level: number;
  index: number;
}

export interface PlacedHash extends Place {
  hash: Uint8Array;
}

/** Leaves from `begin` to before `end`. */
export type Range = readonly [begin: number, end: number];

/**
 * The full subtrees that a range of a tree is made of, from left to right, each smaller than the
 * one before it. Their number grows with the logarithm of the range.
 */
export const subtreesOf = ([begin, end]: Range): Place[] => {
  const places: Place[] = [];
  for (let at = begin; at < end;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level += 1;
    places.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return places;
};

/** Root over the hashes of full subtrees, from left to right. */
export const rootOf = async (
  sha256: Sha256,
  hashes: readonly Uint8Array[],
): Promise<Uint8Array> => {
  const last = hashes.at(-1);
  if (!last) return sha256(new Uint8Array());
  let root = last;
  for (const hash of hashes.slice(0, -1).reverse()) root = await nodeHash(sha256, hash, root);
  return root;
};

/** A tree as it grows: its size, and the hashes of the full subtrees that it is made of. */
export interface Edge {
  size: number;
  hashes: readonly Uint8Array[];
}

export const emptyEdge: Edge = { size: 0, hashes: [] };

/** Adds a leaf by its hash. Answers the tree after it, and the full subtrees that it has ended. */
export const append = async (
  sha256: Sha256,
  { size, hashes }: Edge,
  leaf: Uint8Array,
): Promise<{ edge: Edge; ended: PlacedHash[] }> => {
  const kept = [...hashes];
  const ended: PlacedHash[] = [{ level: 0, index: size, hash: leaf }];
  let hash = leaf;
  for (let level = 1, index = size; index % 2 === 1; level += 1) {
    const left = kept.pop();
    if (!left) throw new Error('The edge of the tree lacks a hash');
    hash = await nodeHash(sha256, left, hash);
    index = (index - 1) / 2;
    ended.push({ level, index, hash });
  }
  return { edge: { size: size + 1, hashes: [...kept, hash] }, ended };
};

/** Leaves left of the root's split: the largest power of two below the number of leaves. */
const leftOf = (leaves: number): number => {
  let left = 1;
  while (left * 2 < leaves) left *= 2;
  return left;
};

/** Ranges whose roots prove that a leaf is in the tree of this size, from the leaf upwards. */
export const inclusionRanges = (index: number, size: number): Range[] => {
  const ranges: Range[] = [];
  for (let [begin, end] = [0, size]; end - begin > 1;) {
    const middle = begin + leftOf(end - begin);
    if (index < middle) {
      ranges.push([middle, end]);
      end = middle;
    } else {
      ranges.push([begin, middle]);
      begin = middle;
    }
  }
  return ranges.reverse();
};

/** Ranges whose roots prove that the tree of `size` begins with that of `first`. */
export const consistencyRanges = (first: number, size: number): Range[] => {
  if (first === 0 || first === size) return [];
  const ranges: Range[] = [];
  let [begin, end] = [0, size];
  while (end !== first) {
    const middle = begin + leftOf(end - begin);
    if (first <= middle) {
      ranges.push([middle, end]);
      end = middle;
    } else {
      ranges.push([begin, middle]);
      begin = middle;
    }
  }
  // The first tree itself is known to who asks.
  if (begin > 0) ranges.push([begin, end]);
  return ranges.reverse();
};
