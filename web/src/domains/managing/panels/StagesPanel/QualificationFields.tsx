import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { FieldEditor } from '#domains/submissions/components/FieldEditor/FieldEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import type { StageValues } from './stage-values.ts';

interface QualificationFieldsProps {
  form: UseFormReturnType<StageValues>;
  answered: boolean;
}

/** Form fields for what teams hand in, and are reviewed by, before they may submit in a stage. */
export const QualificationFields = ({ form, answered }: QualificationFieldsProps) => {
  const { needed, fields, notice } = form.values.qualification;
  return (
    <>
      <Checkbox
        label="提交前需要资质审核"
        description="团队提交资料并通过审核后，才能提交本阶段的任务"
        {...form.getInputProps('qualification.needed', { type: 'checkbox' })}
      />
      {needed && (
        <>
          <FieldEditor
            label="资质审核资料"
            fields={fields}
            answered={answered}
            errorOf={errorsUnder(form.errors, 'qualification.fields')}
            onChange={(changed) => form.setFieldValue('qualification.fields', changed)}
          />
          <MarkdownEditor
            label="资质审核须知"
            placeholder="提交资料前需要同意的条款，留空为没有"
            rows={4}
            value={notice}
            error={form.errors['qualification.notice'] as string | undefined}
            onChange={(text) => form.setFieldValue('qualification.notice', text)}
          />
        </>
      )}
    </>
  );
};
