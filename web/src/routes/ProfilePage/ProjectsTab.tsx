import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import { useProfileProjectsQuery } from './Profile.generated.ts';
import classes from './ProfilePage.module.css';

interface ProjectsTabProps {
  memberId: string;
  /** Only the newest so many, without their pages. */
  most?: number;
}

/** A member's public projects, newest first. */
export const ProjectsTab = ({ memberId, most }: ProjectsTabProps) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileProjectsQuery({
    variables: { memberId, page: most ? 1 : page, perPage: most ?? 12 },
  });
  const list = (data ?? previousData)?.member?.projects;
  return (
    <PagedList
      list={list && most ? { ...list, totalCount: list.items.length } : list}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有公开的项目"
    >
      {(rows) => (
        <ul className={surfaces.rows}>
          {rows.map(({ id, title, updatedAt, versions }) => (
            <li key={id} className={`${surfaces.row} ${classes.row}`}>
              <h3 className={classes.title}>
                <Link to={projectPath(id)} className={surfaces.link}>
                  {title}
                </Link>
              </h3>
              <Text size="sm" c="dimmed">
                {versions.length} 个版本 · <RelativeTime time={updatedAt} />
                更新
              </Text>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
