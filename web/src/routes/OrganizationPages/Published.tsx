import { DatasetCard } from '#domains/datasets/components/DatasetCard/DatasetCard.tsx';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { Classes } from './Classes.tsx';
import { PublishedSection } from './PublishedSection.tsx';
import {
  useOrganizationDatasetsQuery,
  useOrganizationProjectsQuery,
} from './Published.generated.ts';

interface PublishedProps {
  shortName: string;
}

/** Beside what the page is about; where they fail, they are missing. */
const options = { errorPolicy: 'all', context: { showsErrors: true } } as const;

const Projects = ({ shortName }: PublishedProps) => {
  const { data, fetchMore } = useOrganizationProjectsQuery({
    variables: { shortName, page: 1 },
    ...options,
  });
  const list = data?.organization?.projects;
  if (!list?.items.length) return null;
  return (
    <PublishedSection
      id="projects-of-organization"
      title="项目"
      totalCount={list.totalCount}
      hasNextPage={list.hasNextPage}
      onMore={() => fetchMore({ variables: { page: list.page + 1 } })}
    >
      {list.items.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </PublishedSection>
  );
};

const Datasets = ({ shortName }: PublishedProps) => {
  const { data, fetchMore } = useOrganizationDatasetsQuery({
    variables: { shortName, page: 1 },
    ...options,
  });
  const list = data?.organization?.datasets;
  if (!list?.items.length) return null;
  return (
    <PublishedSection
      id="datasets-of-organization"
      title="数据集"
      totalCount={list.totalCount}
      hasNextPage={list.hasNextPage}
      onMore={() => fetchMore({ variables: { page: list.page + 1 } })}
    >
      {list.items.map((dataset) => (
        <DatasetCard key={dataset.id} dataset={dataset} />
      ))}
    </PublishedSection>
  );
};

/**
 * The projects and the datasets that stand in an organization's name, below the classes of it that
 * the viewer runs; without any, nothing.
 */
export const Published = ({ shortName }: PublishedProps) => (
  <>
    <Classes shortName={shortName} />
    <Projects shortName={shortName} />
    <Datasets shortName={shortName} />
  </>
);
