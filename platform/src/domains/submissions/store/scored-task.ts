import { isScored } from '@whaletide/schema/domains/competitions/rules/task-types.ts';
import { badInput, notFound } from '#refusal.ts';
import type { Objective, TaskRow } from '#domains/competitions/tables.ts';

/** Way in which the caller handed in the file. */
export type SubmitType = NonNullable<Objective['submitType']>;

/** A task that is scored from a file which comes in this way. @throws Refusal BAD_USER_INPUT */
export const scoredTask = (task: TaskRow | undefined, by: SubmitType) => {
  if (!task) throw notFound('任务', 'Task');
  const { objective } = task;
  if (!isScored(task) || !objective) throw badInput('该任务不接受结果文件', 'Task');
  if ((objective.submitType ?? 'file') !== by)
    throw badInput(
      by === 'file' ? '该任务只接受用上传令牌提交的结果文件' : '该任务不接受用上传令牌提交',
      'Task',
    );
  return { task, objective };
};
