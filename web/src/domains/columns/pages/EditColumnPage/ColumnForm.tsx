import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { columnLimits, columnProblems } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { Form } from '#components/Form/Form.tsx';
import { PictureField, type PictureChange } from '#components/PictureField/PictureField.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';

export interface ColumnValues {
  name: string;
  description: string;
  /** Key of a new picture; undefined keeps the stored one. */
  imageKey: string | undefined;
}

/** As it is edited: of the picture what has become of it. */
type Edited = Omit<ColumnValues, 'imageKey'> & { imageKey: PictureChange };

interface ColumnFormProps {
  stored: { name: string; description: string; image: string | null } | null;
  action: string;
  onSave: (values: ColumnValues) => Promise<unknown>;
}

/** Name, description and picture of a column; what is wrong is said at its place. */
export const ColumnForm = ({ stored, action, onSave }: ColumnFormProps) => {
  const form = useForm<Edited>({
    initialValues: {
      name: stored?.name ?? '',
      description: stored?.description ?? '',
      imageKey: undefined,
    },
    // Its length is counted beside it.
    validateInputOnChange: ['description'],
    validate: (values) => ({
      ...problemsByField('CreateColumnInput', columnProblems(values)),
      ...(!values.imageKey &&
        (values.imageKey === null || !stored) && { imageKey: '请上传专栏头图' }),
    }),
  });
  const { name, description, imageKey: picture } = form.values;
  const pictureProblem = errorsUnder(form.errors, 'imageKey')('');
  const send = (values: Edited) =>
    onSave({
      name: values.name.trim(),
      description: values.description.trim(),
      imageKey: values.imageKey?.key,
    });

  return (
    <Form form={form} send={send}>
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <TextInput
            label="专栏名称"
            required
            placeholder="一句话说出主题"
            maxLength={columnLimits.name}
            description={`${[...name].length} / ${columnLimits.name}`}
            {...form.getInputProps('name')}
          />
          <Textarea
            label="专栏描述"
            required
            placeholder="读者能从这些项目里得到什么"
            autosize
            minRows={3}
            maxLength={3_000}
            description={`${[...description.trim()].length} / ${columnLimits.description}`}
            {...form.getInputProps('description')}
          />
          <div data-path="imageKey">
            <PictureField
              label="专栏头图"
              hint="建议 16:9，支持 png、jpg、jpeg，不超过 4 MB"
              stored={stored?.image ?? null}
              change={picture}
              onChange={(change) => form.setFieldValue('imageKey', change)}
            />
            {pictureProblem && (
              <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
                {pictureProblem}
              </Text>
            )}
          </div>
          <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
            {action}
          </Button>
        </Stack>
      )}
    </Form>
  );
};
