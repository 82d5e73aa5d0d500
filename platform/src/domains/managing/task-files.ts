import { inArray } from 'drizzle-orm';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Objective, TaskRow } from '../competitions/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { readSolutionFile } from './solutions.ts';
import type { TaskSender, TaskTools } from './task-tools.ts';
import { toObjective } from './task-values.ts';

/** These files as the task hands them out: the manager's own, or those that it has already. */
export const filesOf = async (
  tx: Transaction,
  caller: Caller,
  input: TaskSettings,
  task: TaskRow | null,
): Promise<TaskRow['files']> => {
  const sample = input.Objective?.Sample ?? null;
  const keys = [...input.Files, ...(sample === null ? [] : [sample])];
  if (keys.length === 0) return [];
  const had = new Set([...(task?.files.map(({ key }) => key) ?? []), task?.objective?.sampleKey]);
  const rows = await tx.select().from(uploads).where(inArray(uploads.key, keys));
  const usable = rows.filter(
    ({ key, memberId, purpose }) => had.has(key) || (memberId === caller.id && purpose === 'asset'),
  );
  const byKey = new Map(usable.map((upload) => [upload.key, upload]));
  if (sample !== null && !byKey.has(sample)) throw notFound('示例文件', 'Objective.Sample');
  return [...new Set(input.Files)].map((key) => {
    const upload = byKey.get(key);
    if (!upload) throw notFound('数据文件', 'Files');
    return { key, name: upload.name, size: upload.size };
  });
};

/** The task's solution, if a new one was uploaded; read before the transaction, as it is a file. */
export const newSolution = async (
  tools: TaskTools,
  sender: TaskSender,
  input: TaskSettings,
  before: Objective | null,
) => {
  const key = input.Objective?.Solution;
  if (key === undefined || !input.Objective) return undefined;
  const form = toObjective(input.Objective, before);
  return readSolutionFile(tools, sender, { key, form });
};
