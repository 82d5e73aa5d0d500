import { Alert } from '@mantine/core';
import { formatZonedTime } from '#lib/dates.ts';
import type { Task } from './opened.ts';

/** Tells in the form of a task that changes of its scoring aren't in it yet. */
export const WaitingChanges = ({ task }: { task: Task | undefined }) => {
  const waiting = task?.management?.rescorings.find(({ endedAt }) => endedAt === null);
  if (!waiting) return null;
  return (
    <Alert role="note" title="有修改尚未生效">
      {formatZonedTime(waiting.startedAt)} 的修改（{waiting.reason}）
      {waiting.readyAt !== null && waiting.appliedAt === null ? '在等待应用' : '正在重新评分'}
      。下面是目前生效的评审标准；再次修改评审标准会代替它。
    </Alert>
  );
};
