import { Button, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { descriptionProblem } from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { Form } from '#components/Form/Form.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '#lib/notify.ts';
import { useSetDatasetDescriptionMutation } from './DatasetSettingsPanel.generated.ts';

interface DescriptionFormProps {
  competitionId: string;
  saved: string;
}

/** Form for the text above the datasets. */
export const DescriptionForm = ({ competitionId, saved }: DescriptionFormProps) => {
  const [save] = useSetDatasetDescriptionMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { description: saved },
    validate: {
      description: (description) =>
        descriptionProblem(description, 'DatasetBindingDescription')?.message,
    },
  });
  const send = async ({ description }: typeof form.values) => {
    await save({ variables: { input: { competitionId, description } } });
    notify.done('已保存');
  };
  return (
    <Form form={form} send={send} label="数据总说明" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="md">
          <Title order={3} size="h5">
            数据总说明
          </Title>
          <MarkdownEditor label="数据总说明（可留空）" {...form.getInputProps('description')} />
          {refusal}
          <div>
            <Button type="submit" variant="default" loading={busy}>
              保存说明
            </Button>
          </div>
        </Stack>
      )}
    </Form>
  );
};
