import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
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
  type Edge,
  leafHash,
  type PlacedHash,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { Transaction } from '#database/database.ts';
import { makeTaskSecret, secretsAmong } from '#domains/competitions/store/task-secrets.ts';
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
  begun: Edge,
  rows: readonly LogLeafRow[],
): Promise<void> => {
  let edge = begun;
  const nodes: PlacedHash[] = [];
  for (const { leaf } of rows) {
    const added = await append(sha256, edge, await leafHash(sha256, utf8(leaf)));
    nodes.push(...added.ended);
    edge = added.edge;
  }
  // In one statement: other appends wait for it.
  const leaves = tx.insert(logLeaves).values([...rows]);
  const hashes = tx.insert(logNodes).values(nodes);
  await tx.execute(
    sql`with leaves as (${leaves.getSQL()}), nodes as (${hashes.getSQL()}) ${edgeUpdate(edge)}`,
  );
};

/** Edge of the log that scores are appended to, with what their leaves need of the database. */
interface Desk {
  edge: Edge;
  /** Secrets of tasks by their ids; null where one of them has none yet. */
  secrets: ReadonlyMap<string, Uint8Array> | null;
  /** Indices of the last leaves of works by their ids. */
  last: ReadonlyMap<string, number>;
}

/**
 * Reads what appending these scores takes, in one statement that holds the log's edge. The works
 * are locked by the transaction that scored them, so that no other has appended a leaf of theirs
 * meanwhile.
 */
const lockedDesk = async (tx: Transaction, scores: readonly LoggedScore[]): Promise<Desk> => {
  const tasks = [...new Set(scores.map(({ task }) => task))];
  const works = [...new Set(scores.map(({ work }) => work))];
  const { edge, secrets, last } = await lockedEdge(tx, {
    secrets: secretsAmong(tasks),
    last: sql<Record<string, number> | null>`(
      select json_object_agg(work_id, leaf) from (
        select work_id, max("index") as leaf from ${logLeaves}
        where work_id = any(${sql.param(works)}) group by work_id) as lasts)`,
  });
  const known = Object.entries(secrets ?? {});
  return {
    edge,
    secrets:
      known.length === tasks.length
        ? new Map(known.map(([task, hex]) => [task, new Uint8Array(Buffer.from(hex, 'hex'))]))
        : null,
    last: new Map(Object.entries(last ?? {})),
  };
};

/**
 * Appends these scores in their order, each in the place of the work's last leaf. A work without a
 * score gets a leaf only where it had one before. Other appends wait until the end of the
 * transaction, so that this is its last statement (`beforeCommit`).
 */
export const appendScores = async (
  tx: Transaction,
  scores: readonly LoggedScore[],
): Promise<void> => {
  if (scores.length === 0) return;
  let desk = await lockedDesk(tx, scores);
  if (!desk.secrets) {
    for (const { task } of scores) await makeTaskSecret(tx, task);
    desk = await lockedDesk(tx, scores);
  }
  const { edge, secrets, last } = desk;
  const salts = new Map<string, Uint8Array>();
  for (const [task, secret] of secrets ?? [])
    salts.set(task, await saltFor(sha256, secret, 'solution'));
  const told = scores.filter(({ privateScores, work }) => privateScores || last.has(work));
  if (told.length === 0) return;
  const rows = await Promise.all(
    told.map((score, place) => {
      const taskSalt = salts.get(score.task);
      if (!taskSalt) throw new Error(`task ${score.task} has no secret`);
      return toRow(score, edge.size + place, { replaces: last.get(score.work) ?? null, taskSalt });
    }),
  );
  await addRows(tx, edge, rows);
};

/** Appends the beginning of an epoch: from here on the log doesn't continue what was published. */
export const appendEpoch = async (
  tx: Transaction,
  epoch: Omit<EpochLeaf, 'kind'>,
): Promise<void> => {
  const { edge } = await lockedEdge(tx, {});
  await addRows(tx, edge, [
    {
      index: edge.size,
      leaf: leafText({ kind: 'epoch', ...epoch }),
      workId: null,
      taskId: null,
      teamId: null,
      scores: null,
      solutionHash: null,
      secret: null,
    },
  ]);
};
