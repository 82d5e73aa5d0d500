import { type SQL, sql } from 'drizzle-orm';
import type { TreeHead } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import {
  type Edge,
  emptyEdge,
  HASH_BYTES,
  type Place,
  type Range,
  rootOf,
  subtreesOf,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { sha256 } from './hashing.ts';
import { logEdge, logNodes } from '../tables.ts';

type ValueOf<Expression> = Expression extends SQL<infer Value> ? Value : never;

const toEdge = ({ size, hashes }: typeof logEdge.$inferSelect): Edge => ({
  size,
  hashes: Array.from(
    { length: hashes.length / HASH_BYTES },
    (_, index) => new Uint8Array(hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES)),
  ),
});

/** The log as it is now. */
export const edgeOf = async (db: Handle): Promise<Edge> => {
  const [row] = await db.select().from(logEdge);
  return row ? toEdge(row) : emptyEdge;
};

/**
 * The same for who appends to it; others wait until the end of the transaction.
 *
 * @param beside further values that are read by the same statement, by their names
 */
export const lockedEdge = async <Beside extends Record<string, SQL>>(
  tx: Transaction,
  beside: Beside,
): Promise<{ edge: Edge } & { [Key in keyof Beside]: ValueOf<Beside[Key]> }> => {
  const read = async () =>
    (
      await tx
        .select({ edge: logEdge, ...beside })
        .from(logEdge)
        .for('update')
    )[0];
  let row = await read();
  if (!row) {
    await tx.insert(logEdge).values({ size: 0, hashes: new Uint8Array() }).onConflictDoNothing();
    row = await read();
  }
  if (!row) throw new Error('the log has no edge');
  const { edge, ...others } = row;
  return { edge: toEdge(edge), ...others } as never;
};

/** Statement that keeps the log's edge. */
export const edgeUpdate = ({ size, hashes }: Edge): SQL =>
  sql`update ${logEdge} set "size" = ${size}, "hashes" = ${Buffer.concat(hashes)}
    where ${logEdge.id} = 1`;

export const headOf = async ({ size, hashes }: Edge): Promise<TreeHead> => ({
  size,
  root: await rootOf(sha256, hashes),
});

const keyOf = ({ level, index }: Place) => `${level}:${index}`;

/** Roots of these ranges of the log, each list of ranges in one answer; one statement for all. */
export const rootsOf = async (
  db: Handle,
  lists: readonly (readonly Range[])[],
): Promise<Uint8Array[][]> => {
  const places = new Map(
    lists.flatMap((ranges) => ranges.flatMap(subtreesOf)).map((place) => [keyOf(place), place]),
  );
  const hashes = new Map<string, Uint8Array>();
  if (places.size > 0) {
    const levels = sql.param(Array.from(places.values(), ({ level }) => level));
    const indices = sql.param(Array.from(places.values(), ({ index }) => index));
    const rows = await db
      .select()
      .from(logNodes)
      .where(
        sql`(${logNodes.level}, ${logNodes.index}) in
          (select * from unnest(${levels}::smallint[], ${indices}::bigint[]))`,
      );
    for (const row of rows) hashes.set(keyOf(row), new Uint8Array(row.hash));
  }
  const hashOf = (place: Place) => {
    const hash = hashes.get(keyOf(place));
    if (!hash) throw new Error(`the log has no node ${keyOf(place)}`);
    return hash;
  };
  return Promise.all(
    lists.map((ranges) =>
      Promise.all(ranges.map((range) => rootOf(sha256, subtreesOf(range).map(hashOf)))),
    ),
  );
};
