import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { orderTasks, type TaskGroup } from '@whaletide/schema/domains/quests/rules/quests.ts';
import { useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { PromptingSwitch } from './PromptingSwitch.tsx';
import { closeTaskWidget } from './task-widget-state.ts';
import { TaskCard } from './TaskCard.tsx';
import { TaskDetail } from './TaskDetail.tsx';
import { TaskItemFragmentDoc, type TasksQuery } from './TaskWidget.generated.ts';
import classes from './TaskWidget.module.css';
import { useClaim } from './useClaim.tsx';

const groupTitle: Record<TaskGroup, string> = {
  toConfirm: '待领取',
  recommended: '推荐任务',
  toFinish: '待完成',
};

interface TaskPanelProps {
  tasks: TasksQuery['tasks'] | undefined;
  error: unknown;
  onRetry: () => unknown;
  page: string | null;
  /** Address of the page of all tasks, daily ones included. */
  all: string;
}

const TaskPanel = ({ tasks, error, onRetry, page, all }: TaskPanelProps) => {
  const [selected, setSelected] = useState<string>();
  const { claim, loading, paid } = useClaim();
  const { data } = useSuspenseFragment({
    fragment: TaskItemFragmentDoc,
    fragmentName: 'TaskItem',
    from: tasks ?? [],
  });
  const onClaim = (taskId: string) => void claim(taskId);

  if (!tasks) return error ? <ErrorState error={error} onRetry={onRetry} /> : <RowsSkeleton />;
  const detail = data.find(({ id }) => id === selected);
  const groups = orderTasks(
    data.filter(({ type }) => type !== 'DAILY'),
    page,
  );
  return (
    <>
      {detail && (
        <TaskDetail
          task={detail}
          claiming={loading}
          onClaim={onClaim}
          onBack={() => setSelected(undefined)}
        />
      )}
      {!detail && groups.length === 0 && (
        <EmptyState text="太棒了！你已经完成了全部任务！下周不见不散！" />
      )}
      {!detail && (
        <Stack gap="md">
          {groups.map(({ group, tasks: members }) => (
            <section key={group} aria-label={groupTitle[group]}>
              <Text size="sm" c="dimmed" mb={6}>
                {groupTitle[group]}
              </Text>
              <ul className={classes.group}>
                {members.map((task) => (
                  <TaskCard
                    key={task.id}
                    task={task}
                    claiming={loading}
                    onClaim={onClaim}
                    onOpen={setSelected}
                  />
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      )}
      {!detail && (
        <Group justify="center" mt="sm">
          <AppLink to={all} alone onClick={closeTaskWidget}>
            查看全部
          </AppLink>
        </Group>
      )}
      {!detail && <PromptingSwitch />}
      {paid}
    </>
  );
};

export default TaskPanel;
