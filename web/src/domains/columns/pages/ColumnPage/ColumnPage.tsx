import { Skeleton } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { Folded, Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { columnListPath } from '#domains/columns/paths.ts';
import { columnHead } from './column-head.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { useColumnPageQuery } from './ColumnPage.generated.ts';
import { ColumnProjects } from './ColumnProjects.tsx';

/** /home/column/:id?sort=&q= */
const ColumnPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useColumnPageQuery({ variables: { id } });
  const column = data?.column;
  const searches = useSearchParams()[0].has('q');
  usePageHead(column ? columnHead(column, searches) : {});

  if (!column) {
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="专栏"
            text={unavailableText('专栏')}
            ways={[{ text: '去看看全部专栏', to: columnListPath }]}
          />
        )}
        {!data && !error && (
          <>
            <Skeleton height={200} radius="lg" mb="xl" />
            <RowsSkeleton rows={6} />
          </>
        )}
      </PageFrame>
    );
  }
  return (
    <>
      <ColumnHeader
        column={column}
        moderation={
          <Moderation
            kind="COLUMN"
            id={column.id}
            what="专栏"
            ownerId={column.owner?.id}
            foldReason={column.foldReason}
          />
        }
      />
      <PageFrame>
        <Folded what="专栏" reason={column.foldReason} />
        <ColumnProjects key={id} columnId={id} />
      </PageFrame>
    </>
  );
};

export default ColumnPage;
