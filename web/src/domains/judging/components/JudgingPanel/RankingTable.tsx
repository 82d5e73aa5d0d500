import { Table, Text } from '@mantine/core';
import { intervalText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { usePage } from '#routing/usePage.ts';
import { type TaskJudgingFragment, useJudgingRankingQuery } from './JudgingPanel.generated.ts';

/** The ranking by the reviews so far, each work with the ranks that it can have. */
export const RankingTable = ({ judging }: { judging: TaskJudgingFragment }) => {
  const { taskId, mode, maxScore } = judging;
  const { page, onPage } = usePage({ keepsScroll: true });
  const { data, previousData, error, loading, refetch } = useJudgingRankingQuery({
    variables: { taskId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.competitionTask?.judgingRanking}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="评委提交评审后，这里会出现排名"
    >
      {(rows) => (
        <WideTable label="排名" minWidth={560} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>名次</Table.Th>
              <Table.Th>作品</Table.Th>
              <Table.Th ta="right">成绩（满分 {scoreText(maxScore)}）</Table.Th>
              <Table.Th ta="right">{mode === 'PAIRS' ? '比较' : '评审'}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.workId}>
                <Table.Td>
                  {row.rank} {intervalText(row.rankLow, row.rankHigh)}
                </Table.Td>
                <Table.Td>
                  作品 {row.number}
                  <Text component="span" size="sm" c="dimmed" ml="xs">
                    {row.team?.name ?? '已解散的团队'}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">
                  {scoreText(row.score)}
                  <Text component="span" size="sm" c="dimmed" ml="xs">
                    {scoreText(row.scoreLow)}–{scoreText(row.scoreHigh)}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{row.doneCount}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </PagedList>
  );
};
