import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { DatasetCard } from '../DatasetCard/DatasetCard.tsx';
import { useProjectDatasetsQuery } from './ProjectDatasets.generated.ts';

/** The datasets that a project works with, as far as the viewer may see them. */
const ProjectDatasets = ({ projectId }: { projectId: string }) => {
  const query = useProjectDatasetsQuery({ variables: { id: projectId } });
  const none = <EmptyState text="这个项目还没有添加数据集" />;
  return (
    <Loaded
      query={query}
      of={query.data?.project}
      empty={none}
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ datasets }) =>
        datasets.length === 0 ? (
          none
        ) : (
          <ul className={surfaces.rows}>
            {datasets.map((dataset) => (
              <DatasetCard key={dataset.id} dataset={dataset} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

export default ProjectDatasets;
