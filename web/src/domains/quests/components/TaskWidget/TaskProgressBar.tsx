import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import type { TaskItemFragment } from './TaskWidget.generated.ts';
import classes from './TaskWidget.module.css';

type Steps = Pick<TaskItemFragment, 'name' | 'progress' | 'threshold'>;

/** Steps done of those needed. */
export const TaskProgressBar = ({ task: { name, progress, threshold } }: { task: Steps }) => (
  <div className={classes.progress}>
    <Progress
      flex={1}
      size="sm"
      value={threshold > 0 ? (progress / threshold) * 100 : 100}
      aria-label={`「${name}」的进度`}
    />
    <Text size="xs" c="dimmed">
      {progress}/{threshold}
    </Text>
  </div>
);
