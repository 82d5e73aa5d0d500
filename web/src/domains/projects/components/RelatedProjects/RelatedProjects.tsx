import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import surfaces from '#theme/surfaces.module.css';
import { projectPath } from '#domains/projects/paths.ts';
import { useRelatedProjectsQuery } from './RelatedProjects.generated.ts';
import classes from './RelatedProjects.module.css';

/** Projects that are like the one that was read; without any, and where they fail, nothing. */
export const RelatedProjects = ({ projectId }: { projectId: string }) => {
  const { data } = useRelatedProjectsQuery({
    variables: { id: projectId },
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  const related = data?.project?.relatedProjects ?? [];
  if (related.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="related-projects">
      <h2 id="related-projects">相关项目</h2>
      <ul className={surfaces.rows}>
        {related.map(({ id, title, author, viewsCount }) => (
          <li key={id} className={classes.row}>
            <Link to={projectPath(id)}>{title}</Link>
            <Text size="sm" c="dimmed">
              {author?.name} · <Count value={viewsCount} /> 次浏览
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
