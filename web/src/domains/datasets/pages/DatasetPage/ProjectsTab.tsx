import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { useDatasetProjectsQuery } from './DatasetPage.generated.ts';

/** 项目: the public projects that work with a dataset. */
export const ProjectsTab = ({ datasetId }: { datasetId: string }) => {
  const query = useDatasetProjectsQuery({ variables: { id: datasetId, page: 1 } });
  const none = <EmptyState text="还没有项目使用这个数据集" />;
  return (
    <Loaded
      query={query}
      of={query.data?.datasetProjects}
      empty={none}
      skeleton={<RowsSkeleton rows={6} />}
    >
      {({ items, page, hasNextPage }) =>
        items.length === 0 ? (
          none
        ) : (
          <InfiniteList
            hasMore={hasNextPage}
            onMore={() => query.fetchMore({ variables: { page: page + 1 } })}
          >
            <ul className={surfaces.rows}>
              {items.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </ul>
          </InfiniteList>
        )
      }
    </Loaded>
  );
};
