import { Text, Title } from '@mantine/core';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { COLUMN_REVIEW_DAYS } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useMyColumnsQuery } from '#domains/columns/components/AuthorButtons/AuthorButtons.generated.ts';
import { ColumnTrail } from '#domains/columns/components/ColumnTrail/ColumnTrail.tsx';
import { columnListPath } from '#domains/columns/paths.ts';
import { workOrderPath } from '#domains/work-orders/paths.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationSent, type SentOrder } from './ApplicationSent.tsx';
import { useColumnApplicationsQuery } from './ColumnApplication.generated.ts';

const typeId = workOrderTypes.columnApplication;

/**
 * /home/column/application: an application that is under way is its work order's page, and
 * who writes columns already needs none.
 */
const ColumnApplicationPage = () => {
  const own = useMyColumnsQuery();
  const applied = useColumnApplicationsQuery({
    variables: { typeId },
    // It may have been closed on any other page.
    fetchPolicy: 'network-only',
  });
  const [sent, setSent] = useState<SentOrder | null>(null);
  const orders = applied.data?.workOrders.items;
  const open = orders?.find(({ status }) => status !== 'CLOSED');
  const isAuthor = own.data?.viewer?.columns?.isAuthorized;
  if (open && !sent) return <Redirect to={workOrderPath(open.id)} />;
  const error = applied.error ?? own.error;
  const ready = orders !== undefined && isAuthor !== undefined;

  return (
    <PageFrame width="reading">
      <ColumnTrail here="申请专栏" />
      <Title order={1}>申请专栏</Title>
      <Text c="dimmed" mt={4} mb="lg">
        把一个主题写成一组项目，让读者跟着你从头读到尾。申请会在 {COLUMN_REVIEW_DAYS}{' '}
        个工作日内审核。
      </Text>
      {!ready &&
        (error ? (
          <ErrorState
            error={error}
            onRetry={() => Promise.all([own.refetch(), applied.refetch()])}
          />
        ) : (
          <TextSkeleton lines={8} />
        ))}
      {ready && isAuthor && (
        <EmptyState
          text="你已经是专栏作者，可以直接创建专栏"
          action={
            <AppLink to={columnListPath} alone>
              回到专栏
            </AppLink>
          }
        />
      )}
      {ready && !isAuthor && <ApplicationForm onSent={setSent} />}
      {sent && <ApplicationSent {...sent} />}
    </PageFrame>
  );
};

export default ColumnApplicationPage;
