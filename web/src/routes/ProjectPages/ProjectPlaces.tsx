import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { ProjectCode } from '#domains/competition-code/components/ProjectCode/ProjectCode.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { statusColor, statusText } from '#domains/competitions/status.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ProjectPlaces.module.css';
import { useProjectPlacesQuery } from './ProjectPlaces.generated.ts';

interface PlacesProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Places = ({ id, title, children }: PlacesProps) => (
  <section aria-labelledby={id} className={classes.section}>
    <h2 id={id}>{title}</h2>
    <ul className={surfaces.rows}>{children}</ul>
  </section>
);

interface ProjectPlacesProps {
  project: { id: string; title: string; author: { id: string } | null };
}

/** The competitions that a project was brought to and the columns that hold it; without any, nothing. */
export const ProjectPlaces = ({ project }: ProjectPlacesProps) => {
  const { viewer } = useViewer();
  const { data } = useProjectPlacesQuery({
    variables: { id: project.id },
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  const competitions = data?.project?.competitions ?? [];
  const columns = data?.project?.columns ?? [];
  const code = data?.project;
  const isOwn = viewer !== null && project.author?.id === viewer.member.id;
  const hasCode = isOwn || (code?.sharedCode ?? []).length > 0;
  if (competitions.length === 0 && columns.length === 0 && !hasCode) return null;
  return (
    <div className={classes.places}>
      {code && hasCode && (
        <div className={classes.section}>
          <ProjectCode project={{ ...code, title: project.title }} isOwn={isOwn} />
        </div>
      )}
      {competitions.length > 0 && (
        <Places id="competitions-of-project" title="相关比赛">
          {competitions.map(({ id, name, status }) => (
            <li key={id} className={classes.row}>
              <Link to={competitionPath(id)}>{name}</Link>
              <Badge color={statusColor[status]} flex="none">
                {statusText[status]}
              </Badge>
            </li>
          ))}
        </Places>
      )}
      {columns.length > 0 && (
        <Places id="columns-of-project" title="收录专栏">
          {columns.map(({ id, name, projectsCount }) => (
            <li key={id} className={classes.row}>
              <Link to={columnPath(id)}>{name}</Link>
              <Text size="sm" c="dimmed">
                <Count value={projectsCount} /> 个项目
              </Text>
            </li>
          ))}
        </Places>
      )}
    </div>
  );
};
