import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { movedPart } from '#domains/managing/panels/StagesPanel/moved-part.ts';
import type { Competition, Stage, Task } from '#domains/managing/panels/StagesPanel/opened.ts';
import { opensEarly } from '#domains/managing/panels/StagesPanel/opens-early.ts';
import {
  useCreateCompetitionTaskMutation,
  useUpdateCompetitionTaskMutation,
} from '#domains/managing/panels/StagesPanel/StagesPanel.generated.ts';
import {
  rescores,
  taskInputOf,
  type TaskValues,
} from '#domains/managing/panels/StagesPanel/task-values.ts';
import type {
  Answered,
  Asking,
  Question,
} from '#domains/managing/panels/StagesPanel/TaskQuestions.tsx';

const context = { showsErrors: true };

interface Saving {
  competition: Competition;
  stage: Stage;
  task: Task | undefined;
  /** Called once it is saved, with the task as it is now; undefined for a new one. */
  onSaved: (sent: TaskValues, task: Task | undefined) => Promise<void> | void;
  /** Takes a refusal at its field; answers false where the form has no such field. */
  onRefused: (field: string, message: string) => boolean;
}

/** Saves a task, after the questions that come before: who is told, what opens, what is scored again. */
export const useSaveTask = ({ competition, stage, task, onSaved, onRefused }: Saving) => {
  const [create] = useCreateCompetitionTaskMutation({ context });
  const [update] = useUpdateCompetitionTaskMutation({ context });
  const [asking, setAsking] = useState<Asking | null>(null);

  const send = async (values: TaskValues, answered: Answered): Promise<Task | undefined> => {
    const { rescore, rescoreReason, publishesRescoreReason, reviewsRescoring, ...words } = answered;
    const again = rescore
      ? { rescore, rescoreReason, publishesRescoreReason, reviewsRescoring }
      : {};
    const input = { ...taskInputOf(values), ...words };
    if (task) {
      const { data } = await update({
        variables: { input: { taskId: task.id, task: input, ...again } },
      });
      return data?.updateCompetitionTask;
    }
    await create({ variables: { input: { stageId: stage.id, type: values.type, task: input } } });
    return undefined;
  };
  const questionOf = (values: TaskValues, answered: readonly Question[]): Question | undefined => {
    const asked: Question[] = [
      ...(movedPart(competition, task, values.endDate).length > 0 ? (['deadline'] as const) : []),
      ...(opensEarly(values, task, new Date()) ? (['opening'] as const) : []),
      ...(rescores(values, task) ? (['rescore'] as const) : []),
    ];
    return asked.find((question) => !answered.includes(question));
  };
  /** Saves, unless something is to be asked first. */
  const save = async (
    values: TaskValues,
    answered: Answered = {},
    questions: readonly Question[] = [],
  ): Promise<void> => {
    const next = questionOf(values, questions);
    if (next) {
      setAsking({ what: next, values, answered, questions });
      return;
    }
    const saved = await send(values, answered);
    if (answered.rescore)
      notify.done(
        answered.reviewsRescoring
          ? '重新评分已开始，全部算出后请查看名次变化'
          : '重新评分已开始，全部完成后一次更新',
        '修改成功',
      );
    else notify.done(task ? '任务已保存' : `任务「${values.name.trim()}」已创建`, '操作成功');
    await onSaved(values, saved);
  };
  /** Goes on after an answer; what is refused then is shown at its field, behind the question. */
  const answer = async (asked: Asking, given: Answered): Promise<void> => {
    const questions = [...asked.questions, asked.what];
    try {
      await save(asked.values, { ...asked.answered, ...given }, questions);
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field === null || !onRefused(field, message)) throw refusal;
      setAsking(null);
    }
  };
  const close = (question: Question) => setAsking((now) => (now?.what === question ? null : now));
  return { save, asking, answer, close };
};
