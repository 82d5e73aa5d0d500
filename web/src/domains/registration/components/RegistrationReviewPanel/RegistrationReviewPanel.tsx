import '../../../../theme/styles/tables.ts';
import { Button, Group, SegmentedControl, Table } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationStatus } from '../../../../apollo/schema.generated.ts';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { ExportButton } from '../../../../components/ExportButton/ExportButton.tsx';
import { PagedList } from '../../../../components/PagedList/PagedList.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { exportPath } from '../../../competitions/paths.ts';
import { useSiteQuery } from '../../../site/components/Site/Site.generated.ts';
import {
  useRegistrationsToReviewQuery,
  type RegistrationsToReviewQuery,
} from './RegistrationReviewPanel.generated.ts';
import classes from './RegistrationReviewPanel.module.css';
import { ReviewModal } from './ReviewModal.tsx';

type Row = RegistrationsToReviewQuery['competitionRegistrations']['items'][number];

const statuses: { value: RegistrationStatus; label: string; empty: string }[] = [
  { value: 'UNDER_REVIEW', label: '待审核', empty: '没有待审核的报名' },
  { value: 'REGISTERED', label: '已报名', empty: '还没有人报名' },
  { value: 'REJECTED', label: '已拒绝', empty: '没有被拒绝的报名' },
];

const nameOf = ({ member }: Row) => member?.name ?? '已注销的成员';

interface RowsProps {
  rows: readonly Row[];
  /** The site asks for ids on another platform. */
  withIds: boolean;
  onOpen: (row: Row) => void;
}

const Rows = ({ rows, withIds, onOpen }: RowsProps) => (
  <div className={classes.scroll}>
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>成员</Table.Th>
          <Table.Th>提交时间</Table.Th>
          <Table.Th ta="right">报名费</Table.Th>
          <Table.Th>邀请码</Table.Th>
          {withIds && <Table.Th>平台ID</Table.Th>}
          <Table.Th aria-label="操作" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.memberId}>
            <Table.Td>{nameOf(row)}</Table.Td>
            <Table.Td>{formatDateTime(row.submittedAt)}</Table.Td>
            <Table.Td ta="right">{row.entranceFee || '—'}</Table.Td>
            <Table.Td>{row.invitationCode ?? '—'}</Table.Td>
            {withIds && <Table.Td>{row.platformId ?? '—'}</Table.Td>}
            <Table.Td ta="right">
              <Button
                variant="default"
                size="xs"
                aria-label={`查看${nameOf(row)}的报名`}
                onClick={() => onOpen(row)}
              >
                查看
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

/** 报名审核: who asks to take part, and the organizers' decision. */
const RegistrationReviewPanel = ({ competitionId }: { competitionId: string }) => {
  const [status, setStatus] = useState<RegistrationStatus>('UNDER_REVIEW');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Row | null>(null);
  const { data, error, loading, refetch } = useRegistrationsToReviewQuery({
    variables: { competitionId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  const boxes = useSiteQuery().data?.site.platformIdBoxes ?? [];
  const withIds = boxes.some((box) => box.competitionId === competitionId);
  const empty = statuses.find(({ value }) => value === status)?.empty ?? '';

  return (
    <>
      <Group mb="md" justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="报名状态"
          data={statuses.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(next) => {
            setStatus(next as RegistrationStatus);
            setPage(1);
          }}
        />
        <ExportButton address={exportPath(competitionId, 'registrations')} name="报名" />
      </Group>
      <PagedList
        list={data?.competitionRegistrations}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={setPage}
        empty={empty}
        skeleton={<TextSkeleton lines={6} />}
      >
        {(rows) => <Rows rows={rows} withIds={withIds} onOpen={setOpened} />}
      </PagedList>
      <Opened of={opened}>
        {(opened) => (
          <ReviewModal
            competitionId={competitionId}
            memberId={opened.memberId}
            memberName={nameOf(opened)}
            onDone={refetch}
            onClose={() => setOpened(null)}
          />
        )}
      </Opened>
    </>
  );
};

export default RegistrationReviewPanel;
