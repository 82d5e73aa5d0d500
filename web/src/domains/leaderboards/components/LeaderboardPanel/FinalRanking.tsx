import { Badge, Table } from '@mantine/core';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../../components/Loaded/Loaded.tsx';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { useFinalRankingQuery } from './FinalRanking.generated.ts';
import classes from './LeaderboardPanel.module.css';

interface FinalRankingProps {
  competitionId: string;
  ownTeamId: string | undefined;
}

/** The outcome of the competition, as its organizer settled it. */
export const FinalRanking = ({ competitionId, ownTeamId }: FinalRankingProps) => {
  const query = useFinalRankingQuery({ variables: { competitionId } });
  return (
    <Loaded
      query={query}
      of={query.data?.finalRanking}
      empty="暂无该排行榜信息或该排行榜暂未公开"
      skeleton={<RowsSkeleton rows={8} />}
    >
      {(rows) => {
        if (rows.length === 0) return <EmptyState text="暂无排行" />;
        return (
          <div className={classes.frame}>
            <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="总榜">
              <Table.Thead className={classes.head}>
                <Table.Tr>
                  <Table.Th className={classes.rank}>排名</Table.Th>
                  <Table.Th>团队</Table.Th>
                  <Table.Th className={classes.wide}>成员</Table.Th>
                  <Table.Th className={classes.number}>奖励</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ place, reward, team }) => {
                  const name = team?.name ?? '已解散的团队';
                  const mine = ownTeamId !== undefined && team?.id === ownTeamId;
                  return (
                    <Table.Tr
                      key={place}
                      className={classes.row}
                      data-highlighted={mine || undefined}
                    >
                      <Table.Td className={classes.rank}>
                        <span className={classes.medal} data-rank={place <= 3 ? place : undefined}>
                          {place}
                        </span>
                      </Table.Td>
                      <Table.Td className={classes.team}>
                        <span className={classes.name}>
                          <MemberAvatar
                            id={team?.id ?? name}
                            name={name}
                            avatar={team?.image}
                            size={28}
                          />
                          {name}
                          {mine && <Badge color="brand">我的团队</Badge>}
                        </span>
                      </Table.Td>
                      <Table.Td className={classes.wide}>
                        {team?.members?.map((member) => member.name).join('、')}
                      </Table.Td>
                      <Table.Td className={classes.number}>{reward ?? '—'}</Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </div>
        );
      }}
    </Loaded>
  );
};
