import '../../../../theme/styles/tables.ts';
import { Table } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import { Pager } from '../../../../components/Pager/Pager.tsx';
import { RelativeTime } from '../../../../components/RelativeTime/RelativeTime.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { useInvitationRecordsQuery } from './InvitationPanel.generated.ts';
import classes from './MemberTable.module.css';

const PER_PAGE = 100;

/** Whom the member has invited. */
export const InvitationRecords = ({ competitionId }: { competitionId: string }) => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useInvitationRecordsQuery({
    variables: { competitionId, page },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={6} />;
  }
  const { items, totalCount } = data.invitationRecords;
  if (totalCount === 0) return <EmptyState text="暂无成功邀请" />;
  return (
    <>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="邀请记录">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>会员</Table.Th>
            <Table.Th className={classes.number}>报名时间</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ member, registeredAt }) => (
            <Table.Tr key={member?.id ?? registeredAt}>
              <Table.Td>
                <span className={classes.name}>
                  {member && <MemberAvatar {...member} size={28} />}
                  {member?.name ?? '已注销的会员'}
                </span>
              </Table.Td>
              <Table.Td className={classes.number}>
                <RelativeTime time={registeredAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager page={page} perPage={PER_PAGE} totalCount={totalCount} onPage={setPage} />
    </>
  );
};
