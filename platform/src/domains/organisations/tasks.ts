import { count, eq, inArray, max } from 'drizzle-orm';
import type { TaskManagement, TaskSettings } from '@whaletide/schema/rest/managing.ts';
import { taskProblems } from '@whaletide/schema/rules/competition-parts.ts';
import { isForeignKeyViolation, type Transaction } from '../../database/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import { newId } from '../../ids.ts';
import { badInput, conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import {
  type CompetitionRow,
  type Objective,
  type StageRow,
  stages,
  type TaskRow,
  tasks,
  taskSolutions,
} from '../competitions/tables.ts';
import { parseSolution } from '../submissions/scoring/solution.ts';
import { works } from '../submissions/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { managedAmong } from './access.ts';
import { lockManaged } from './settings.ts';
import { readSolutionFile } from './solutions.ts';
import { lockStage, periodOf } from './stages.ts';

const AUTOMATIC = 0;

const toObjective = (input: NonNullable<TaskSettings['Objective']>): Objective => ({
  acceptExts: input.AcceptExts,
  sizeLimit: input.SizeLimit,
  sampleKey: input.Sample,
  idColumn: input.IdColumn.trim(),
  targetColumn: input.TargetColumn.trim(),
  dailyLimit: input.ReviewDailyLimit,
  totalLimit: input.ReviewLimit,
  metric: input.Metric,
});

const check = (input: TaskSettings, taskType: number, stage: StageRow): Objective | null => {
  if ((taskType === AUTOMATIC) !== (input.Objective !== undefined))
    throw badInput('自动评审的任务需要评审标准', 'Objective');
  const objective = input.Objective ? toObjective(input.Objective) : null;
  const settings = {
    name: input.Name,
    startDate: input.StartDate,
    endDate: input.EndDate,
    description: input.Description,
    submissionNotice: input.SubmissionNotice,
    files: input.Files,
    objective,
  };
  refuseIf(taskProblems(settings, periodOf(stage))[0] ?? null);
  return objective;
};

/** These files as the task hands them out: the manager's own, or those that it has already. */
const filesOf = async (
  tx: Transaction,
  viewer: Viewer,
  input: TaskSettings,
  task: TaskRow | null,
): Promise<TaskRow['files']> => {
  const sample = input.Objective?.Sample ?? null;
  const keys = [...input.Files, ...(sample === null ? [] : [sample])];
  if (keys.length === 0) return [];
  const had = new Set([...(task?.files.map(({ key }) => key) ?? []), task?.objective?.sampleKey]);
  const rows = await tx.select().from(uploads).where(inArray(uploads.key, keys));
  const usable = rows.filter(
    ({ key, memberId, purpose }) => had.has(key) || (memberId === viewer.id && purpose === 'asset'),
  );
  const byKey = new Map(usable.map((upload) => [upload.key, upload]));
  if (sample !== null && !byKey.has(sample)) throw notFound('示例文件', 'Objective.Sample');
  return [...new Set(input.Files)].map((key) => {
    const upload = byKey.get(key);
    if (!upload) throw notFound('数据文件', 'Files');
    return { key, name: upload.name, size: upload.size };
  });
};

const columns = (input: TaskSettings) => ({
  name: input.Name.trim(),
  description: input.Description,
  startDate: new Date(input.StartDate),
  endDate: new Date(input.EndDate),
  submitDisabled: input.SubmitDisabled,
  submissionNotice: input.SubmissionNotice.trim() || null,
  showLeaderboard: input.ShowLeaderboard,
  showPrivateLeaderboard: input.ShowPrivateLeaderboard,
});

/** The task's solution, if a new one was uploaded; read before the transaction, as it is a file. */
const newSolution = async (services: Services, viewer: Viewer, input: TaskSettings) => {
  const key = input.Objective?.Solution;
  return key === undefined || !input.Objective
    ? undefined
    : readSolutionFile(services, viewer, key, toObjective(input.Objective));
};

const keepSolution = async (tx: Transaction, taskId: string, csv: string) => {
  await tx
    .insert(taskSolutions)
    .values({ taskId, csv })
    .onConflictDoUpdate({ target: taskSolutions.taskId, set: { csv } });
};

/** Adds a task at the end of its stage. @throws Refusal as the contract says */
export const createTask = async (
  services: Services,
  viewer: Viewer,
  input: TaskSettings & { Stage: string; TaskType: number },
): Promise<TaskRow> => {
  const solution = await newSolution(services, viewer, input);
  return services.database.transaction(async (tx) => {
    const { stage, competition } = await lockStage(tx, viewer, input.Stage);
    const objective = check(input, input.TaskType, stage);
    if (competition.published && objective && solution === undefined)
      throw badInput('请上传标准答案', 'Objective.Solution');
    const files = await filesOf(tx, viewer, input, null);
    const [last] = await tx
      .select({ position: max(tasks.position) })
      .from(tasks)
      .where(eq(tasks.stageId, stage.id));
    const [task] = await tx
      .insert(tasks)
      .values({
        id: newId(services.now().getTime()),
        competitionId: competition.id,
        stageId: stage.id,
        position: (last?.position ?? -1) + 1,
        taskType: input.TaskType,
        ...columns(input),
        files,
        objective,
      })
      .returning();
    if (!task) throw new Error('the task was not stored');
    if (solution !== undefined) await keepSolution(tx, task.id, solution);
    return task;
  });
};

const lockTask = async (
  tx: Transaction,
  viewer: Viewer,
  id: string,
): Promise<{ task: TaskRow; stage: StageRow; competition: CompetitionRow }> => {
  const [row] = await tx
    .select({ task: tasks, stage: stages })
    .from(tasks)
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(eq(tasks.id, id));
  if (!row) throw notFound('任务');
  const competition = await lockManaged(tx, viewer, row.task.competitionId);
  // Works of the task refer to its row: who submits waits until it is settled how they are scored.
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update');
  if (!task) throw notFound('任务');
  return { task, stage: row.stage, competition };
};

const worksOf = async (tx: Transaction, taskId: string): Promise<number> => {
  const [row] = await tx.select({ works: count() }).from(works).where(eq(works.taskId, taskId));
  return row?.works ?? 0;
};

const scoredAlike = (one: Objective | null, other: Objective | null) =>
  one?.metric === other?.metric &&
  one?.idColumn === other?.idColumn &&
  one?.targetColumn === other?.targetColumn;

/** A solution that stays has to fit the columns and the metric that the task gets. */
const checkKept = async (tx: Transaction, task: TaskRow, objective: Objective) => {
  const [kept] = await tx.select().from(taskSolutions).where(eq(taskSolutions.taskId, task.id));
  if (kept && !scoredAlike(task.objective, objective))
    throw badInput('评审标准已改变，请重新上传标准答案', 'Objective.Solution');
};

/** @throws Refusal as the contract says */
export const updateTask = async (
  services: Services,
  viewer: Viewer,
  id: string,
  input: TaskSettings,
): Promise<TaskRow> => {
  const solution = await newSolution(services, viewer, input);
  return services.database.transaction(async (tx) => {
    const { task, stage } = await lockTask(tx, viewer, id);
    const objective = check(input, task.taskType, stage);
    const changesScores = solution !== undefined || !scoredAlike(task.objective, objective);
    if (changesScores && (await worksOf(tx, id)) > 0)
      throw conflict('该任务已有提交，不能再修改标准答案与评审标准', 'Objective.Solution');
    if (objective && solution === undefined) await checkKept(tx, task, objective);
    const files = await filesOf(tx, viewer, input, task);
    // How the file comes in isn't among these settings, and stays.
    const kept = objective && { ...task.objective, ...objective };
    const values = { ...columns(input), files, objective: kept };
    await tx.update(tasks).set(values).where(eq(tasks.id, id));
    if (solution !== undefined) await keepSolution(tx, id, solution);
    return { ...task, ...values };
  });
};

/** @throws Refusal CONFLICT once there are works */
export const removeTask = ({ database }: Services, viewer: Viewer, id: string): Promise<void> =>
  database
    .transaction(async (tx) => {
      await lockTask(tx, viewer, id);
      if ((await worksOf(tx, id)) > 0) throw conflict('该任务已有提交，不能删除');
      await tx.delete(taskSolutions).where(eq(taskSolutions.taskId, id));
      await tx.delete(tasks).where(eq(tasks.id, id));
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? conflict('该任务已有数据，不能删除') : error;
    });

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
  viewer: Viewer,
  stageIds: readonly string[],
): Promise<TaskManagement[]> => {
  const rows = await db
    .select({ task: tasks, csv: taskSolutions.csv })
    .from(tasks)
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(inArray(tasks.stageId, [...stageIds]));
  const own = await managedAmong(
    db,
    viewer,
    rows.map(({ task }) => task.competitionId),
  );
  const counted = await db
    .select({ taskId: works.taskId, works: count() })
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
    .map(({ task, csv }) => ({
      Task: task.id,
      Stage: task.stageId,
      Solution: rowsOf(task, csv),
      Sample: task.objective?.sampleKey ?? null,
      Files: task.files.map(({ key, name, size }) => ({ Key: key, Name: name, Size: size })),
      Works: counted.find(({ taskId }) => taskId === task.id)?.works ?? 0,
    }));
};
