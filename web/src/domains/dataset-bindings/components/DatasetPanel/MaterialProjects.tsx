import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import surfaces from '#theme/surfaces.module.css';
import type { MaterialProjectFragment } from './MaterialProjects.generated.ts';
import classes from './MaterialProjects.module.css';

interface MaterialProjectsProps {
  projects: readonly MaterialProjectFragment[];
}

/** The projects among a competition's materials. */
export const MaterialProjects = ({ projects }: MaterialProjectsProps) => {
  // Projects lie outside of an organization's frame.
  const target = useFramed().inFrame ? '_blank' : undefined;
  return (
    <section aria-labelledby="material-projects" className={classes.section}>
      <Title order={2} size="h5" id="material-projects" mb="sm">
        项目
      </Title>
      <ul className={surfaces.rows}>
        {projects.map(({ id, title, description, author, viewsCount }) => (
          <li key={id} className={classes.row}>
            <AppLink to={projectPath(id)} target={target} fw={500} alone>
              {title}
            </AppLink>
            {description && <Text size="sm">{description}</Text>}
            <Text size="sm" c="dimmed">
              {author?.name} · <Count value={viewsCount} /> 次浏览
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
