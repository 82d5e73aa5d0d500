import { Button, Group, Input, Text } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { fileRule } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import type { FileField } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { fileProblem, sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useEffect, useEffectEvent } from 'react';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import type { UploadedFile } from '#lib/upload.ts';
import classes from './RegistrationForm.module.css';

interface QualificationFileProps {
  field: FileField;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  error: string | null;
}

const Upload = ({ field, onChange, error }: Omit<QualificationFileProps, 'value'>) => {
  const upload = useUpload('qualification', (file) => {
    const problem = fileProblem(file, fileRule(field));
    return Promise.resolve(problem ? [problem.message] : []);
  });
  const { state } = upload;
  const busy = state.step === 'checking' || state.step === 'uploading';
  const arrived = useEffectEvent(({ key, ext, name, size }: UploadedFile) =>
    onChange({ key, ext, name, size }),
  );
  useEffect(() => {
    if (state.step === 'done') arrived(state.uploaded);
  }, [state]);
  return (
    <UploadField
      label={field.isRequired ? `${field.title} *` : field.title}
      hint={`${field.acceptExts.join('、')}，不超过 ${sizeText(field.sizeLimit * 1024)}`}
      exts={field.acceptExts}
      upload={upload}
      // On its way it isn't missing.
      error={busy ? null : error}
    />
  );
};

/** A file to be reviewed by: taken once it has arrived, and kept over a reload. */
export const QualificationFile = ({ field, value, onChange, error }: QualificationFileProps) =>
  value ? (
    <div role="group" aria-label={field.title}>
      <Input.Label component="span" required={field.isRequired}>
        {field.title}
      </Input.Label>
      <div className={classes.file}>
        <IconFileCheck size={20} stroke={1.5} aria-hidden />
        <Text truncate className={classes.fileName}>
          {value.name}
        </Text>
        <Text size="sm" c="dimmed">
          {sizeText(value.size)}
        </Text>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => onChange(null)}>
            换一个文件
          </Button>
        </Group>
      </div>
      {error && (
        <Input.Error mt={4} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  ) : (
    <Upload field={field} onChange={onChange} error={error} />
  );
