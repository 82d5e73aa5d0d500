import { count, eq, inArray } from 'drizzle-orm';
import type { SolutionRows, TaskManagement } from '@whaletide/schema/rest/managing.ts';
import type { SolutionFigures } from '@whaletide/schema/rules/solution-file.ts';
import type { Caller } from '../../http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { addSolutionFigures } from '../competitions/store/changes.ts';
import { type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import { isRescored } from '../submissions/store/rescore.ts';
import { works } from '../submissions/tables.ts';
import type { TaskTools } from './tasks.ts';

type KeptSolution = Pick<typeof taskSolutions.$inferSelect, 'figures' | 'revision'>;

/** Figures of a solution; read once where it was stored before figures were. */
const figuresOf = async (
  { services: { database }, reader }: TaskTools,
  task: TaskRow,
  kept: KeptSolution,
): Promise<SolutionFigures | null> => {
  if (kept.figures || !task.objective) return kept.figures;
  const { csv, taskId } = taskSolutions;
  const [row] = await database.db.select({ csv }).from(taskSolutions).where(eq(taskId, task.id));
  if (!row) return null;
  const read = await reader.read({ content: row.csv, form: task.objective });
  if (!read.ok) return null;
  const { figures } = read;
  await addSolutionFigures(database.db, { taskId: task.id, revision: kept.revision, figures });
  return figures;
};

const toSolutionRows = (figures: SolutionFigures): SolutionRows => ({
  Public: figures.public,
  Private: figures.private,
  Encoding: figures.encoding,
  Delimiter: figures.delimiter,
  Columns: figures.columns,
  Rows: figures.rows.map((Cells) => ({ Cells })),
  Labels: (figures.labels ?? []).map(({ value, count }) => ({ Value: value, Count: count })),
  LabelsNumber: figures.labelsCount,
});

/** What only managers see of the tasks of these stages; those of others are left out. */
export const managementOf = async (
  tools: TaskTools,
  caller: Caller,
  stageIds: readonly string[],
): Promise<TaskManagement[]> => {
  const { db } = tools.services.database;
  const rows = await db
    .select({ task: tasks, figures: taskSolutions.figures, revision: taskSolutions.revision })
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
  const managed = rows.filter(({ task }) => own.has(task.competitionId));
  return Promise.all(
    managed.map(async ({ task, figures, revision }) => {
      const submitted = counted.find(({ taskId }) => taskId === task.id);
      const read = revision === null ? null : await figuresOf(tools, task, { figures, revision });
      return {
        Task: task.id,
        Stage: task.stageId,
        Solution: read && toSolutionRows(read),
        Sample: task.objective?.sampleKey ?? null,
        Files: task.files.map(({ key, name, size }) => ({ Key: key, Name: name, Size: size })),
        Works: submitted?.works ?? 0,
        ScoredWorks: task.objective ? (submitted?.scored ?? 0) : 0,
      };
    }),
  );
};
