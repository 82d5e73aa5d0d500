import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { datasetTextLimits } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { FilesField } from '#domains/datasets/components/FilesField/FilesField.tsx';
import { allDone, fileInputs } from '#domains/datasets/uploading/entries.ts';
import { useFileEntries } from '#domains/datasets/uploading/useFileEntries.ts';
import { usePublishDatasetVersionMutation } from './EditDataset.generated.ts';
import { forgetDatasetCount } from './forget-dataset-count.ts';

interface FilesFormProps {
  datasetId: string;
  stored: readonly { token: string; path: string; size: number }[];
}

/** The files of the next version, beginning with those of the newest, and what has changed. */
export const FilesForm = ({ datasetId, stored }: FilesFormProps) => {
  const files = useFileEntries(stored);
  const [publish] = usePublishDatasetVersionMutation({
    context: { showsErrors: true },
    update: forgetDatasetCount,
  });
  const form = useForm({ initialValues: { note: '' } });
  const ready = fileInputs(files.entries).length > 0 && allDone(files.entries);
  const send = async ({ note }: { note: string }) => {
    const input = { datasetId, note: note.trim(), files: fileInputs(files.entries) };
    const { data } = await publish({ variables: { input } });
    form.reset();
    notify.done(`版本 ${data?.publishDatasetVersion.version ?? ''} 已发布`);
  };
  const filesProblem = form.errors['files'];
  return (
    <Form form={form} send={send} label="文件与版本" failed="发布失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <FilesField
            files={files}
            error={typeof filesProblem === 'string' ? filesProblem : undefined}
          />
          <TextInput
            label="版本说明"
            placeholder="这个版本改了什么"
            maxLength={datasetTextLimits.note}
            {...form.getInputProps('note')}
          />
          <Group>
            <Button type="submit" loading={busy} disabled={!ready}>
              发布新版本
            </Button>
            <Text size="sm" c="dimmed">
              {ready ? '以前的版本会保留；文件没有变化时不会产生新版本' : '请等待文件上传完成'}
            </Text>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
