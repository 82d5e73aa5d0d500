import { Badge, Button, Group, UnstyledButton } from '@mantine/core';
import { RewardChips } from '../RewardsModal/RewardChips.tsx';
import { TaskProgressBar } from './TaskProgressBar.tsx';
import type { TaskItemFragment } from './TaskWidget.generated.ts';
import classes from './TaskWidget.module.css';

interface TaskCardProps {
  task: TaskItemFragment;
  claiming: boolean;
  onClaim: (taskId: string) => void;
  onOpen: (taskId: string) => void;
}

/** One task of the list: name, weekly progress, rewards, and the claim once it is done. */
export const TaskCard = ({ task, claiming, onClaim, onOpen }: TaskCardProps) => (
  <li className={classes.task}>
    <Group gap="xs" wrap="nowrap">
      <UnstyledButton className={classes.name} onClick={() => onOpen(task.id)}>
        {task.name}
      </UnstyledButton>
      {task.type === 'WEEKLY' && <Badge color="brand">每周</Badge>}
    </Group>
    {task.type === 'WEEKLY' && <TaskProgressBar task={task} />}
    <Group mt="xs" justify="space-between" wrap="nowrap">
      <RewardChips rewards={task.rewards} />
      {task.status === 'COMPLETED' && (
        <Button
          size="xs"
          loading={claiming}
          aria-label={`领取「${task.name}」的奖励`}
          onClick={() => onClaim(task.id)}
        >
          领取
        </Button>
      )}
    </Group>
  </li>
);
