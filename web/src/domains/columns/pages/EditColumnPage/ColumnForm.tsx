import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { columnLimits, columnProblems } from '@whaletide/schema/rules/columns.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import {
  PictureField,
  type PictureChange,
} from '../../../../components/PictureField/PictureField.tsx';
import { focusFirstError } from '../../../../lib/focus-first-error.ts';

export interface ColumnValues {
  name: string;
  description: string;
  /** Key of a new picture; undefined keeps the stored one. */
  imageKey: string | undefined;
}

interface ColumnFormProps {
  stored: { name: string; description: string; image: string | null } | null;
  action: string;
  onSave: (values: ColumnValues) => Promise<unknown>;
}

/** Name, description and picture of a column; what is wrong is said at its place. */
export const ColumnForm = ({ stored, action, onSave }: ColumnFormProps) => {
  const [name, setName] = useState(stored?.name ?? '');
  const [description, setDescription] = useState(stored?.description ?? '');
  const [picture, setPicture] = useState<PictureChange>(undefined);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; field: string | null } | null>(null);
  const problems = columnProblems({ name, description });
  const lacksPicture = picture === null || (picture === undefined && !stored);
  const messageAt = (at: string) =>
    (tried && problems.find(({ field }) => field === at)?.message) ||
    (refusal?.field === at ? refusal.message : undefined);
  const pictureMessage =
    tried && lacksPicture
      ? '请上传专栏头图'
      : refusal?.field === 'imageKey'
        ? refusal.message
        : undefined;
  const placed = ['name', 'description', 'imageKey'];

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (problems.length > 0 || lacksPicture) return focusFirstError();
    setSaving(true);
    try {
      await onSave({ name: name.trim(), description: description.trim(), imageKey: picture?.key });
    } catch (error) {
      const { message, field } = failureOf(error);
      setRefusal({ message, field });
      focusFirstError();
    }
    setSaving(false);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {refusal && !placed.includes(refusal.field ?? '') && (
          <Alert color="danger" role="alert">
            {refusal.message}
          </Alert>
        )}
        <TextInput
          label="专栏名称"
          required
          placeholder="一句话说出主题"
          value={name}
          maxLength={columnLimits.name}
          description={`${[...name].length} / ${columnLimits.name}`}
          error={messageAt('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Textarea
          label="专栏描述"
          required
          placeholder="读者能从这些项目里得到什么"
          autosize
          minRows={3}
          value={description}
          maxLength={3_000}
          description={`${[...description.trim()].length} / ${columnLimits.description}`}
          error={messageAt('description')}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <div>
          <PictureField
            label="专栏头图"
            hint="建议 16:9，支持 png、jpg、jpeg，不超过 4 MB"
            stored={stored?.image ?? null}
            change={picture}
            onChange={setPicture}
          />
          {pictureMessage && (
            <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
              {pictureMessage}
            </Text>
          )}
        </div>
        <Button type="submit" loading={saving} style={{ alignSelf: 'start' }}>
          {action}
        </Button>
      </Stack>
    </form>
  );
};
