import { useSuspenseFragment } from '@apollo/client/react';
import { Button, CloseButton, Text } from '@mantine/core';
import { RewardChips } from '../RewardsModal/RewardChips.tsx';
import {
  forgetNote,
  forgetNotes,
  openTaskWidget,
  useNotedTasks,
} from '../TaskWidget/task-widget-state.ts';
import { TaskItemFragmentDoc, useTasksQuery } from '../TaskWidget/TaskWidget.generated.ts';
import { useIsIdle } from '#lib/member-idle.ts';
import { useClaim } from '../TaskWidget/useClaim.tsx';
import classes from './TaskNote.module.css';
import { useIsClear } from './useIsClear.ts';

/**
 * The widget as it opens by itself on a step of a task: a line at the edge of
 * the page with what was done and its reward. It waits while a dialog is open, something is being
 * written, or it would cover what one presses.
 */
const TaskNote = ({ form }: { form: boolean }) => {
  const noted = useNotedTasks();
  const tasks = useTasksQuery().data?.tasks;
  const { data } = useSuspenseFragment({
    fragment: TaskItemFragmentDoc,
    fragmentName: 'TaskItem',
    from: tasks ?? [],
  });
  const { claim, loading, paid } = useClaim();
  const idle = useIsIdle();
  const clear = useIsClear();
  // One step may bring several on: what is finished goes before what is on its way.
  const steps = noted
    .toReversed()
    .flatMap((id) => data.find((one) => one.id === id && one.status !== 'FINISHED') ?? []);
  const task = steps.find(({ status }) => status === 'COMPLETED') ?? steps[0];
  if (!task || !idle || !clear || form) return paid;
  const done = task.status === 'COMPLETED';
  return (
    <>
      <aside className={classes.note} aria-label="任务进展" data-print="hidden">
        <div className={classes.text} role="status">
          <Text span size="sm" fw={500}>
            {task.name}
          </Text>
          <Text span size="sm" c="dimmed">
            {done ? '已完成' : `进度 ${task.progress}/${task.threshold}`}
          </Text>
          {done && <RewardChips rewards={task.rewards} />}
        </div>
        {done && (
          <Button
            size="xs"
            loading={loading}
            aria-label={`领取「${task.name}」的奖励`}
            onClick={() => void claim(task.id).then((was) => was && forgetNote(task.id))}
          >
            领取
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={openTaskWidget}>
          全部任务
        </Button>
        <CloseButton aria-label="关闭任务进展" onClick={forgetNotes} />
      </aside>
      {paid}
    </>
  );
};

export default TaskNote;
