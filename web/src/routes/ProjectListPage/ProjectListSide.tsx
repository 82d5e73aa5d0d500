import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import type { ProjectListSideQuery } from './ProjectListSide.generated.ts';
import classes from './ProjectListPage.module.css';

interface ProjectListSideProps {
  site: ProjectListSideQuery['site'] | undefined;
}

/** Beside the projects: the columns, what many read, and what the operator puts there. */
export const ProjectListSide = ({ site }: ProjectListSideProps) => {
  const columns = site?.recommendedColumns ?? [];
  const hot = site?.hotProjects ?? [];
  return (
    <aside className={classes.side} aria-label="推荐">
      <section className={`${surfaces.panel} ${classes.block}`}>
        <h2>推荐专栏</h2>
        {columns.length === 0 ? (
          <Text size="sm" c="dimmed">
            跟着一位作者，把一个主题的项目从头读到尾
          </Text>
        ) : (
          <ul className={classes.links}>
            {columns.map(({ id, name, projectsCount }) => (
              <li key={id}>
                <Link to={columnPath(id)}>{name}</Link>
                <Text component="span" size="xs" c="dimmed">
                  <Count value={projectsCount} /> 个项目
                </Text>
              </li>
            ))}
          </ul>
        )}
        <Button component={Link} to={columnListPath} variant="light" fullWidth mt="sm">
          全部专栏
        </Button>
      </section>
      {hot.length > 0 && (
        <section className={`${surfaces.panel} ${classes.block}`}>
          <h2>热门项目</h2>
          <ol className={classes.links}>
            {hot.map(({ id, title }) => (
              <li key={id}>
                <Link to={projectPath(id)}>{title}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      {site?.recommendConfig?.projectAds.map(({ title, image, link }) => (
        <a key={link + image} href={link} className={classes.ad}>
          <img src={image} alt={title} loading="lazy" />
        </a>
      ))}
    </aside>
  );
};
