import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import type { Rescoring, Task } from './opened.ts';
import { RescoringMoves } from './RescoringMoves.tsx';
import { useApplyRescoringMutation, useCancelRescoringMutation } from './StagesPanel.generated.ts';

const context = { showsErrors: true };
const ends = {
  DONE: '已生效',
  REPLACED: '已被之后的修改代替',
  CANCELLED: '已取消',
  UNKNOWN: '已结束',
} as const;

interface RescoringProps {
  task: Task;
  rescoring: Rescoring;
}

/** True where an organizer is to say what becomes of it. */
const isReady = ({ readyAt, appliedAt }: Rescoring) => readyAt !== null && appliedAt === null;

const stateText = (rescoring: Rescoring): string => {
  const { doneCount, worksCount, movedCount, appliedAt } = rescoring;
  if (appliedAt !== null) return '已确认，正在更新成绩和排行榜';
  if (!isReady(rescoring))
    return `正在重新评分 ${doneCount} / ${worksCount}，完成前保持原来的标准和成绩`;
  return movedCount > 0
    ? `新成绩已全部算出，将有 ${movedCount} 处名次变化，等待应用`
    : '新成绩已全部算出，没有名次变化，等待应用';
};

/** Way to have a change of scoring take effect, once it is known who moves. */
const Apply = ({ task, rescoring }: RescoringProps) => {
  const [asking, setAsking] = useState(false);
  const [apply] = useApplyRescoringMutation({ context });
  const confirm = async () => {
    await apply({ variables: { input: { taskId: task.id, rescoringId: rescoring.id } } });
    notify.done('成绩和排行榜会一次全部更新', '已应用');
  };
  return (
    <>
      <Button size="xs" aria-label={`应用重新评分：${task.name}`} onClick={() => setAsking(true)}>
        应用
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="应用重新评分"
            action="应用"
            failed="应用失败"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>
              评审标准、成绩和排行榜会一次全部更新，成绩有变化的团队会收到通知。期间的新提交也会计入，名次变化可能略有不同。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};

const Cancel = ({ task }: { task: Task }) => {
  const [asking, setAsking] = useState(false);
  const [cancel] = useCancelRescoringMutation({ context });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`取消重新评分：${task.name}`}
        onClick={() => setAsking(true)}
      >
        取消
      </Button>
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
    </>
  );
};

const Running = ({ task, rescoring }: RescoringProps) => {
  const { doneCount, worksCount, appliedAt } = rescoring;
  return (
    <>
      <Progress
        value={worksCount > 0 ? (100 * doneCount) / worksCount : 100}
        aria-label={`重新评分的进度：${task.name}`}
      />
      <Text size="sm" role="status">
        {stateText(rescoring)}
      </Text>
      {appliedAt === null && (
        <Group gap="xs">
          {isReady(rescoring) && <Apply task={task} rescoring={rescoring} />}
          <Cancel task={task} />
        </Group>
      )}
    </>
  );
};

/** A change of scoring: who made it and why, how far it is, and what it changes. */
const OneRescoring = ({ task, rescoring }: RescoringProps) => {
  const { startedBy, startedAt, reason, worksCount, failedCount, endedAt, end } = rescoring;
  return (
    <Stack gap={4}>
      <Text size="sm">
        {startedBy?.name ?? '已注销的成员'} 于 {formatZonedTime(startedAt)} 开始重新评分：{reason}（
        {rescoring.publishesReason ? '原因已公开' : '原因未公开'}）
      </Text>
      {endedAt === null ? (
        <Running task={task} rescoring={rescoring} />
      ) : (
        <Text size="sm">
          {ends[end ?? 'UNKNOWN']}（{formatZonedTime(endedAt)}）
          {end === 'DONE' && `，重新评分 ${worksCount} 条`}
        </Text>
      )}
      {failedCount > 0 && <Text size="sm">{failedCount} 条没有得到新的得分，保留原来的成绩</Text>}
      {rescoring.movedCount > 0 && <RescoringMoves task={task} rescoring={rescoring} />}
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
