import { Button, Group, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import surfaces from '#theme/surfaces.module.css';
import { changedQuery } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import { cannedAnswersPath, supportDeskPath } from '#domains/work-orders/paths.ts';
import { statuses, statusText } from '#domains/work-orders/status-text.ts';
import { ALL, deskFilter } from './desk-filter.ts';
import { DeskControls } from './DeskControls.tsx';
import { DeskRow } from './DeskRow.tsx';
import { Queue } from './Queue.tsx';
import { useSupportDeskQuery } from './SupportDesk.generated.ts';

/**
 * Tabs of the list. Work orders that wait for an answer are shown first, in the order in which they
 * came.
 */
const tabs = [
  ...statuses.map((key) => ({ key: key as string, title: statusText[key] })),
  { key: ALL, title: '全部' },
];

/** /home/admin/workorders?status=&handler=&answer=&group=&q=&page=: everybody's work orders, for the support. */
const SupportDeskPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const filter = deskFilter(query);
  const { data, previousData, error, loading, refetch } = useSupportDeskQuery({
    variables: { filter, page: pageOf(query) },
    fetchPolicy: 'cache-and-network',
  });
  const choose = (part: Record<string, string>, options?: { replace: boolean }) =>
    changeQuery({ page: null, ...part }, options);
  return (
    <PageFrame>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1}>工单处理</Title>
        <Button component={Link} to={cannedAnswersPath} variant="default">
          常用回复
        </Button>
      </Group>
      <Queue />
      <SubTabs
        label="工单状态"
        current={filter.status ?? ALL}
        tabs={tabs.map(({ key, title }) => ({
          key,
          title,
          to: `${supportDeskPath}?${changedQuery(query, { page: null, status: key })}`,
        }))}
      />
      <DeskControls filter={filter} onChoose={choose} />
      <PagedList
        list={(data ?? previousData)?.support?.workOrders}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next, options) => choose({ page: String(next) }, options)}
        empty="暂无工单"
        skeleton={<RowsSkeleton rows={8} />}
      >
        {(orders) => (
          <ul className={surfaces.rows}>
            {orders.map((order) => (
              <DeskRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default SupportDeskPage;
