import { Button, Group } from '@mantine/core';
import { IconArrowsShuffle, IconChartLine } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import classes from './BoardCourse.module.css';

const BoardProgress = lazy(() => import('./BoardProgress.tsx'));
const ShakeUp = lazy(() => import('./ShakeUp.tsx'));

interface BoardCourseProps {
  taskId: string;
  /** True where the public board is open. */
  progress: boolean;
  /** True once the change to the private board is told. */
  shakeUp: boolean;
}

/** The ways from a board to what it was before, and to what became of it; each loads when it is asked for. */
export const BoardCourse = ({ taskId, progress, shakeUp }: BoardCourseProps) => {
  const [shown, setShown] = useState<'progress' | 'shakeUp' | null>(null);
  const toggle = (part: 'progress' | 'shakeUp') => setShown(shown === part ? null : part);
  if (!progress && !shakeUp) return null;
  return (
    <section className={classes.section} aria-label="榜单走势">
      <Group gap="sm" mb="md">
        {progress && (
          <Button
            variant="default"
            aria-expanded={shown === 'progress'}
            leftSection={<IconChartLine size={18} stroke={1.5} aria-hidden />}
            onClick={() => toggle('progress')}
          >
            成绩走势
          </Button>
        )}
        {shakeUp && (
          <Button
            variant="default"
            aria-expanded={shown === 'shakeUp'}
            leftSection={<IconArrowsShuffle size={18} stroke={1.5} aria-hidden />}
            onClick={() => toggle('shakeUp')}
          >
            名次变动与运气
          </Button>
        )}
      </Group>
      {shown && (
        <Contained key={`${taskId}:${shown}`} loading={<RowsSkeleton rows={4} />}>
          {shown === 'progress' ? <BoardProgress taskId={taskId} /> : <ShakeUp taskId={taskId} />}
        </Contained>
      )}
    </section>
  );
};
