import { count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type {
  SolutionRows,
  TaskManagement,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Rescoring } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import type { SolutionFigures } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import type { Caller } from '#http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { addSolutionFigures } from '../competitions/store/changes.ts';
import { type Objective, type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import { rescoringsOf, type ShownRescoring } from '../scoring/store/shown-rescorings.ts';
import { isRescored } from '../submissions/store/rescore.ts';
import { works } from '../submissions/tables.ts';
import { toMove } from './rescoring.ts';
import type { TaskTools } from './task-tools.ts';

/** All but the solution itself, which may be large. */
const { csv: _csv, ...known } = getTableColumns(taskSolutions);
type KeptSolution = Omit<typeof taskSolutions.$inferSelect, 'csv'>;

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

const toSolutionRows = (figures: SolutionFigures, kept: KeptSolution): SolutionRows => ({
  Task: kept.taskId,
  FileName: kept.fileName,
  User: kept.storedBy,
  StoreDate: kept.storeDate?.toISOString() ?? null,
  Checksum: kept.checksum,
  Public: figures.public,
  Private: figures.private,
  Encoding: figures.encoding,
  Delimiter: figures.delimiter,
  Columns: figures.columns,
  Rows: figures.rows.map((Cells) => ({ Cells })),
  Labels: (figures.labels ?? []).map(({ value, count }) => ({ Value: value, Count: count })),
  LabelsNumber: figures.labelsCount,
});

/** The program of an own metric that a score names. */
const sourceOf = (objective: Objective | null): TaskManagement['CustomMetric'] => {
  const metric = objective?.customMetric;
  if (!metric || !usesCustomMetric(objective)) return null;
  return { Source: metric.source, TruthColumns: [...metric.truthColumns] };
};

const toRescoring = (row: ShownRescoring): Rescoring => ({
  _id: row.id,
  User: row.startedBy,
  StartDate: row.startDate.toISOString(),
  Reason: row.reason,
  PublishesReason: row.publishesReason,
  Done: row.done,
  Works: row.all,
  Failed: row.failed,
  EndDate: row.endDate?.toISOString() ?? null,
  End: row.end,
  Moves: row.moves.map(toMove),
  Moved: row.moved,
  AsksFirst: row.asksFirst,
  ReadyDate: row.readyDate?.toISOString() ?? null,
  AppliedDate: row.appliedDate?.toISOString() ?? null,
});

/** Answers what only managers see of the tasks of these stages; those of others are left out. */
export const managementOf = async (
  tools: TaskTools,
  caller: Caller,
  stageIds: readonly string[],
): Promise<TaskManagement[]> => {
  const { db } = tools.services.database;
  const rows = await db
    .select({ task: tasks, kept: known })
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
  const rescored = await rescoringsOf(
    db,
    rows.map(({ task }) => task.id),
  );
  const managed = rows.filter(({ task }) => own.has(task.competitionId));
  return Promise.all(
    managed.map(async ({ task, kept }) => {
      const submitted = counted.find(({ taskId }) => taskId === task.id);
      const read = kept && (await figuresOf(tools, task, kept));
      return {
        Task: task.id,
        Stage: task.stageId,
        Solution: kept && read && toSolutionRows(read, kept),
        Sample: task.objective?.sampleKey ?? null,
        AnsweredSample: task.objective?.answeredSampleKey ?? null,
        PredictionMin: task.objective?.predictionMin ?? null,
        PredictionMax: task.objective?.predictionMax ?? null,
        GroupColumn: task.objective?.groupColumn ?? null,
        FurtherRanges: (task.objective?.further ?? []).map((score) => ({
          PredictionMin: score.predictionMin ?? null,
          PredictionMax: score.predictionMax ?? null,
        })),
        ScoreName: task.objective?.scoreName ?? null,
        CustomMetric: sourceOf(task.objective),
        Files: task.files.map(({ key, name, size }) => ({ Key: key, Name: name, Size: size })),
        Works: submitted?.works ?? 0,
        ScoredWorks: task.objective ? (submitted?.scored ?? 0) : 0,
        Rescorings: rescored.filter(({ taskId }) => taskId === task.id).map(toRescoring),
      };
    }),
  );
};
