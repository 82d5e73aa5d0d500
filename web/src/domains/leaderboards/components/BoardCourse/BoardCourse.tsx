import { Button, Group } from '@mantine/core';
import { IconArrowsShuffle, IconChartLine, IconCopyCheck } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import classes from './BoardCourse.module.css';

const BoardProgress = lazy(() => import('./BoardProgress.tsx'));
const ShakeUp = lazy(() => import('./ShakeUp.tsx'));
const CopyCheck = lazy(() => import('../CopyCheck/CopyCheck.tsx'));

type Part = 'progress' | 'shakeUp' | 'copies';

interface BoardCourseProps {
  taskId: string;
  /** True where the public board is open. */
  progress: boolean;
  /** True once the change to the private board is told. */
  shakeUp: boolean;
  /** True for who manages a task that platform scores. */
  copies?: boolean;
}

/** The ways from a board to what it was before, and to what became of it; each loads when it is asked for. */
export const BoardCourse = ({ taskId, progress, shakeUp, copies = false }: BoardCourseProps) => {
  const [shown, setShown] = useState<Part | null>(null);
  const toggle = (part: Part) => setShown(shown === part ? null : part);
  if (!progress && !shakeUp && !copies) return null;
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
        {copies && (
          <Button
            variant="default"
            aria-expanded={shown === 'copies'}
            leftSection={<IconCopyCheck size={18} stroke={1.5} aria-hidden />}
            onClick={() => toggle('copies')}
          >
            雷同检查
          </Button>
        )}
      </Group>
      {shown && (
        <Contained key={`${taskId}:${shown}`} loading={<RowsSkeleton rows={4} />}>
          {shown === 'progress' && <BoardProgress taskId={taskId} />}
          {shown === 'shakeUp' && <ShakeUp taskId={taskId} />}
          {shown === 'copies' && <CopyCheck taskId={taskId} />}
        </Contained>
      )}
    </section>
  );
};
