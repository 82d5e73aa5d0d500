import '@mantine/core/styles/Divider.layer.css';
import { Divider, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { notify } from '#lib/notify.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ColumnTrail } from '#domains/columns/components/ColumnTrail/ColumnTrail.tsx';
import { columnListPath, columnPath, editColumnPath } from '#domains/columns/paths.ts';
import { ColumnForm, type ColumnValues } from './ColumnForm.tsx';
import { ColumnContent } from './ColumnContent.tsx';
import { DeleteColumn } from './DeleteColumn.tsx';
import { useColumnEditQuery, useUpdateColumnMutation } from './EditColumn.generated.ts';

/** /home/column/edit/:id/:tab?; whose column it isn't is led to its page. */
const EditColumnPage = () => {
  const { id = '', tab = 'basic' } = useParams();
  const { viewer, loading } = useViewer();
  const { data, error, refetch } = useColumnEditQuery({ variables: { id } });
  const [update] = useUpdateColumnMutation({ context: { showsErrors: true } });
  const column = data?.column;
  usePageTitle(column ? `管理专栏 · ${column.name}` : undefined);

  if (!column || loading) {
    return (
      <PageFrame width="reading">
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !column && !error && (
          <Missing
            what="专栏"
            text={unavailableText('专栏')}
            ways={[{ text: '去看看全部专栏', to: columnListPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={8} />}
      </PageFrame>
    );
  }
  if (viewer?.member.id !== column.owner?.id) return <Redirect to={columnPath(id)} />;

  const save = async ({ name, description, imageKey }: ColumnValues) => {
    const input = { columnId: id, name, description, ...(imageKey && { imageKey }) };
    await update({ variables: { input } });
    notify.done('已保存');
  };
  const content = tab === 'content';
  return (
    <PageFrame width="reading">
      <ColumnTrail column={column} here="管理专栏" />
      <Title order={1} mb="lg">
        管理专栏
      </Title>
      <SubTabs
        label="管理专栏"
        current={content ? 'content' : 'basic'}
        tabs={[
          { key: 'basic', title: '基本设置', to: editColumnPath(id, 'basic') },
          { key: 'content', title: '内容管理', to: editColumnPath(id, 'content') },
        ]}
      />
      {content ? (
        <ColumnContent columnId={id} count={column.projectsCount} />
      ) : (
        <>
          <ColumnForm stored={column} action="保存" onSave={save} />
          <Divider my="xl" />
          <DeleteColumn column={column} />
        </>
      )}
    </PageFrame>
  );
};

export default EditColumnPage;
