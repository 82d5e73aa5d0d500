import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Checkpoint, LogLeaf, WorkReceipt } from '@whaletide/schema/domains/receipts/rest.ts';
import { toBase64, toHex } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { saltFor } from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import {
  consistencyRanges,
  type Edge,
  inclusionRanges,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { type CursorQuery, cursorOfNumber, numberOfCursor } from '#http/cursors.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { sha256 } from './hashing.ts';
import { signerOf } from '../signing.ts';
import { type LogLeafRow, logLeaves, logNodes } from '../tables.ts';
import { openedTasks, openingOf } from './openings.ts';
import { edgeOf, headOf, rootsOf } from './tree.ts';

type Signing = Pick<Services, 'config' | 'database'>;

const toCheckpoint = async ({ config }: Signing, edge: Edge): Promise<Checkpoint> => {
  const sign = await signerOf(config.logKey);
  const head = await headOf(edge);
  const { origin, note, key } = sign(head);
  return { Origin: origin, Size: head.size, Root: toBase64(head.root), Note: note, Key: key };
};

/** The log's newest checkpoint. */
export const newestCheckpoint = async (
  services: Signing,
  db: Handle = services.database.db,
): Promise<Checkpoint> => toCheckpoint(services, await edgeOf(db));

/** Hashes that prove that the log of `size` begins with that of `first`, base64. @throws Refusal NOT_FOUND */
export const consistencyProof = async (
  db: Handle,
  { first, size }: { first: number; size: number },
): Promise<string[]> => {
  const edge = await edgeOf(db);
  if (first > size || size > edge.size) throw notFound('日志中的检查点');
  const [proof = []] = await rootsOf(db, [consistencyRanges(first, size)]);
  return proof.map(toBase64);
};

/** Last leaves of these works, as they are kept. */
export const lastRows = (db: Handle, workIds: readonly string[]): Promise<LogLeafRow[]> =>
  workIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([logLeaves.workId])
        .from(logLeaves)
        .where(inArray(logLeaves.workId, [...workIds]))
        .orderBy(logLeaves.workId, desc(logLeaves.index))
        .then((rows) => rows);

/** Receipts of these works by their last leaves, for who may read the works; three statements. */
export const receiptsOf = async (
  services: Signing,
  workIds: readonly string[],
): Promise<WorkReceipt[]> => {
  const { db } = services.database;
  if (workIds.length === 0) return [];
  const edge = await edgeOf(db);
  const rows = (await lastRows(db, workIds)).filter(({ index }) => index < edge.size);
  if (rows.length === 0) return [];
  const proofs = await rootsOf(
    db,
    rows.map(({ index }) => inclusionRanges(index, edge.size)),
  );
  const opened = await openedTasks(
    db,
    rows.map(({ taskId }) => taskId ?? ''),
  );
  const checkpoint = await toCheckpoint(services, edge);
  return Promise.all(
    rows.map(async (row, at) => ({
      Work: row.workId ?? '',
      Index: row.index,
      Leaf: row.leaf,
      Proof: (proofs[at] ?? []).map(toBase64),
      Checkpoint: checkpoint,
      Team: row.teamId ?? '',
      TeamSalt: toHex(await saltFor(sha256, new Uint8Array(row.secret ?? []), 'team')),
      Opening: await openingOf(row, opened),
    })),
  );
};

/** The part of the log that is asked for: leaves are numbered without gaps. */
const windowOf = (query: PageQuery & CursorQuery) => {
  const { first, after, perPage } = query;
  if (first === undefined && after === undefined) return pageWindow(query);
  const offset = after === undefined ? 0 : numberOfCursor(logLeaves.index, after) + 1;
  return { ...pageWindow({ page: 1, perPage: first ?? perPage }), offset };
};

/** A page of the log from its beginning, or from behind a cursor: hashes, and the leaves that are open to everyone. */
export const listLeaves = async (
  db: Handle,
  query: PageQuery & CursorQuery,
): Promise<EitherPage<LogLeaf>> => {
  const { size } = await edgeOf(db);
  const window = windowOf(query);
  const { limit } = window;
  const offset = Math.min(window.offset, size);
  const rows = await db
    .select({ leaf: logLeaves, hash: logNodes.hash })
    .from(logLeaves)
    .innerJoin(logNodes, and(eq(logNodes.level, 0), eq(logNodes.index, logLeaves.index)))
    .where(and(gte(logLeaves.index, offset), lt(logLeaves.index, Math.min(offset + limit, size))))
    .orderBy(asc(logLeaves.index));
  const opened = await openedTasks(
    db,
    rows.map(({ leaf }) => leaf.taskId ?? ''),
  );
  const data = await Promise.all(
    rows.map(async ({ leaf, hash }) => ({
      Index: leaf.index,
      Hash: toBase64(new Uint8Array(hash)),
      Leaf: leaf.workId === null || opened.has(leaf.taskId ?? '') ? leaf.leaf : null,
      Opening: await openingOf(leaf, opened),
    })),
  );
  const last = rows.at(-1)?.leaf.index;
  return {
    ...pageOf(data, size, window),
    endCursor: last === undefined ? null : cursorOfNumber(last),
    hasNextPage: offset + limit < size,
  };
};
