import { Button, Group, NativeSelect, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import type { WorkOrderAssignment } from '#apollo/schema.generated.ts';
import { cannedAnswersPath, supportDeskPath } from '../../paths.ts';
import { statuses, statusOf, statusText } from '../../status-text.ts';
import { DeskRow } from './DeskRow.tsx';
import { Queue } from './Queue.tsx';
import { useSupportDeskGroupsQuery, useSupportDeskQuery } from './SupportDesk.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { changedQuery } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import classes from './SupportDeskPage.module.css';

const ALL = 'ALL';

/**
 * Tabs of the list. Work orders that wait for an answer are shown first, in the order in which they
 * came.
 */
const tabs = [
  ...statuses.map((key) => ({ key: key as string, title: statusText[key] })),
  { key: ALL, title: '全部' },
];

const assignments: readonly WorkOrderAssignment[] = ['MINE', 'UNASSIGNED'];

/** The choice that an address names; null for all. */
const assignmentOf = (value: string | null): WorkOrderAssignment | null =>
  assignments.find((one) => one === value) ?? null;

const oldestFirst = (status: string | null) => status === 'PENDING' || status === 'PROCESSING';

/** /home/admin/workorders?status=&handler=&group=&q=&page=: everybody's work orders, for the support. */
const SupportDeskPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const tab = query.get('status') ?? 'PENDING';
  const status = statusOf(tab);
  const group = query.get('group') ?? '';
  const assignment = assignmentOf(query.get('handler'));
  const text = query.get('q') ?? '';
  const page = pageOf(query);
  const { data: choices } = useSupportDeskGroupsQuery();
  const { data, previousData, error, loading, refetch } = useSupportDeskQuery({
    variables: {
      filter: {
        status,
        typeGroupId: group || null,
        assignment,
        text: text || null,
        oldestFirst: oldestFirst(status),
      },
      page,
    },
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
        current={status ?? ALL}
        tabs={tabs.map(({ key, title }) => ({
          key,
          title,
          to: `${supportDeskPath}?${changedQuery(query, { page: null, status: key })}`,
        }))}
      />
      <div className={classes.controls}>
        <SearchField
          label="搜索工单"
          placeholder="工单号、内容或会员的名字"
          text={text}
          onSearch={(q) => choose({ q })}
        />
        <NativeSelect
          aria-label="负责人"
          value={assignment ?? ''}
          data={[
            { value: '', label: '全部工单' },
            { value: 'MINE', label: '我负责的' },
            { value: 'UNASSIGNED', label: '未分配' },
          ]}
          onChange={({ currentTarget }) => choose({ handler: currentTarget.value })}
        />
        <NativeSelect
          aria-label="问题类型"
          value={group}
          data={[
            { value: '', label: '所有类型' },
            ...(choices?.workOrderTypeGroups ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
          onChange={({ currentTarget }) => choose({ group: currentTarget.value })}
        />
      </div>
      <PagedList
        list={(data ?? previousData)?.supportWorkOrders}
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
