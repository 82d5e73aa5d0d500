import { count, eq, inArray, max } from 'drizzle-orm';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { rescoreReasonProblem } from '@whaletide/schema/domains/submissions/rules/rescoring.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { isForeignKeyViolation, type Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { badInput, conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { changeTask, deleteTask, insertTask, putSolution } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import {
  type CompetitionRow,
  type Objective,
  type StageRow,
  stages,
  type TaskRow,
  tasks,
  taskSolutions,
} from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { hasWorkers } from '../submissions/store/job-kinds.ts';
import { type StagedSource, startRescoring } from '../submissions/store/rescorings.ts';
import { scoringOf, withScoring } from '../submissions/store/scoring-keys.ts';
import { queueRescore, scoredWorks } from '../submissions/store/rescore.ts';
import { works } from '../submissions/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { checkAnsweredSample, checkStillCompared } from './answered-sample.ts';
import { movingDeadlines } from './deadlines.ts';
import { checkOwnMetric } from './own-metric.ts';
import { scheduleOpening } from './private-board.ts';
import { scheduleSettling } from './settle-private-board.ts';
import type { TaskTools } from './task-tools.ts';
import {
  type ChangedScoring,
  changeScoring,
  readKeptSolution,
  readSolutionFile,
} from './solutions.ts';
import { lockStage } from './stages.ts';
import { taskValues, toObjective } from './task-values.ts';

/** These files as the task hands them out: the manager's own, or those that it has already. */
const filesOf = async (
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
const newSolution = async (
  { services, reader }: TaskTools,
  caller: Caller,
  input: TaskSettings,
  before: Objective | null,
) => {
  const key = input.Objective?.Solution;
  if (key === undefined || !input.Objective) return undefined;
  const form = toObjective(input.Objective, before);
  return readSolutionFile(services, reader, { caller, key, form });
};

/** Adds a task at the end of its stage. @throws Refusal as the contract says */
export const createTask = async (
  tools: TaskTools,
  caller: Caller,
  input: TaskSettings & { Stage: string; TaskType: number },
): Promise<TaskRow> => {
  const { services } = tools;
  const solution = await newSolution(tools, caller, input, null);
  if (input.Objective) {
    const form = toObjective(input.Objective);
    const checked = { taskId: null, form, before: null, uploaded: solution };
    await checkOwnMetric(tools, checked);
    await checkAnsweredSample(services, tools.reader, { caller, ...checked });
  }
  return services.database.transaction(async (tx) => {
    const { stage, competition } = await lockStage(tx, caller, input.Stage);
    const { TaskType: taskType } = input;
    const situation = { taskType, stage, before: null, answered: false, now: services.now() };
    const values = taskValues(input, situation);
    const { objective, subjective } = values;
    if (competition.published && objective && solution === undefined)
      throw badInput('请上传标准答案', 'Objective.Solution');
    if (competition.published && !objective && !subjective)
      throw badInput('请至少添加一个字段', 'Subjective.Fields');
    const files = await filesOf(tx, caller, input, null);
    const [last] = await tx
      .select({ position: max(tasks.position) })
      .from(tasks)
      .where(eq(tasks.stageId, stage.id));
    const labels = solution && {
      labels: solution.labels,
      furtherLabels: solution.furtherLabels,
    };
    const scored = objective && { ...objective, ...labels };
    const row = {
      id: newId(services.now().getTime()),
      competitionId: competition.id,
      stageId: stage.id,
      position: (last?.position ?? -1) + 1,
      taskType,
      ...values,
      objective: scored,
      files,
    };
    const task = await movingDeadlines(tx, services, { competition, words: undefined }, () =>
      insertTask(tx, row, solution),
    );
    await scheduleOpening(tx, services, task, null);
    await scheduleSettling(tx, services, [task], { before: null, after: task });
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.createTask',
      ...ofCompetition(competition, task.name),
      after: { taskType, ...values, newSolution: solution !== undefined },
    });
    return task;
  });
};

export const lockTask = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<{ task: TaskRow; stage: StageRow; competition: CompetitionRow }> => {
  const [row] = await tx
    .select({ task: tasks, stage: stages })
    .from(tasks)
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(eq(tasks.id, id));
  if (!row) throw notFound('任务');
  const competition = await lockManaged(tx, caller, row.task.competitionId);
  // Works of the task refer to its row: who submits waits until it is settled how they are scored.
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update');
  if (!task) throw notFound('任务');
  return { task, stage: row.stage, competition };
};

const worksOf = async (tx: Transaction, taskId: string): Promise<number> => {
  const [row] = await tx.select({ works: count() }).from(works).where(eq(works.taskId, taskId));
  return row?.works ?? 0;
};

/**
 * Checks that what is settled once teams have submitted doesn't change: the choice for the private
 * board, the best score.
 */
const checkSettled = (before: TaskRow, after: Pick<TaskRow, 'objective' | 'subjective'>) => {
  const chosen = ({ objective }: Pick<TaskRow, 'objective'>) =>
    objective?.selectionLimit ?? MAX_SELECTED;
  if (chosen(before) !== chosen(after))
    throw conflict('该任务已有提交，不能再修改可选择的记录数', 'Objective.SelectionLimit');
  if (before.subjective && before.subjective.maxScore !== after.subjective?.maxScore)
    throw conflict('该任务已有提交，不能再修改满分', 'Subjective.MaxScore');
};

type TaskUpdate = TaskSettings & {
  Rescore?: boolean | undefined;
  RescoreReason?: string | undefined;
  PublishRescoreReason?: boolean | undefined;
};

/** @throws Refusal CONFLICT unless it is agreed to, BAD_USER_INPUT without a reason */
const checkRescoring = async (tx: Transaction, id: string, input: TaskUpdate): Promise<void> => {
  if (!input.Rescore) {
    const works = await scoredWorks(tx, id);
    throw conflict(`该任务已有提交，修改后会重新评分${works}条，请先确认`, 'Objective.Solution');
  }
  refuseIf(rescoreReasonProblem(input.RescoreReason ?? ''));
};

/** Facts about the solution that a rescoring brings: of a new file, else of the kept one. */
const sourceOf = async (
  tx: Transaction,
  id: string,
  { read, source }: NonNullable<ChangedScoring['solution']>,
): Promise<StagedSource> => {
  const { fileName, storedBy, storeDate } = taskSolutions;
  const [kept] = source
    ? [source]
    : await tx
        .select({ fileName, storedBy, storeDate })
        .from(taskSolutions)
        .where(eq(taskSolutions.taskId, id));
  return {
    figures: read.figures,
    checksum: read.checksum,
    fileName: kept?.fileName ?? null,
    storedBy: kept?.storedBy ?? null,
    storeDate: kept?.storeDate?.toISOString() ?? null,
  };
};

const objectiveOf = async ({ database: { db } }: Services, id: string) => {
  const [task] = await db
    .select({ objective: tasks.objective })
    .from(tasks)
    .where(eq(tasks.id, id));
  return task?.objective ?? null;
};

/** @throws Refusal as the contract says */
export const updateTask = async (
  tools: TaskTools,
  caller: Caller,
  id: string,
  input: TaskUpdate,
): Promise<TaskRow> => {
  const { services, reader } = tools;
  const before = await objectiveOf(services, id);
  const uploaded = await newSolution(tools, caller, input, before);
  if (input.Objective) {
    const form = toObjective(input.Objective, before);
    await checkOwnMetric(tools, { taskId: id, form, before, uploaded });
  }
  const kept =
    uploaded || !input.Objective
      ? undefined
      : await readKeptSolution(services, reader, {
          taskId: id,
          form: toObjective(input.Objective, before),
        });
  const compared =
    input.Objective &&
    (await checkAnsweredSample(services, reader, {
      caller,
      taskId: id,
      form: toObjective(input.Objective, before),
      before,
      uploaded,
    }));
  return services.database.transaction(async (tx) => {
    const { task, stage, competition } = await lockTask(tx, caller, id);
    await checkStillCompared(tx, id, compared);
    const submitted = await worksOf(tx, id);
    const { taskType } = task;
    const situation = {
      taskType,
      stage,
      before: task,
      answered: submitted > 0,
      now: services.now(),
    };
    const given = {
      ...taskValues(input, situation),
      files: await filesOf(tx, caller, input, task),
    };
    if (submitted > 0) checkSettled(task, given);
    const scoring = await changeScoring(tx, { task, objective: given.objective, uploaded, kept });
    const rescores = scoring.changed && submitted > 0;
    const values = { ...given, objective: scoring.objective };
    if (rescores) await checkRescoring(tx, id, input);
    // Until all works are scored by them, the settings of scoring stay as they are.
    const stages = rescores && !hasWorkers(task);
    const effective =
      stages && values.objective && task.objective
        ? { ...values, objective: withScoring(values.objective, scoringOf(task.objective)) }
        : values;
    const words = input.DeadlineConfirmation;
    await movingDeadlines(tx, services, { competition, words }, () =>
      changeTask(tx, id, effective),
    );
    const { solution } = scoring;
    if (stages && solution && values.objective)
      await startRescoring(tx, services, {
        task,
        objective: values.objective,
        csv: solution.read.csv,
        source: await sourceOf(tx, id, solution),
        startedBy: caller.id,
        reason: input.RescoreReason?.trim() ?? '',
        publishesReason: input.PublishRescoreReason ?? false,
      });
    else if (solution) await putSolution(tx, id, solution.read, solution);
    if (rescores && !stages) await queueRescore(tx, services, id);
    await scheduleOpening(tx, services, { id, ...values }, task.privateOpenDate);
    await scheduleSettling(tx, services, [{ id, ...values }], { before: task, after: values });
    // That there is a new solution, never what is in it.
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.updateTask',
      ...ofCompetition(competition, task.name),
      before: task,
      after: { ...values, ...(uploaded && { newSolution: true }) },
      ...(rescores && { reason: input.RescoreReason?.trim() }),
    });
    return { ...task, ...effective };
  });
};

/** @throws Refusal CONFLICT once there are works */
export const removeTask = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database
    .transaction(async (tx) => {
      const { task, competition } = await lockTask(tx, caller, id);
      if ((await worksOf(tx, id)) > 0) throw conflict('该任务已有提交，不能删除');
      await movingDeadlines(tx, services, { competition, words: undefined }, () =>
        deleteTask(tx, id),
      );
      const [left] = await tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(eq(tasks.competitionId, competition.id))
        .limit(1);
      if (!left && competition.published) throw conflict('已发布的比赛至少有一个任务');
      await record(tx, actedBy(caller, services.now), {
        action: 'managing.removeTask',
        ...ofCompetition(competition, task.name),
        before: task,
      });
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? conflict('该任务已有数据，不能删除') : error;
    });
