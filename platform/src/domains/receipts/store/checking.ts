import { and, asc, count, eq, gte } from 'drizzle-orm';
import { sameBytes, utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import {
  append,
  type Edge,
  emptyEdge,
  leafHash,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { Handle } from '#database/database.ts';
import { sha256 } from './hashing.ts';
import { logLeaves, logNodes } from '../tables.ts';
import { edgeOf, headOf } from './tree.ts';

/** Leaves that are read at once. */
const CHUNK = 1_000;

/** Tells whether these leaves have these hashes in the table of nodes. */
const nodesMatch = async (
  db: Handle,
  leaves: readonly { index: number; hash: Uint8Array }[],
): Promise<boolean> => {
  const stored = await db
    .select({ index: logNodes.index, hash: logNodes.hash })
    .from(logNodes)
    .where(and(eq(logNodes.level, 0), gte(logNodes.index, leaves[0]?.index ?? 0)))
    .orderBy(asc(logNodes.index))
    .limit(leaves.length);
  return leaves.every(({ index, hash }, at) => {
    const node = stored[at];
    return node?.index === index && sameBytes(new Uint8Array(node.hash), hash);
  });
};

/**
 * Rebuilds the tree from the table of leaves, and compares it with the stored one.
 *
 * @returns number of leaves, and in English what differs
 */
export const checkLog = async (db: Handle): Promise<{ size: number; problems: string[] }> => {
  const kept = await edgeOf(db);
  const problems: string[] = [];
  let edge: Edge = emptyEdge;
  let nodes = 0;
  for (;;) {
    const rows = await db
      .select({ index: logLeaves.index, leaf: logLeaves.leaf })
      .from(logLeaves)
      .where(gte(logLeaves.index, edge.size))
      .orderBy(asc(logLeaves.index))
      .limit(CHUNK);
    const hashed: { index: number; hash: Uint8Array }[] = [];
    for (const { index, leaf } of rows) {
      if (index !== edge.size)
        return { size: edge.size, problems: [`leaf ${edge.size} is missing`] };
      const hash = await leafHash(sha256, utf8(leaf));
      hashed.push({ index, hash });
      const added = await append(sha256, edge, hash);
      nodes += added.ended.length;
      edge = added.edge;
    }
    if (!(await nodesMatch(db, hashed)))
      problems.push(`leaves from ${edge.size - rows.length} on have other hashes`);
    if (rows.length < CHUNK) break;
  }
  const [own, before] = [await headOf(edge), await headOf(kept)];
  if (own.size !== before.size || !sameBytes(own.root, before.root))
    problems.push(`the tree of ${before.size} leaves isn't that of the ${own.size} in the table`);
  const [stored] = await db.select({ nodes: count() }).from(logNodes);
  if (stored?.nodes !== nodes) problems.push(`there are ${stored?.nodes} nodes, not ${nodes}`);
  return { size: own.size, problems };
};
