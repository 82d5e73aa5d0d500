import { PagedList } from '#components/PagedList/PagedList.tsx';
import { ProjectActions } from '#domains/projects/components/ProjectActions/ProjectActions.tsx';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import { useOwnProjectsQuery } from './OwnProjectsTab.generated.ts';

/** All of the viewer's own projects, newest first, private ones too. */
export const OwnProjectsTab = () => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useOwnProjectsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.viewer?.projects}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有项目"
    >
      {(rows) => (
        <ul className={surfaces.rows}>
          {rows.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              actions={(facts) => <ProjectActions project={facts} onRemoved={refetch} />}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
