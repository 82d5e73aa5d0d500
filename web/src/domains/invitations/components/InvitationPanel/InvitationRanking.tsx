import '#theme/styles/tables.ts';
import { Table } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useInvitationRankingQuery } from './InvitationPanel.generated.ts';
import classes from './MemberTable.module.css';

/** Ranking of the members who have invited most. */
export const InvitationRanking = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useInvitationRankingQuery({
    variables: { competitionId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={6} />;
  }
  const rows = data.competition?.invitationRanking ?? [];
  if (rows.length === 0) return <EmptyState text="暂无邀请排名" />;
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="邀请排名">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>排名</Table.Th>
          <Table.Th>会员</Table.Th>
          <Table.Th className={classes.number}>邀请人数</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ member, usedCount }, index) => (
          <Table.Tr key={member?.id ?? index}>
            <Table.Td>{index + 1}</Table.Td>
            <Table.Td>
              <span className={classes.name}>
                {member && <MemberFace member={member} size={28} />}
                {member ? <MemberName member={member} /> : '已注销的会员'}
              </span>
            </Table.Td>
            <Table.Td className={classes.number}>{usedCount}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
