import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { DataFiles } from './DataFiles.tsx';
import { ObjectiveFields } from './ObjectiveFields.tsx';
import type { Stage, Task } from './opened.ts';
import { PartModal } from './PartModal.tsx';
import { BoardFields, PeriodFields } from './PeriodFields.tsx';
import { PrivateBoardFields } from './PrivateBoardFields.tsx';
import { RescoreModal } from './RescoreModal.tsx';
import {
  useCreateCompetitionTaskMutation,
  useUpdateCompetitionTaskMutation,
} from './StagesPanel.generated.ts';
import { SubjectiveFields } from './SubjectiveFields.tsx';
import {
  rescores,
  taskInputOf,
  taskProblemsOf,
  taskValuesOf,
  type TaskValues,
} from './task-values.ts';

const context = { showsErrors: true };
const types = [
  { value: 'AUTOMATIC', label: '自动评审结果文件' },
  { value: 'SUBJECTIVE', label: '人工评审表单' },
];

interface TaskModalProps {
  stage: Stage;
  task: Task | undefined;
  onClose: () => void;
}

/** A task of a stage: a result file that is scored, or a form that people review. */
export const TaskModal = ({ stage, task, onClose }: TaskModalProps) => {
  const [create] = useCreateCompetitionTaskMutation({ context });
  const [update] = useUpdateCompetitionTaskMutation({ context });
  const [uploading, setUploading] = useState(false);
  const [asking, setAsking] = useState<TaskValues | null>(null);
  const form = useForm<TaskValues>({
    initialValues: taskValuesOf(stage, task),
    validate: (values) => taskProblemsOf(values, stage, task),
  });
  const save = async (values: TaskValues) => {
    const input = taskInputOf(values);
    if (!task)
      return create({
        variables: { input: { stageId: stage.id, type: values.type, task: input } },
      });
    if (!rescores(values, task))
      return update({ variables: { input: { taskId: task.id, task: input } } });
    setAsking(values);
    return false;
  };
  const saveAndRescore = async (values: TaskValues, taskId: string) => {
    const input = { taskId, task: taskInputOf(values), rescore: true };
    await update({ variables: { input } });
    const message = '重新评分已开始，成绩会陆续更新';
    notifications.show({ color: 'kelp', title: '修改成功', message });
    onClose();
  };
  return (
    <>
      <PartModal
        title={task ? '编辑任务' : '添加任务'}
        size="lg"
        form={form}
        disabled={uploading}
        save={save}
        onClose={onClose}
      >
        <TextInput label="任务名称" required data-autofocus {...form.getInputProps('name')} />
        <NativeSelect
          label="评审方式"
          data={types}
          disabled={task !== undefined}
          {...form.getInputProps('type')}
        />
        <PeriodFields form={form} />
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
          files={form.values.files}
          onBusy={setUploading}
          onChange={(files) => form.setFieldValue('files', files)}
        />
        {form.values.type === 'AUTOMATIC' ? (
          <ObjectiveFields form={form} task={task} onBusy={setUploading} />
        ) : (
          <SubjectiveFields form={form} task={task} />
        )}
        <BoardFields form={form} />
        <PrivateBoardFields form={form} task={task} />
        <Checkbox
          label="关闭提交"
          {...form.getInputProps('submitDisabled', { type: 'checkbox' })}
        />
      </PartModal>
      {asking && task && (
        <RescoreModal
          task={task}
          onConfirm={() => saveAndRescore(asking, task.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};
