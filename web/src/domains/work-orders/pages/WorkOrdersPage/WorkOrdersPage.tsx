import { Button, Group, Title } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { supportPath } from '#routing/support.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { fileWorkOrderPath, workOrdersPath } from '#domains/work-orders/paths.ts';
import { statuses, statusOf, statusText } from '#domains/work-orders/status-text.ts';
import { WorkOrderRows } from './WorkOrderRows.tsx';
import { useWorkOrdersQuery } from './WorkOrders.generated.ts';

const AppliedModal = lazy(() => import('./AppliedModal.tsx'));

const tabs = [
  { key: 'all', title: '全部', to: workOrdersPath },
  ...statuses.map((status) => ({
    key: status,
    title: statusText[status],
    to: `${workOrdersPath}?status=${status}`,
  })),
];

/** The way to the help centre, in a new tab. */
const HelpButtons = () => (
  <Group gap="sm">
    <Button component={Link} to={supportPath()} target="_blank" rel="noopener" variant="default">
      帮助中心
    </Button>
    <Button component={Link} to={fileWorkOrderPath()} target="_blank" rel="noopener">
      提交工单
    </Button>
  </Group>
);

/** /home/user/workorder?status=&page=&applied=: `applied=creator` says that an application has arrived. */
const WorkOrdersPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const status = statusOf(query.get('status'));
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useWorkOrdersQuery({
    variables: { status, page },
    fetchPolicy: 'cache-and-network',
  });
  // While another list loads, the one before stays in place.
  const list = (data ?? previousData)?.workOrders;
  const forgetApplied = () => changeQuery({ applied: null }, { replace: true });
  return (
    <PageFrame>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1}>我的工单</Title>
        <HelpButtons />
      </Group>
      <SubTabs label="工单状态" tabs={tabs} current={status ?? 'all'} />
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无工单"
      >
        {(orders) => <WorkOrderRows orders={orders} />}
      </PagedList>
      <Opened of={query.get('applied') === 'creator'}>
        {() => (
          <Contained>
            <AppliedModal onClose={forgetApplied} />
          </Contained>
        )}
      </Opened>
    </PageFrame>
  );
};

export default WorkOrdersPage;
