import { buffer } from 'node:stream/consumers';
import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { saltFor } from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Database, Handle } from '#database/database.ts';
import type { FileStore } from '#files/file-store.ts';
import { FileMissing } from '#files/missing.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { type TaskRow, tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { sha256 } from '#domains/receipts/store/hashing.ts';
import { checkLog } from '#domains/receipts/store/checking.ts';
import { lastRows } from '#domains/receipts/store/receipts.ts';
import { uploads } from '#domains/uploads/tables.ts';
import { scoreFile } from '../scorer/score-file.ts';
import { scoringOf } from '../scorer/score-result.ts';
import { settlementOf } from '../scorer/settlement.ts';
import { scoredTasks } from '#domains/submissions/store/ladder/protection.ts';
import { workScorings, works } from '#domains/submissions/tables.ts';
import { boardDifferences } from './compare-boards.ts';
import { ladderDifferences } from './compare-ladder.ts';
import { type KeptWork, workDifferences } from './compare-work.ts';

/** Works that are read at once. */
const CHUNK = 200;

/** Outcome of scoring a competition again. */
export interface Recomputed {
  /** Works that were scored again. */
  works: number;
  /** Works that can't be: scored by the organizer's own workers, or their file isn't kept. */
  byWorkers: number;
  withoutFile: number;
  /** Leaves of the whole log. */
  leaves: number;
  /** In English, each with the work, the task or the log that it is about. */
  differences: string[];
}

type Sources = { database: Pick<Database, 'db'>; files: Pick<FileStore, 'open'>; now: () => Date };

/** Settled works of a task in the order of their ids, with what is kept of each. */
const worksAfter = async (db: Handle, taskId: string, after: string) => {
  const rows = await db
    .select({ work: works, scoring: workScorings, upload: uploads.key })
    .from(works)
    .leftJoin(workScorings, eq(workScorings.workId, works.id))
    .leftJoin(uploads, eq(uploads.key, works.fileKey))
    .where(
      and(
        eq(works.taskId, taskId),
        gt(works.id, after),
        isNotNull(works.fileKey),
        inArray(works.status, [workStatus.reviewed, workStatus.fileError]),
      ),
    )
    .orderBy(asc(works.id))
    .limit(CHUNK);
  const leaves = await lastRows(
    db,
    rows.map(({ work }) => work.id),
  );
  const leafOf = new Map(leaves.map((leaf) => [leaf.workId, leaf]));
  return rows.map((row) => ({ ...row, leaf: leafOf.get(row.work.id) ?? null }));
};

/** Content of a work's file; null where it isn't kept. */
const contentOf = async (files: Sources['files'], key: string | null) => {
  if (key === null) return null;
  try {
    return new Uint8Array(await buffer(await files.open(key)));
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
};

const recomputeTask = async (
  { database: { db }, files, now }: Sources,
  task: TaskRow,
  outcome: Recomputed,
): Promise<void> => {
  const { objective } = task;
  const [solution] = await db.select().from(taskSolutions).where(eq(taskSolutions.taskId, task.id));
  if (!objective) return;
  const showsExact = (await scoredTasks(db, [task.id])).get(task.id)?.showsExact ?? false;
  const secret = await taskSecret(db, task.id);
  const taskSalt = await saltFor(sha256, secret, 'solution');
  for (let after = ''; ;) {
    const rows = await worksAfter(db, task.id, after);
    for (const row of rows) {
      const kept: KeptWork = { ...row, showsExact };
      const byWorker =
        objective.scorer === 'worker' || (row.scoring && row.scoring.seconds === null);
      if (byWorker) {
        outcome.byWorkers += 1;
        continue;
      }
      const content = solution ? await contentOf(files, row.upload) : null;
      if (!content || !solution) {
        outcome.withoutFile += 1;
        continue;
      }
      const basis = { csv: solution.csv, secret };
      const scored = await scoreFile(content, basis, scoringOf(objective, row.work));
      const again = settlementOf({ outcome: scored, seconds: 0 }, objective);
      const found = await workDifferences(kept, again, taskSalt);
      outcome.works += 1;
      outcome.differences.push(...found.map((name) => `work ${row.work.id}: ${name}`));
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) break;
    after = last.work.id;
  }
  const boards = await boardDifferences(db, { taskId: task.id, now: now() });
  outcome.differences.push(...boards.map((row) => `task ${task.id}: ${row}`));
  outcome.differences.push(...(await ladderDifferences(db, task)));
};

/**
 * Scores a competition's works again from their kept files, and compares the outcome with works,
 * boards and leaves; rebuilds the tree of the log. Changes nothing.
 *
 * @returns null where there is no such competition, or none of its tasks is scored from files
 */
export const recompute = async (
  sources: Sources,
  competitionId: string,
): Promise<Recomputed | null> => {
  const { db } = sources.database;
  const found = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.competitionId, competitionId), isNotNull(tasks.objective)))
    .orderBy(desc(tasks.startDate), asc(tasks.id));
  if (found.length === 0) return null;
  const log = await checkLog(db);
  const outcome: Recomputed = {
    works: 0,
    byWorkers: 0,
    withoutFile: 0,
    leaves: log.size,
    differences: log.problems.map((problem) => `log: ${problem}`),
  };
  for (const task of found) await recomputeTask(sources, task, outcome);
  return outcome;
};
