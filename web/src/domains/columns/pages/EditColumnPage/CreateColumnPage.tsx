import { Title } from '@mantine/core';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import {
  MyColumnsDocument,
  useMyColumnsQuery,
} from '#domains/columns/components/AuthorButtons/AuthorButtons.generated.ts';
import { ColumnTrail } from '#domains/columns/components/ColumnTrail/ColumnTrail.tsx';
import { columnApplicationPath, columnListPath, columnPath } from '#domains/columns/paths.ts';
import { ColumnForm, type ColumnValues } from './ColumnForm.tsx';
import { useCreateColumnMutation } from './EditColumn.generated.ts';

/** /home/column/create */
const CreateColumnPage = () => {
  const navigate = useNavigate();
  const { data, error, refetch } = useMyColumnsQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateColumnMutation({
    context: { showsErrors: true },
    // The viewer's rights have changed.
    refetchQueries: [MyColumnsDocument],
  });
  const own = data?.viewer?.columns;

  const save = async ({ imageKey = '', ...texts }: ColumnValues) => {
    const result = await create({ variables: { input: { ...texts, imageKey } } });
    if (!result.data) return;
    notify.done('专栏已创建，去添加项目吧');
    await navigate(columnPath(result.data.createColumn.id), { replace: true });
  };

  return (
    <PageFrame width="reading">
      <ColumnTrail here="创建专栏" />
      <Title order={1} mb="lg">
        创建专栏
      </Title>
      {!own &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <TextSkeleton lines={6} />)}
      {own?.canCreate && <ColumnForm stored={null} action="创建专栏" onSave={save} />}
      {own && !own.canCreate && (
        <EmptyState
          text={
            own.isAuthorized && (own.items?.length ?? 0) >= columnLimits.ofMember
              ? `每人最多创建${columnLimits.ofMember}个专栏`
              : '成为专栏作者后才能创建专栏'
          }
          action={
            own.isAuthorized ? (
              <AppLink to={columnListPath}>去看看全部专栏</AppLink>
            ) : (
              <AppLink to={columnApplicationPath}>申请专栏</AppLink>
            )
          }
        />
      )}
    </PageFrame>
  );
};

export default CreateColumnPage;
