import '../../../../theme/styles/forms.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Form } from '../../../../components/Form/Form.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { Redirect } from '../../../../components/Redirect/Redirect.tsx';
import { notify } from '../../../../lib/notify.ts';
import { FilesField } from '../../components/FilesField/FilesField.tsx';
import { datasetPath } from '../../paths.ts';
import { allDone, fileInputs } from '../../uploading/entries.ts';
import { useFileEntries } from '../../uploading/useFileEntries.ts';
import { type DatasetValues, problemsOf, trimmed, valuesOf } from './dataset-values.ts';
import { DatasetFields } from './DatasetFields.tsx';
import { useCreateDatasetMutation } from './EditDataset.generated.ts';

/** /mw/dataset/create (spec 3, section 2: Datasets) */
const CreateDatasetPage = () => {
  const files = useFileEntries();
  const [create] = useCreateDatasetMutation({ context: { showsErrors: true } });
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<DatasetValues>({ initialValues: valuesOf(), validate: problemsOf });
  const ready = allDone(files.entries);
  const send = async (values: DatasetValues) => {
    const input = { ...trimmed(values), files: fileInputs(files.entries) };
    const { data } = await create({ variables: { input } });
    notify.done('数据集已创建');
    setMade(data?.createDataset.id ?? null);
  };
  const filesProblem = form.errors['files'];
  // What asks before one leaves has gone by then.
  if (made !== null) return <Redirect to={datasetPath(made)} />;
  return (
    <PageFrame width="reading">
      <Title order={1} mb="lg">
        新建数据集
      </Title>
      <Form form={form} send={send} failed="创建失败" guarded>
        {({ busy, refusal }) => (
          <Stack>
            {refusal}
            <DatasetFields form={form} />
            <FilesField
              files={files}
              error={typeof filesProblem === 'string' ? filesProblem : undefined}
            />
            <Group>
              <Button type="submit" loading={busy} disabled={!ready}>
                创建数据集
              </Button>
              {!ready && (
                <Text size="sm" c="dimmed">
                  文件都上传完成后才能创建，没有上传成功的请重试或取消
                </Text>
              )}
            </Group>
          </Stack>
        )}
      </Form>
    </PageFrame>
  );
};

export default CreateDatasetPage;
