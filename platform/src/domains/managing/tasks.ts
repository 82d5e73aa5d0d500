import { eq, max } from 'drizzle-orm';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { kindOf } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { lastPartProblem } from '@whaletide/schema/domains/managing/rules/last-part.ts';
import { isForeignKeyViolation } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { deleteTask, insertTask } from '../competitions/store/changes.ts';
import { type TaskRow, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { checkAnsweredSample } from './answered-sample.ts';
import { movingDeadlines } from './deadlines.ts';
import { lockTask, worksOf } from './lock-task.ts';
import { ownFiles } from './named-files.ts';
import { checkOwnMetric } from './own-metric.ts';
import { scheduleOpening } from './private-board.ts';
import { scheduleSettling } from './settle-private-board.ts';
import type { UploadedSolution } from './solutions.ts';
import { lockStage } from './stages.ts';
import { filesOf, newSolution } from './task-files.ts';
import type { TaskSender, TaskTools } from './task-tools.ts';
import { taskValues, toObjective } from './task-values.ts';

/** A new task as far as it takes its time: read and tried, nothing is stored. */
export interface PreparedTask {
  solution: UploadedSolution | undefined;
}

/**
 * Reads the solution and the sample of a new task, and tries its own metric, before a transaction is
 * begun that others would wait for. @throws Refusal as the contract says
 */
export const prepareTask = async (
  tools: TaskTools,
  sender: TaskSender,
  input: TaskSettings,
): Promise<PreparedTask> => {
  const solution = await newSolution(tools, sender, input, null);
  if (input.Objective) {
    const form = toObjective(input.Objective);
    const checked = { taskId: null, form, before: null, uploaded: solution };
    await checkOwnMetric(tools, checked);
    await checkAnsweredSample(tools, sender, checked);
  }
  return { solution };
};

type NewTask = TaskSettings & { Stage: string; TaskType: number };

/** Adds a prepared task at the end of its stage. @throws Refusal as the contract says */
export const addTask = (
  services: Services,
  caller: Caller,
  input: NewTask,
  { solution }: PreparedTask,
): Promise<TaskRow> =>
  services.database.transaction(async (tx) => {
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

/** Prepares a task and adds it. @throws Refusal as the contract says */
export const createTask = async (
  tools: TaskTools,
  caller: Caller,
  input: NewTask,
): Promise<TaskRow> => {
  const sender = { caller, files: ownFiles(tools.services, caller) };
  return addTask(tools.services, caller, input, await prepareTask(tools, sender, input));
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
      const { detailType, published } = competition;
      if (!left)
        refuseIf(lastPartProblem('task', { kind: kindOf(competition), detailType, published }));
      await record(tx, actedBy(caller, services.now), {
        action: 'managing.removeTask',
        ...ofCompetition(competition, task.name),
        before: task,
      });
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? conflict('该任务已有数据，不能删除') : error;
    });
