import { Alert, Badge, Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import {
  type JudgingOverviewFragment,
  JudgingRankingDocument,
  type TaskJudgingFragment,
  useCountJudgeMutation,
} from './JudgingPanel.generated.ts';

type Judge = JudgingOverviewFragment['judges'][number];

/** Points above or below the average judge, with their interval: `+1.2（0.3 至 2.1）`. */
const severityText = (severity: Judge['severity']): string => {
  if (!severity) return '—';
  const { value, low, high } = severity;
  const word = low > 0 ? '偏松 ' : high < 0 ? '偏严 ' : '';
  return `${word}${value > 0 ? '+' : ''}${value.toFixed(1)}（${low.toFixed(1)} 至 ${high.toFixed(1)}）`;
};

const followingText = (following: number | null): string =>
  following === null ? '—' : `${Math.round(100 * Math.min(1, Math.max(0, following)))}%`;

interface JudgesTableProps {
  judging: TaskJudgingFragment;
  judges: readonly Judge[];
}

/** The judges with their progress, how strict they are, and how far they follow the others. */
export const JudgesTable = ({ judging, judges }: JudgesTableProps) => {
  const { taskId, mode, publishedAt } = judging;
  const [failure, setFailure] = useState<string | null>(null);
  const [count, { loading }] = useCountJudgeMutation({
    context: { showsErrors: true },
    refetchQueries: [JudgingRankingDocument],
  });
  const change = async ({ memberId, isCounted }: Judge) => {
    setFailure(null);
    try {
      await count({ variables: { input: { taskId, memberId, counted: !isCounted } } });
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <>
      {failure && (
        <Alert color="danger" role="alert" mb="sm">
          {failure}
        </Alert>
      )}
      <WideTable label="评委" minWidth={640}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>评委</Table.Th>
            <Table.Th>进度</Table.Th>
            {mode === 'RUBRIC' && <Table.Th>宽严（分）</Table.Th>}
            <Table.Th>与其他评委的一致程度</Table.Th>
            <Table.Th>计入排名</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {judges.map((judge) => {
            const name = judge.member?.name ?? '已注销的用户';
            return (
              <Table.Tr key={judge.memberId}>
                <Table.Td>
                  <Group gap="xs">
                    <Text component="span">{name}</Text>
                    {judge.ownTeamName !== null && (
                      <Badge color="gold" title={`在团队「${judge.ownTeamName}」中`}>
                        也在参赛
                      </Badge>
                    )}
                    {judge.isRemoved && <Badge color="gray">已移除</Badge>}
                    {judge.isFlagged && <Badge color="danger">可能随机</Badge>}
                  </Group>
                </Table.Td>
                <Table.Td>
                  {judge.doneCount} / {judge.assignedCount}
                </Table.Td>
                {mode === 'RUBRIC' && <Table.Td>{severityText(judge.severity)}</Table.Td>}
                <Table.Td>{followingText(judge.following)}</Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    <Text component="span">{judge.isCounted ? '计入' : '不计入'}</Text>
                    {!publishedAt && (
                      <Button
                        size="xs"
                        variant="default"
                        disabled={loading}
                        aria-label={`${judge.isCounted ? '改为不计入' : '改为计入'}：${name}`}
                        onClick={() => void change(judge)}
                      >
                        {judge.isCounted ? '改为不计入' : '改为计入'}
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </WideTable>
    </>
  );
};
