import '#theme/styles/tables.ts';
import { Button, SegmentedControl, Table, Title } from '@mantine/core';
import { useState } from 'react';
import type { RealNameStatus } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { useRealNameReviewsQuery, type RealNameReviewsQuery } from './RealNameReviews.generated.ts';
import { RealNameReviewModal } from './RealNameReviewModal.tsx';

type Administration = NonNullable<RealNameReviewsQuery['administration']>;
type Row = NonNullable<Administration['realNameRequests']>['items'][number];

const statuses = [
  { value: 'PENDING', label: '待审核', empty: '没有待审核的实名认证' },
  { value: 'VERIFIED', label: '已通过', empty: '还没有通过的实名认证' },
  { value: 'REJECTED', label: '已拒绝', empty: '没有被拒绝的实名认证' },
] as const satisfies readonly { value: RealNameStatus; label: string; empty: string }[];

const Rows = ({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: string) => void }) => (
  <WideTable label="实名认证" minWidth={600} endStays>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>成员</Table.Th>
        <Table.Th>姓名</Table.Th>
        <Table.Th>证件号码</Table.Th>
        <Table.Th>提交时间</Table.Th>
        <Table.Th aria-label="操作" />
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ id, member, name, idNumber, createdAt }) => (
        <Table.Tr key={id}>
          <Table.Td>{member?.name ?? '已注销的成员'}</Table.Td>
          <Table.Td>{name}</Table.Td>
          <Table.Td>{idNumber}</Table.Td>
          <Table.Td>{formatDateTime(createdAt)}</Table.Td>
          <Table.Td ta="right">
            <Button
              variant="default"
              size="xs"
              aria-label={`查看${name}的实名认证`}
              onClick={() => onOpen(id)}
            >
              查看
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);

/** /home/admin/verifications: manual real-name requests, for administrators. */
const RealNameReviewsPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const { page, onPage } = usePage();
  const chosen = statuses.find(({ value }) => value === query.get('status')) ?? statuses[0];
  const { value: status, empty } = chosen;
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, loading, refetch } = useRealNameReviewsQuery({
    variables: { status, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        实名认证审核
      </Title>
      <SegmentedControl
        aria-label="审核状态"
        mb="md"
        data={statuses.map(({ value, label }) => ({ value, label }))}
        value={status}
        onChange={(next) => changeQuery({ status: next, page: null }, { replace: true })}
      />
      <PagedList
        list={data?.administration?.realNameRequests}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={empty}
        skeleton={<TextSkeleton lines={6} />}
      >
        {(rows) => <Rows rows={rows} onOpen={setOpened} />}
      </PagedList>
      <Opened of={opened !== null && opened}>
        {(opened) => (
          <RealNameReviewModal id={opened} onDone={refetch} onClose={() => setOpened(null)} />
        )}
      </Opened>
    </PageFrame>
  );
};

export default RealNameReviewsPage;
