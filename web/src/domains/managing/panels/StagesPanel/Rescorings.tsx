import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import type { Task } from './opened.ts';
import { useCancelRescoringMutation } from './StagesPanel.generated.ts';

type Rescoring = NonNullable<Task['management']>['rescorings'][number];

const context = { showsErrors: true };
const boardTexts = { PUBLIC: 'Public', PRIVATE: 'Private' } as const;
const ends = {
  DONE: '已生效',
  REPLACED: '已被之后的修改代替',
  CANCELLED: '已取消',
  UNKNOWN: '已结束',
} as const;

/** Teams that moved: their old and new places. */
const Moves = ({ moves, movedCount }: Pick<Rescoring, 'moves' | 'movedCount'>) => (
  <details>
    <summary>名次变化（{movedCount} 处）</summary>
    <WideTable label="名次变化" minWidth={360}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>排行榜</Table.Th>
          <Table.Th>团队</Table.Th>
          <Table.Th>原名次</Table.Th>
          <Table.Th>新名次</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {moves.map(({ board, team, before, after }, index) => (
          <Table.Tr key={`${board} ${team?.id ?? index}`}>
            <Table.Td>{boardTexts[board]}</Table.Td>
            <Table.Td>{team?.name ?? '已解散的团队'}</Table.Td>
            <Table.Td>{before ?? '无'}</Table.Td>
            <Table.Td>{after ?? '无'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  </details>
);

/** A change of scoring: who made it and why, how far it is, and what it has changed. */
const OneRescoring = ({ task, rescoring }: { task: Task; rescoring: Rescoring }) => {
  const [asking, setAsking] = useState(false);
  const [cancel] = useCancelRescoringMutation({ context });
  const { startedBy, startedAt, reason, doneCount, worksCount, failedCount, endedAt, end } =
    rescoring;
  return (
    <Stack gap={4}>
      <Text size="sm">
        {startedBy?.name ?? '已注销的成员'} 于 {formatZonedTime(startedAt)} 修改评审标准：{reason}（
        {rescoring.publishesReason ? '原因已公开' : '原因未公开'}）
      </Text>
      {endedAt === null ? (
        <>
          <Progress
            value={worksCount > 0 ? (100 * doneCount) / worksCount : 100}
            aria-label={`重新评分的进度：${task.name}`}
          />
          <Group gap="xs">
            <Text size="sm" role="status">
              正在重新评分 {doneCount} / {worksCount}，完成前保持原来的标准和成绩
            </Text>
            <Button
              variant="default"
              size="xs"
              aria-label={`取消重新评分：${task.name}`}
              onClick={() => setAsking(true)}
            >
              取消
            </Button>
          </Group>
        </>
      ) : (
        <Text size="sm">
          {ends[end ?? 'UNKNOWN']}（{formatZonedTime(endedAt)}）
          {end === 'DONE' && `，重新评分 ${worksCount} 条`}
        </Text>
      )}
      {failedCount > 0 && <Text size="sm">{failedCount} 条没有得到新的得分，保留原来的成绩</Text>}
      {rescoring.movedCount > 0 && <Moves {...rescoring} />}
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="取消重新评分"
            action="取消重新评分"
            failed="取消失败"
            onConfirm={() => cancel({ variables: { input: { taskId: task.id } } })}
            onClose={() => setAsking(false)}
          >
            <Text>已算出的新成绩会丢弃，评审标准、成绩和排行榜保持原样。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </Stack>
  );
};

/** The last changes of a task's scoring, the newest first. */
export const Rescorings = ({ task }: { task: Task }) => {
  const rescorings = task.management?.rescorings ?? [];
  if (rescorings.length === 0) return null;
  return (
    <Stack gap="xs" mt="xs" role="group" aria-label={`重新评分：${task.name}`}>
      {rescorings.map((rescoring) => (
        <OneRescoring key={rescoring.id} task={task} rescoring={rescoring} />
      ))}
    </Stack>
  );
};
