import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '#lib/notify.ts';
import { AfterEndFields } from './AfterEndFields.tsx';
import { DataFiles } from './DataFiles.tsx';
import { ObjectiveFields } from './ObjectiveFields.tsx';
import { movedPart } from './moved-part.ts';
import { opensEarly } from './opens-early.ts';
import type { Competition, Stage, Task } from './opened.ts';
import { BoardFields, PeriodFields } from './PeriodFields.tsx';
import { PrivateBoardFields } from './PrivateBoardFields.tsx';
import {
  useCreateCompetitionTaskMutation,
  useUpdateCompetitionTaskMutation,
} from './StagesPanel.generated.ts';
import { SubjectiveFields } from './SubjectiveFields.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';
import {
  rescores,
  taskInputOf,
  taskProblemsOf,
  taskValuesOf,
  type TaskValues,
} from './task-values.ts';
import { type Answered, type Asking, type Question, TaskQuestions } from './TaskQuestions.tsx';
import { useTaskFiles } from './useTaskFiles.ts';

const context = { showsErrors: true };
const types = [
  { value: 'AUTOMATIC', label: '自动评审结果文件' },
  { value: 'SUBJECTIVE', label: '人工评审表单' },
];

interface TaskModalProps {
  competition: Competition;
  stage: Stage;
  task: Task | undefined;
  onClose: () => void;
}

/** A task of a stage: a result file that is scored, or a form that people review. */
export const TaskModal = ({ competition, stage, task, onClose }: TaskModalProps) => {
  const [create] = useCreateCompetitionTaskMutation({ context });
  const [update] = useUpdateCompetitionTaskMutation({ context });
  const files = useTaskFiles();
  const [asking, setAsking] = useState<Asking | null>(null);
  const form = useForm<TaskValues>({
    initialValues: taskValuesOf(stage, task),
    validate: (values) => ({ ...taskProblemsOf(values, stage, task), ...files.problems }),
  });
  const send = (values: TaskValues, answered: Answered) => {
    const { rescore, rescoreReason, publishesRescoreReason, reviewsRescoring, ...words } = answered;
    const again = rescore
      ? { rescore, rescoreReason, publishesRescoreReason, reviewsRescoring }
      : {};
    const input = { ...taskInputOf(values), ...words };
    return task
      ? update({ variables: { input: { taskId: task.id, task: input, ...again } } })
      : create({ variables: { input: { stageId: stage.id, type: values.type, task: input } } });
  };
  const questionsOf = (values: TaskValues, answered: readonly Question[]): Question[] => {
    const asked: Question[] = [
      ...(movedPart(competition, task, values.endDate).length > 0 ? (['deadline'] as const) : []),
      ...(opensEarly(values, task, new Date()) ? (['opening'] as const) : []),
      ...(rescores(values, task) ? (['rescore'] as const) : []),
    ];
    return asked.filter((question) => !answered.includes(question));
  };
  /** Saves, unless something is to be asked first; answers whether it did. */
  const save = async (
    values: TaskValues,
    answered: Answered = {},
    questions: readonly Question[] = [],
  ): Promise<boolean> => {
    const [next] = questionsOf(values, questions);
    if (next) {
      setAsking({ what: next, values, answered, questions });
      return false;
    }
    await send(values, answered);
    if (answered.rescore)
      notify.done(
        answered.reviewsRescoring
          ? '重新评分已开始，全部算出后请查看名次变化'
          : '重新评分已开始，全部完成后一次更新',
        '修改成功',
      );
    return true;
  };
  const goOn = async (asked: Asking, answer: Answered) => {
    const questions = [...asked.questions, asked.what];
    if (await save(asked.values, { ...asked.answered, ...answer }, questions)) onClose();
  };
  return (
    <>
      <FormModal
        title={task ? '编辑任务' : '添加任务'}
        size="lg"
        form={form}
        disabled={files.busy}
        send={(values) => save(values)}
        onClose={onClose}
      >
        <WaitingChanges task={task} />
        <TextInput label="任务名称" required data-autofocus {...form.getInputProps('name')} />
        <NativeSelect
          label="评审方式"
          data={types}
          disabled={task !== undefined}
          {...form.getInputProps('type')}
        />
        <PeriodFields form={form} frozen={competition.hasFinalRanking} />
        <MarkdownEditor
          label="任务说明"
          placeholder="任务说明：要预测什么，怎样评分"
          rows={4}
          value={form.values.description}
          error={form.errors.description as string | undefined}
          onChange={(description) => form.setFieldValue('description', description)}
        />
        <Textarea
          label="提交须知"
          autosize
          minRows={2}
          {...form.getInputProps('submissionNotice')}
        />
        <DataFiles
          files={form.values.fileKeys}
          error={form.errors.fileKeys as string | undefined}
          onState={files.onState('fileKeys')}
          onChange={(files) => form.setFieldValue('fileKeys', files)}
        />
        {form.values.type === 'AUTOMATIC' ? (
          <ObjectiveFields form={form} stage={stage} task={task} onState={files.onState} />
        ) : (
          <SubjectiveFields form={form} task={task} />
        )}
        <BoardFields form={form} />
        <PrivateBoardFields form={form} task={task} />
        <AfterEndFields form={form} />
        <Checkbox
          label="关闭提交"
          {...form.getInputProps('submitDisabled', { type: 'checkbox' })}
        />
      </FormModal>
      <TaskQuestions
        asking={asking}
        competition={competition}
        task={task}
        onAnswer={goOn}
        onClose={(question) => setAsking((now) => (now?.what === question ? null : now))}
      />
    </>
  );
};
