import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { useDatasetProjectsQuery } from './DatasetPage.generated.ts';

/** 项目: the public projects that work with a dataset. */
export const ProjectsTab = ({ datasetId }: { datasetId: string }) => {
  const query = useDatasetProjectsQuery({ variables: { id: datasetId, page: 1 } });
  return (
    <EndlessList
      query={query}
      list={query.data?.dataset?.projects}
      empty="还没有项目使用这个数据集"
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(items) => (
        <ul className={surfaces.rows}>
          {items.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};
