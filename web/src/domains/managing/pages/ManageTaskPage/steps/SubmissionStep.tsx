import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { FieldEditor } from '#domains/submissions/components/FieldEditor/FieldEditor.tsx';
import { Fold } from '#components/Fold/Fold.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { DataFiles } from '#domains/managing/panels/StagesPanel/DataFiles.tsx';
import { PeriodFields } from '#domains/managing/panels/StagesPanel/PeriodFields.tsx';
import classes from '../ManageTaskPage.module.css';
import { ResultFileFields } from './ResultFileFields.tsx';
import { hasErrorAt, type StepProps } from './step-props.ts';

const types = [
  { value: 'AUTOMATIC', label: '自动评审结果文件' },
  { value: 'SUBJECTIVE', label: '人工评审表单' },
];

/** 提交内容: the task's name, time and data, and what is handed in. */
export const SubmissionStep = (props: StepProps) => {
  const { form, competition, task, onFileState } = props;
  const answered = (task?.management?.worksCount ?? 0) > 0;
  return (
    <>
      <TextInput label="任务名称" required {...form.getInputProps('name')} />
      <NativeSelect
        label="评审方式"
        description={task ? '创建后不能再修改' : undefined}
        data={types}
        disabled={task !== undefined}
        {...form.getInputProps('type')}
      />
      <div className={classes.times}>
        <PeriodFields form={form} frozen={competition.hasFinalRanking} />
      </div>
      <MarkdownEditor
        label="任务说明"
        placeholder="任务说明：要预测什么，怎样评分"
        rows={4}
        value={form.values.description}
        error={form.errors.description as string | undefined}
        onChange={(description) => form.setFieldValue('description', description)}
      />
      <DataFiles
        files={form.values.fileKeys}
        error={form.errors.fileKeys as string | undefined}
        onState={onFileState('fileKeys')}
        onChange={(files) => form.setFieldValue('fileKeys', files)}
      />
      {form.values.type === 'AUTOMATIC' ? (
        <ResultFileFields {...props} />
      ) : (
        <div data-path="form.fields">
          <FieldEditor
            label="提交表单"
            fields={form.values.form.fields}
            answered={answered}
            errorOf={errorsUnder(form.errors, 'form.fields')}
            onChange={(fields) => form.setFieldValue('form.fields', fields)}
          />
        </div>
      )}
      <Fold
        title="提交须知"
        about="参赛者提交前看到的一段话，如格式要求、禁止事项。"
        startsOpen={form.values.submissionNotice !== ''}
        needed={hasErrorAt(form.errors, 'submissionNotice')}
      >
        <Textarea
          label="提交须知"
          autosize
          minRows={2}
          {...form.getInputProps('submissionNotice')}
        />
      </Fold>
    </>
  );
};
