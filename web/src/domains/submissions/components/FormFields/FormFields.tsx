import '#theme/styles/forms.ts';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import { textLimitOf } from '@whaletide/schema/shared/rules/fields.ts';
import { TEXT_PAUSE, textLimitProblem } from '@whaletide/schema/shared/rules/text-limit.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { ComponentType } from 'react';
import type { FormFieldType } from '#apollo/schema.generated.ts';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { useUploadReport } from '#components/UploadField/useUploadReport.ts';
import { ProjectField } from '#domains/projects/components/ProjectField/ProjectField.tsx';
import { type FormField, isFile, isProject } from './field-values.ts';
import type { FieldForm } from './useFieldForm.ts';

interface FieldProps {
  field: FormField;
  form: FieldForm;
  disabled: boolean;
}

const useText = ({ field, form, disabled }: FieldProps, type: number) => {
  const limit = textLimitOf(type) ?? 0;
  const look = useDebouncedCallback((text: string) => {
    const problem = textLimitProblem(text, limit);
    if (problem) form.setError(field.id, problem);
  }, TEXT_PAUSE);
  const value = form.values[field.id];
  return {
    label: field.title,
    required: field.isRequired,
    placeholder: field.placeholder ?? undefined,
    error: form.errors[field.id],
    disabled,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      form.set(field.id, currentTarget.value);
      look(currentTarget.value);
    },
  };
};

const ShortText = (props: FieldProps) => (
  <TextInput {...useText(props, fieldTypes.shortText)} autoComplete="off" />
);

const LongText = (props: FieldProps) => (
  <Textarea {...useText(props, fieldTypes.longText)} autosize minRows={4} maxRows={16} />
);

const Option = ({ field, form, disabled }: FieldProps) => {
  const value = form.values[field.id];
  return (
    <NativeSelect
      label={field.title}
      required={field.isRequired}
      error={form.errors[field.id]}
      disabled={disabled}
      data={[
        { value: '', label: field.placeholder ?? '请选择' },
        ...field.options.map((label, index) => ({ value: String(index), label })),
      ]}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) =>
        form.set(field.id, currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    />
  );
};

const File = ({ field, form, disabled }: FieldProps) => {
  const exts = field.acceptExts.length > 0 ? field.acceptExts : uploadRules.answer.exts;
  const maxSize = field.sizeLimit === null ? uploadRules.answer.maxSize : field.sizeLimit * 1024;
  const value = form.values[field.id];
  const kept = isFile(value) ? value : undefined;
  const check = (file: globalThis.File) => {
    const problem = fileProblem(file, { exts, maxSize }, field.id);
    return Promise.resolve(problem ? [problem.message] : []);
  };
  const upload = useUpload('answer', check, kept);
  useUploadReport(upload, {
    // At first it reports what the form knows already.
    onFile: (uploaded) => {
      if (uploaded?.key !== kept?.key) form.set(field.id, uploaded);
    },
    onBusy: (busy) => form.setUploading(field.id, busy),
  });
  return (
    <UploadField
      label={field.isRequired ? `${field.title} *` : field.title}
      hint={[field.placeholder, `${exts.join('、')}，不超过 ${sizeText(maxSize)}`]
        .filter(Boolean)
        .join('；')}
      exts={exts}
      upload={upload}
      disabled={disabled}
      error={form.errors[field.id]}
    />
  );
};

const ProjectVersion = ({ field, form, disabled }: FieldProps) => {
  const value = form.values[field.id];
  const choice = isProject(value) ? value : null;
  return (
    <ProjectField
      label={field.title}
      required={field.isRequired}
      hint={field.placeholder ?? undefined}
      value={choice && { ...choice, title: `${choice.title}（版本 ${choice.number}）` }}
      lock={null}
      picksVersion
      disabled={disabled}
      error={form.errors[field.id]}
      onChange={(chosen) => form.set(field.id, chosen ?? undefined)}
    />
  );
};

/** Inputs for each type of field; null for one that can't be filled in here. */
const inputs: Record<FormFieldType, ComponentType<FieldProps> | null> = {
  SHORT_TEXT: ShortText,
  LONG_TEXT: LongText,
  FILE: File,
  OPTION: Option,
  PROJECT_VERSION: ProjectVersion,
  UNKNOWN: null,
};

interface FormFieldsProps {
  fields: readonly FormField[];
  form: FieldForm;
  disabled?: boolean;
}

/** The fields of a form that organizers define: of a subjective task, of a qualification review. */
export const FormFields = ({ fields, form, disabled = false }: FormFieldsProps) => (
  <Stack gap="md" key={form.round}>
    {fields.map((field) => {
      const Input = field.isHidden ? null : inputs[field.type];
      return (
        Input && (
          <div key={field.id} data-path={field.id}>
            <Input field={field} form={form} disabled={disabled} />
          </div>
        )
      );
    })}
  </Stack>
);
