import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import classes from './BoardGroupsPanel.module.css';
import { GroupCard } from './GroupCard.tsx';
import type { BoardGroup, OpenedPart, Stage, Task } from './opened.ts';

interface TaskBoardsProps {
  task: Task;
  groups: readonly BoardGroup[];
  onOpen: (part: OpenedPart) => void;
}

/** Groups of one task's boards, and what changes how its board looks. */
const TaskBoards = ({ task, groups, onOpen }: TaskBoardsProps) => (
  <article className={classes.card} aria-label={task.name}>
    <Group justify="space-between" gap="xs">
      <Text fw={600}>{task.name}</Text>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="xs"
          aria-label={`榜单样式：${task.name}`}
          onClick={() =>
            onOpen({ what: 'template', owner: { of: 'TASK', id: task.id, name: task.name } })
          }
        >
          榜单样式
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`添加分组：${task.name}`}
          onClick={() => onOpen({ what: 'group', task })}
        >
          添加分组
        </Button>
      </Group>
    </Group>
    {groups.map((group) => (
      <GroupCard key={group.id} task={task} group={group} onOpen={onOpen} />
    ))}
    {groups.length === 0 && (
      <Text size="sm" c="dimmed" mt="xs">
        还没有榜单分组
      </Text>
    )}
  </article>
);

interface StageBoardsProps {
  stage: Stage;
  /** Groups of all tasks of the competition. */
  groups: readonly BoardGroup[];
  onOpen: (part: OpenedPart) => void;
}

/** A stage with its tasks, each with the groups of its boards. */
export const StageBoards = ({ stage, groups, onOpen }: StageBoardsProps) => (
  <section aria-label={stage.name}>
    <Group justify="space-between" mb="sm">
      <Title order={3} size="h5">
        {stage.name}
      </Title>
      <Button
        variant="subtle"
        size="xs"
        aria-label={`阶段总榜样式：${stage.name}`}
        onClick={() =>
          onOpen({ what: 'template', owner: { of: 'STAGE', id: stage.id, name: stage.name } })
        }
      >
        阶段总榜样式
      </Button>
    </Group>
    {(stage.tasks ?? []).length === 0 && <EmptyState text="该阶段暂无任务" />}
    <Stack gap="md">
      {(stage.tasks ?? []).map((task) => (
        <TaskBoards
          key={task.id}
          task={task}
          groups={groups.filter(({ taskId }) => taskId === task.id)}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  </section>
);
