import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { RewardChips } from '../RewardsModal/RewardChips.tsx';
import { closeTaskWidget } from './task-widget-state.ts';
import { TaskProgressBar } from './TaskProgressBar.tsx';
import type { TaskItemFragment } from './TaskWidget.generated.ts';

interface TaskDetailProps {
  task: TaskItemFragment;
  claiming: boolean;
  onClaim: (taskId: string) => void;
  onBack: () => void;
}

/** Description, progress and guideline of one task, with the way back to the list. */
export const TaskDetail = ({ task, claiming, onClaim, onBack }: TaskDetailProps) => (
  <Stack gap="sm">
    <Button
      variant="subtle"
      size="xs"
      px={4}
      w="fit-content"
      leftSection={<IconChevronLeft size={16} stroke={1.5} aria-hidden />}
      onClick={onBack}
    >
      返回
    </Button>
    <Title order={2} size="h4">
      {task.name}
    </Title>
    <Text c="dimmed">{task.description}</Text>
    <TaskProgressBar task={task} />
    <RewardChips rewards={task.rewards} />
    {task.guideline && <Markdown text={task.guideline} />}
    <Group>
      {task.status === 'COMPLETED' && (
        <Button loading={claiming} onClick={() => onClaim(task.id)}>
          领取奖励
        </Button>
      )}
      {task.status === 'IN_PROGRESS' && task.link && (
        <Button component={Link} to={task.link} onClick={closeTaskWidget}>
          去完成
        </Button>
      )}
    </Group>
  </Stack>
);
