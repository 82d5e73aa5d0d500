import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FieldEditor } from '#domains/submissions/components/FieldEditor/FieldEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { LimitFields } from './LimitFields.tsx';
import type { Task } from './opened.ts';
import type { TaskValues } from './task-values.ts';

interface SubjectiveFieldsProps {
  form: UseFormReturnType<TaskValues>;
  task: Task | undefined;
}

/** The form of a task that people review, and its best score. */
export const SubjectiveFields = ({ form, task }: SubjectiveFieldsProps) => {
  const answered = (task?.management?.worksCount ?? 0) > 0;
  return (
    <>
      <FieldEditor
        label="提交表单"
        fields={form.values.form.fields}
        answered={answered}
        errorOf={errorsUnder(form.errors, 'form.fields')}
        onChange={(fields) => form.setFieldValue('form.fields', fields)}
      />
      <NumberInput
        label="满分"
        description={answered ? '已有提交，不能再修改' : undefined}
        min={1}
        allowDecimal={false}
        disabled={answered && task?.form != null}
        {...form.getInputProps('form.maxScore')}
      />
      <LimitFields form={form} of="form" />
    </>
  );
};
