import '../../../../theme/styles/forms.ts';
import { Button, Stack, Title } from '@mantine/core';
import { descriptionProblem } from '@whaletide/schema/rules/dataset-bindings.ts';
import { type SubmitEvent, useState } from 'react';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useSetDatasetDescriptionMutation } from './DatasetSettingsPanel.generated.ts';

interface DescriptionFormProps {
  competitionId: string;
  saved: string;
}

/** What stands above the datasets. */
export const DescriptionForm = ({ competitionId, saved }: DescriptionFormProps) => {
  const [description, setDescription] = useState(saved);
  const [save, { loading }] = useSetDatasetDescriptionMutation();
  const problem = descriptionProblem(description);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (problem) return;
    try {
      await save({ variables: { input: { competitionId, description } } });
      notify.done('已保存');
    } catch {
      // The notice is the error link's; what was typed stays.
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="数据总说明">
      <Stack gap="md">
        <Title order={3} size="h5">
          数据总说明
        </Title>
        <MarkdownEditor
          label="数据总说明（可留空）"
          value={description}
          error={problem?.message}
          onChange={setDescription}
        />
        <div>
          <Button type="submit" variant="default" loading={loading}>
            保存说明
          </Button>
        </div>
      </Stack>
    </form>
  );
};
