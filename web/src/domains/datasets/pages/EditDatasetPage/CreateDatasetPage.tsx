import '#theme/styles/forms.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { FilesField } from '#domains/datasets/components/FilesField/FilesField.tsx';
import { datasetPath } from '#domains/datasets/paths.ts';
import { allDone, fileInputs } from '#domains/datasets/uploading/entries.ts';
import { useFileEntries } from '#domains/datasets/uploading/useFileEntries.ts';
import { type DatasetValues, problemsOf, toDatasetInput, valuesOf } from './dataset-values.ts';
import { DatasetFields } from './DatasetFields.tsx';
import { useCreateDatasetMutation } from './EditDataset.generated.ts';
import { forgetDatasetCount } from './forget-dataset-count.ts';

const CreateForm = ({ memberId }: { memberId: string }) => {
  const navigate = useNavigate();
  const files = useFileEntries();
  const [create] = useCreateDatasetMutation({
    context: { showsErrors: true },
    update: forgetDatasetCount,
  });
  const { form, clear } = useDraftForm(`create-dataset:${memberId}`, valuesOf(), {
    // One that was uploaded and never kept is gone after a day.
    chosen: () => ({ image: null }),
    validate: problemsOf,
  });
  const ready = allDone(files.entries);
  const send = async (values: DatasetValues) => {
    const input = { ...toDatasetInput(values), files: fileInputs(files.entries) };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    clear();
    notify.done('数据集已创建');
    await navigate(datasetPath(data.createDataset.id), { replace: true });
  };
  const filesProblem = form.errors['files'];
  return (
    <Form form={form} send={send} label="新建数据集" failed="创建失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <DatasetFields form={form} />
          <FilesField
            files={files}
            error={typeof filesProblem === 'string' ? filesProblem : undefined}
          />
          <Text size="sm" c="dimmed">
            草稿会自动保存在这台设备上；中断的上传，重新选择同一个文件就会接着传。
          </Text>
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
  );
};

/** /mw/dataset/create */
const CreateDatasetPage = () => {
  const { viewer } = useViewer();
  return (
    <PageFrame width="reading">
      <Title order={1} mb="lg">
        新建数据集
      </Title>
      {viewer && <CreateForm key={viewer.member.id} memberId={viewer.member.id} />}
    </PageFrame>
  );
};

export default CreateDatasetPage;
