import '@mantine/core/styles/Divider.layer.css';
import '#theme/styles/forms.ts';
import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { notify } from '#lib/notify.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { datasetListPath, datasetPath } from '#domains/datasets/paths.ts';
import {
  type DatasetValues,
  problemsOf,
  stateOf,
  toDatasetInput,
  valuesOf,
} from './dataset-values.ts';
import { DatasetFields } from './DatasetFields.tsx';
import {
  type EditDatasetQuery,
  useDeleteDatasetMutation,
  useEditDatasetQuery,
  useUpdateDatasetMutation,
} from './EditDataset.generated.ts';
import { FilesForm } from './FilesForm.tsx';
import { forgetDatasetCount } from './forget-dataset-count.ts';

const DeleteByTitle = lazy(() => import('#components/DeleteByTitle/DeleteByTitle.tsx'));

type Edited = NonNullable<EditDatasetQuery['dataset']>;

const InfoForm = ({ dataset }: { dataset: Edited }) => {
  const [update] = useUpdateDatasetMutation({
    context: { showsErrors: true },
    update: forgetDatasetCount,
  });
  const stored = valuesOf(dataset);
  const { form, saved } = useDraftForm(`edit-dataset:${dataset.id}`, stored, {
    state: stateOf(stored),
    // One that was uploaded and never kept is gone after a day.
    chosen: () => ({ image: stored.image }),
    validate: problemsOf,
  });
  const beginFrom = (values: DatasetValues) => {
    form.setValues(values);
    saved(values, stateOf(values));
  };
  const send = async (values: DatasetValues) => {
    const input = { datasetId: dataset.id, ...toDatasetInput(values) };
    const { data } = await update({ variables: { input } });
    beginFrom(data ? valuesOf(data.updateDataset) : values);
    notify.done('已保存');
  };
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(stored);
  return (
    <Form form={form} send={send} label="数据集信息" failed="保存失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <DatasetFields form={form} standing={dataset.organization} />
          <Text size="sm" c="dimmed">
            没有保存的修改会作为草稿留在这台设备上。
          </Text>
          <Group>
            <Button type="submit" loading={busy}>
              保存
            </Button>
            {isChanged && (
              <Button variant="default" disabled={busy} onClick={() => beginFrom(stored)}>
                放弃修改
              </Button>
            )}
            <Button component={Link} to={datasetPath(dataset.id)} variant="default">
              查看数据集
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};

/** Deletes it for good, once its title was typed. */
const Deleting = ({ dataset: { id, title } }: { dataset: Edited }) => {
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteDatasetMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();
  const send = async () => {
    await remove({
      variables: { input: { datasetId: id } },
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'Dataset', id }) });
        forgetDatasetCount(cache);
      },
    });
    void navigate(datasetListPath, { replace: true });
  };
  return (
    <>
      <Button variant="light" color="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        删除数据集
      </Button>
      <Opened of={asking}>
        {() => (
          <Contained>
            <DeleteByTitle
              heading="删除数据集"
              title={title}
              failed="删除失败"
              onDelete={send}
              onClose={() => setAsking(false)}
            />
          </Contained>
        )}
      </Opened>
    </>
  );
};

/** /mw/dataset/edit/:id; whose dataset it isn't is led to its page. */
const EditDatasetPage = () => {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const query = useEditDatasetQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const title = query.data?.dataset?.title;
  usePageTitle(title ? `编辑数据集 · ${title}` : undefined);
  return (
    <PageFrame width="reading">
      <Loaded
        query={query}
        of={viewer && query.data?.dataset}
        empty={
          viewer && (
            <Missing
              what="数据集"
              text={unavailableText('数据集')}
              ways={[{ text: '去看看全部数据集', to: datasetListPath }]}
            />
          )
        }
      >
        {(dataset) =>
          viewer?.member.id === dataset.creator?.id ? (
            <>
              <Title order={1} mb="lg">
                编辑数据集
              </Title>
              <InfoForm dataset={dataset} />
              <Divider my="xl" />
              <Title order={2} size="h3" mb="md">
                文件与版本
              </Title>
              <FilesForm datasetId={id} stored={dataset.files} />
              <Divider my="xl" />
              <Deleting dataset={dataset} />
            </>
          ) : (
            <Redirect to={datasetPath(id)} />
          )
        }
      </Loaded>
    </PageFrame>
  );
};

export default EditDatasetPage;
