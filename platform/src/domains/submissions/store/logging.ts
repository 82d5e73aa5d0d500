import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  canonicalJson,
  type Json,
} from '@whaletide/schema/domains/receipts/rules/canonical-json.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { appendScores, type LoggedScore } from '#domains/receipts/store/appending.ts';
import { workScorings, type WorkRow, works } from '../tables.ts';

type Objective = NonNullable<(typeof tasks.$inferSelect)['objective']>;

/** Statuses of works that have a score, or lost it; one that was taken out keeps what it had. */
const settled: readonly number[] = [
  workStatus.reviewed,
  workStatus.fileError,
  workStatus.platformError,
];

/** Works that are read and appended at once. */
const CHUNK = 500;

/** Characters of parameters that a leaf has as they are; of longer ones it has the SHA-256. */
const LONGEST_PARAMETERS = 1_000;

/** Parameters of the metric and the further scores, as far as the task sets any. */
const parametersOf = ({ metricParameters, further }: Objective): Json => {
  const set = { ...metricParameters, ...(further && further.length > 0 && { further }) };
  // Without what JSON has not.
  const parameters = JSON.parse(JSON.stringify(set)) as Json;
  const text = canonicalJson(parameters);
  if (text.length <= LONGEST_PARAMETERS) return parameters;
  return { sha256: createHash('sha256').update(text).digest('hex') };
};

const toScore = (
  work: WorkRow,
  objective: Objective,
  scoring: typeof workScorings.$inferSelect | null,
): LoggedScore => {
  const { publicScore, privateScore, publicFurther, privateFurther } = work;
  const isScored = work.status === workStatus.reviewed && privateScore !== null;
  return {
    authorship: work.authorship,
    work: work.id,
    task: work.taskId,
    teamId: work.teamId,
    // A worker may have told none.
    file: scoring?.fileHash || null,
    solutionHash: scoring?.solutionHash || null,
    rules: scoring?.rulesHash ?? null,
    scorer: scoring?.seconds == null ? 'worker' : 'platform',
    metric: objective.metric,
    parameters: parametersOf(objective),
    public: isScored && publicScore !== null ? [publicScore, ...publicFurther] : null,
    // Exact, as they are shown once the leaf is opened; works for practice stay rounded.
    privateScores: isScored
      ? ((work.late ? null : scoring?.exact.private) ?? [privateScore, ...privateFurther])
      : null,
    submitted: work.uploadDate.toISOString(),
    scored: (work.reviewDate ?? work.uploadDate).toISOString(),
  };
};

/** Works of running transactions whose scores are logged at their end. */
const waiting = new WeakMap<Transaction, Set<string>>();

const logWaiting = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const rows = await tx
      .select({ work: works, objective: tasks.objective, scoring: workScorings })
      .from(works)
      .innerJoin(tasks, eq(tasks.id, works.taskId))
      .leftJoin(workScorings, eq(workScorings.workId, works.id))
      .where(and(inArray(works.id, chunk), isNotNull(works.fileKey)));
    const byId = new Map(rows.map((row) => [row.work.id, row]));
    await appendScores(
      tx,
      chunk.flatMap((id) => {
        const row = byId.get(id);
        if (!row?.objective || !settled.includes(row.work.status)) return [];
        return [toScore(row.work, row.objective, row.scoring)];
      }),
    );
  }
};

/**
 * Has the log tell of these works as the transaction leaves them: one leaf each, however often it
 * says so. To be called wherever a work that is scored from a file gets scores, gets others, or
 * loses them; a work that has never had any is left out.
 */
export const logScores = (tx: Transaction, workIds: readonly string[]): void => {
  const known = waiting.get(tx);
  const ids = known ?? new Set<string>();
  for (const id of workIds) ids.add(id);
  if (known) return;
  waiting.set(tx, ids);
  tx.beforeCommit(() => logWaiting(tx, [...ids]));
};
