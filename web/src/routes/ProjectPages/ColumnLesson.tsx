import { Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { columnPath } from '#domains/columns/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ColumnLesson.module.css';
import { useColumnLessonQuery } from './ColumnLesson.generated.ts';

interface ColumnLessonProps {
  columnId: string;
  projectId: string;
}

interface NeighbourProps {
  columnId: string;
  project: { id: string; title: string };
  isNext?: boolean;
}

const Neighbour = ({ columnId, project, isNext = false }: NeighbourProps) => (
  <Link
    to={projectPath(project.id, { column: columnId })}
    rel={isNext ? 'next' : 'prev'}
    className={`${surfaces.card} ${classes.neighbour}`}
    data-next={isNext || undefined}
  >
    <span className={classes.way}>
      {!isNext && <IconArrowLeft size={16} stroke={1.5} aria-hidden />}
      {isNext ? '下一篇' : '上一篇'}
      {isNext && <IconArrowRight size={16} stroke={1.5} aria-hidden />}
    </span>
    <span className={classes.title}>{project.title}</span>
  </Link>
);

/** The place of a project in the column that it was opened from, and the ways to its neighbours. */
const ColumnLesson = ({ columnId, projectId }: ColumnLessonProps) => {
  const { data } = useColumnLessonQuery({
    variables: { columnId, projectId },
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  const column = data?.column;
  if (!column?.place) return null;
  const { number, total, previous, next } = column.place;
  return (
    <nav aria-label={`专栏「${column.name}」`} className={classes.lesson}>
      <Text size="sm" c="dimmed">
        <AppLink to={columnPath(column.id)}>{column.name}</AppLink> · 第 {number} / {total} 篇
      </Text>
      <div className={classes.neighbours}>
        {previous && <Neighbour columnId={columnId} project={previous} />}
        {next && <Neighbour columnId={columnId} project={next} isNext />}
      </div>
    </nav>
  );
};

export default ColumnLesson;
