import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  NativeSelect,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { TimeField } from '../../components/TimeField/TimeField.tsx';
import { fieldOf } from '../../field-of.ts';
import { DataFiles } from './DataFiles.tsx';
import { ObjectiveFields } from './ObjectiveFields.tsx';
import type { Stage, Task } from './opened.ts';
import {
  useCreateCompetitionTaskMutation,
  useUpdateCompetitionTaskMutation,
} from './StagesPanel.generated.ts';
import { taskInputOf, taskProblemsOf, taskValuesOf, type TaskValues } from './task-values.ts';

const context = { showsErrors: true };
const types = [
  { value: 'AUTOMATIC', label: '自动评审结果文件' },
  { value: 'SUBJECTIVE', label: '人工评审' },
];

interface TaskModalProps {
  stage: Stage;
  task: Task | undefined;
  onClose: () => void;
}

/** A task of a stage; what was typed stays when it is refused. */
export const TaskModal = ({ stage, task, onClose }: TaskModalProps) => {
  const [create, created] = useCreateCompetitionTaskMutation({ context });
  const [update, updated] = useUpdateCompetitionTaskMutation({ context });
  const [uploading, setUploading] = useState(false);
  const error = created.error ?? updated.error;
  const form = useForm<TaskValues>({
    initialValues: taskValuesOf(stage, task),
    validate: (values) => taskProblemsOf(values, stage),
  });
  const submit = form.onSubmit(async (values) => {
    const input = taskInputOf(values);
    try {
      await (task
        ? update({ variables: { input: { taskId: task.id, task: input } } })
        : create({ variables: { input: { stageId: stage.id, type: values.type, task: input } } }));
      onClose();
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
    }
  });
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={task ? '编辑任务' : '添加任务'}
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="任务名称" required data-autofocus {...form.getInputProps('name')} />
          <NativeSelect
            label="评审方式"
            data={types}
            disabled={task !== undefined}
            {...form.getInputProps('type')}
          />
          <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
          <TimeField label="结束时间" required {...form.getInputProps('endDate')} />
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
          {form.values.type === 'AUTOMATIC' && (
            <ObjectiveFields form={form} task={task} onBusy={setUploading} />
          )}
          <Checkbox
            label="公开 Public 排行榜"
            {...form.getInputProps('showsLeaderboard', { type: 'checkbox' })}
          />
          <Checkbox
            label="公开 Private 排行榜"
            {...form.getInputProps('showsPrivateLeaderboard', { type: 'checkbox' })}
          />
          <Checkbox
            label="关闭提交"
            {...form.getInputProps('submitDisabled', { type: 'checkbox' })}
          />
          {Boolean(error) && (
            <Alert color="coral" title="保存失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" disabled={uploading} loading={created.loading || updated.loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
