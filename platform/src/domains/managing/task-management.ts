import { count, eq, inArray } from 'drizzle-orm';
import type { TaskManagement } from '@whaletide/schema/rest/managing.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import { isRescored } from '../submissions/store/rescore.ts';
import { parseSolution } from '../submissions/store/solution.ts';
import { works } from '../submissions/tables.ts';

const rowsOf = (task: TaskRow, csv: string | null): TaskManagement['Solution'] => {
  if (csv === null || !task.objective) return null;
  const solution = parseSolution(csv, task.objective);
  const parts = [...solution.values()].map(({ part }) => part);
  const ofPublic = parts.filter((part) => part === 'public').length;
  return { Public: ofPublic, Private: parts.length - ofPublic };
};

/** What only managers see of the tasks of these stages; those of others are left out. */
export const managementOf = async (
  { database: { db } }: Services,
  caller: Caller,
  stageIds: readonly string[],
): Promise<TaskManagement[]> => {
  const rows = await db
    .select({ task: tasks, csv: taskSolutions.csv })
    .from(tasks)
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(inArray(tasks.stageId, [...stageIds]));
  const own = await managedAmong(
    db,
    caller,
    rows.map(({ task }) => task.competitionId),
  );
  const counted = await db
    .select({ taskId: works.taskId, works: count(), scored: count(isRescored) })
    .from(works)
    .where(
      inArray(
        works.taskId,
        rows.map(({ task }) => task.id),
      ),
    )
    .groupBy(works.taskId);
  return rows
    .filter(({ task }) => own.has(task.competitionId))
    .map(({ task, csv }) => {
      const submitted = counted.find(({ taskId }) => taskId === task.id);
      return {
        Task: task.id,
        Stage: task.stageId,
        Solution: rowsOf(task, csv),
        Sample: task.objective?.sampleKey ?? null,
        Files: task.files.map(({ key, name, size }) => ({ Key: key, Name: name, Size: size })),
        Works: submitted?.works ?? 0,
        ScoredWorks: task.objective ? (submitted?.scored ?? 0) : 0,
      };
    });
};
