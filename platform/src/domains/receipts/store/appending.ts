import { randomBytes } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
import { utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { canonicalJson } from '@whaletide/schema/domains/receipts/rules/canonical-json.ts';
import {
  commitment,
  type EpochLeaf,
  leafText,
  saltFor,
  type ScoreLeaf,
} from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import {
  append,
  leafHash,
  type PlacedHash,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { Transaction } from '#database/database.ts';
import { taskSecret } from '../../competitions/store/task-secrets.ts';
import { sha256 } from './hashing.ts';
import { type LogLeafRow, logLeaves, logNodes } from '../tables.ts';
import { edgeUpdate, lockedEdge } from './tree.ts';

/** A work whose scores count from now on, with what its leaf commits to. */
export interface LoggedScore extends Omit<
  ScoreLeaf,
  'kind' | 'team' | 'solution' | 'private' | 'replaces'
> {
  teamId: string;
  solutionHash: string | null;
  /** Scores on the private part, the first one first; null where it has no score any more. */
  privateScores: readonly number[] | null;
}

const SECRET_BYTES = 32;

const toRow = async (
  score: LoggedScore,
  index: number,
  { replaces, taskSalt }: { replaces: number | null; taskSalt: Uint8Array },
): Promise<LogLeafRow> => {
  const { teamId, solutionHash, privateScores, ...facts } = score;
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const scores = privateScores && canonicalJson(privateScores);
  const hidden = async (purpose: 'team' | 'private', text: string) =>
    commitment(sha256, await saltFor(sha256, secret, purpose), text);
  const leaf = leafText({
    ...facts,
    kind: scores === null ? 'failed' : 'scored',
    team: await hidden('team', teamId),
    solution: solutionHash === null ? null : await commitment(sha256, taskSalt, solutionHash),
    private: scores === null ? null : await hidden('private', scores),
    replaces,
  });
  const { work: workId, task: taskId } = score;
  return { index, leaf, workId, taskId, teamId, scores, solutionHash, secret };
};

/** Adds rows at the end of the log, in the transaction that holds its edge. */
const addRows = async (
  tx: Transaction,
  makeRows: (first: number) => Promise<LogLeafRow[]>,
): Promise<void> => {
  let edge = await lockedEdge(tx);
  const rows = await makeRows(edge.size);
  if (rows.length === 0) return;
  const nodes: PlacedHash[] = [];
  for (const { leaf } of rows) {
    const added = await append(sha256, edge, await leafHash(sha256, utf8(leaf)));
    nodes.push(...added.ended);
    edge = added.edge;
  }
  // In one statement: whoever else appends waits for it.
  const leaves = tx.insert(logLeaves).values(rows);
  const hashes = tx.insert(logNodes).values(nodes);
  await tx.execute(
    sql`with leaves as (${leaves.getSQL()}), nodes as (${hashes.getSQL()}) ${edgeUpdate(edge)}`,
  );
};

/** Indices of the last leaves of these works. */
export const lastLeaves = async (
  tx: Transaction,
  workIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ workId: logLeaves.workId, index: max(logLeaves.index) })
    .from(logLeaves)
    .where(inArray(logLeaves.workId, [...workIds]))
    .groupBy(logLeaves.workId);
  return new Map(
    rows.flatMap(({ workId, index }) =>
      workId === null || index === null ? [] : [[workId, index]],
    ),
  );
};

/**
 * Appends these scores in their order, each in the place of the work's last leaf. One that has no
 * score any more is told only where it had one. Whoever else appends waits until the end of the
 * transaction, so that this is its last statement (`beforeCommit`).
 */
export const appendScores = async (
  tx: Transaction,
  scores: readonly LoggedScore[],
): Promise<void> => {
  if (scores.length === 0) return;
  const salts = new Map<string, Uint8Array>();
  for (const { task } of scores)
    if (!salts.has(task))
      salts.set(task, await saltFor(sha256, await taskSecret(tx, task), 'solution'));
  // Before the edge is held: the works are held by whoever has scored them.
  const last = await lastLeaves(
    tx,
    scores.map(({ work }) => work),
  );
  const told = scores.filter(({ privateScores, work }) => privateScores || last.has(work));
  if (told.length === 0) return;
  await addRows(tx, (first) =>
    Promise.all(
      told.map((score, place) => {
        const taskSalt = salts.get(score.task) ?? new Uint8Array();
        return toRow(score, first + place, { replaces: last.get(score.work) ?? null, taskSalt });
      }),
    ),
  );
};

/** Appends the beginning of an epoch: from here on the log doesn't continue what was published. */
export const appendEpoch = (tx: Transaction, epoch: Omit<EpochLeaf, 'kind'>): Promise<void> =>
  addRows(tx, (index) =>
    Promise.resolve([
      {
        index,
        leaf: leafText({ kind: 'epoch', ...epoch }),
        workId: null,
        taskId: null,
        teamId: null,
        scores: null,
        solutionHash: null,
        secret: null,
      },
    ]),
  );
