import '#theme/styles/tables.ts';
import { Table } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { usePage } from '#routing/usePage.ts';
import { useInvitationRecordsQuery } from './InvitationPanel.generated.ts';
import classes from './MemberTable.module.css';

/** List of those whom the member has invited. */
export const InvitationRecords = ({ competitionId }: { competitionId: string }) => {
  const { page, onPage } = usePage({ keepsScroll: true });
  const { data, error, loading, refetch } = useInvitationRecordsQuery({
    variables: { competitionId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={data?.competition?.invitationRecords}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="暂无成功邀请"
    >
      {(records) => (
        <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="邀请记录">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>会员</Table.Th>
              <Table.Th className={classes.number}>报名时间</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {records.map(({ member, registeredAt }) => (
              <Table.Tr key={member?.id ?? registeredAt}>
                <Table.Td>
                  <span className={classes.name}>
                    {member && <MemberFace member={member} size={28} />}
                    {member ? <MemberName member={member} /> : '已注销的会员'}
                  </span>
                </Table.Td>
                <Table.Td className={classes.number}>
                  <RelativeTime time={registeredAt} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </PagedList>
  );
};
