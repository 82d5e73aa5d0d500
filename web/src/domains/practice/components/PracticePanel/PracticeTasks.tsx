import '@mantine/core/styles/Tabs.layer.css';
import { Stack, Tabs, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { TaskFiles } from '#domains/submissions/components/SubmitPanel/TaskFiles.tsx';
import { TaskScores } from '#domains/submissions/components/SubmitPanel/TaskScores.tsx';
import type { BegunPracticeFragment } from './PracticePanel.generated.ts';
import { PracticeForm } from './PracticeForm.tsx';
import { TaskPeriod } from './TaskPeriod.tsx';

type PracticeTask = NonNullable<BegunPracticeFragment['tasks']>[number];

interface PracticeTasksProps {
  practiceId: string;
  tasks: readonly PracticeTask[];
  /** True where the practice has just begun: its first task is where one goes on. */
  takesFocus: boolean;
  /** Times in which the tasks take results; absent where they do at any time. */
  periods?: BegunPracticeFragment['periods'];
  /** Told of the task that is chosen. */
  onChoose?: (taskId: string | null) => void;
}

/** The tasks that can be practised, one at a time: what it asks, its data, and the form. */
export const PracticeTasks = (props: PracticeTasksProps) => {
  const { practiceId, tasks, takesFocus, periods = [], onChoose } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (taskId: string | null) => {
    setChosen(taskId);
    onChoose?.(taskId);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0];
  if (!task) return <EmptyState text="暂无可以练习的任务" />;
  const { review } = task;
  const period = periods.find(({ taskId }) => taskId === task.id);
  return (
    <Stack gap="lg">
      {tasks.length > 1 && (
        <Tabs variant="pills" value={task.id} onChange={choose}>
          <Tabs.List aria-label="任务">
            {tasks.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <div>
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {task.name}
        </Title>
        <Text component="div" size="sm" mt="xs">
          <TaskScores scores={task.scores} />
        </Text>
        {review && review.dailyLimit !== null && (
          <Text size="sm" c="dimmed" mt={4}>
            每日最多提交 {review.dailyLimit} 次
          </Text>
        )}
      </div>
      {task.description && <Markdown text={task.description} />}
      <TaskFiles files={task.files} sampleFileUrl={task.sampleFileUrl} />
      {review && (
        <TaskPeriod period={period}>
          <PracticeForm key={task.id} practiceId={practiceId} task={{ ...task, review }} />
        </TaskPeriod>
      )}
    </Stack>
  );
};
