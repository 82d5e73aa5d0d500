import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import type { ListFilters } from '#domains/projects/list-filters.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { listSortOf } from '#domains/projects/project-sorts.ts';
import { ProjectActions } from '../ProjectActions/ProjectActions.tsx';
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx';
import { useProjectListQuery } from './ProjectList.generated.ts';

/** The public projects that the filters leave, page after page while one scrolls. */
export const ProjectList = ({ filters }: { filters: ListFilters }) => {
  const { tab, language, tags, any, sort } = filters;
  const chosen = tags.length > 0 ? [...tags] : null;
  const query = useProjectListQuery({
    variables: {
      sort: listSortOf(sort).sort,
      title: tab,
      language,
      allTags: any ? null : chosen,
      anyTags: any ? chosen : null,
      page: 1,
    },
  });
  usePageHead({
    jsonLd: listJsonLd(
      query.data?.projects.items.map(({ id, title }) => ({ name: title, path: projectPath(id) })),
    ),
  });
  return (
    <EndlessList query={query} list={query.data?.projects} empty="没有找到指定的项目">
      {(items) => (
        <ul className={surfaces.rows}>
          {items.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              actions={(facts) => <ProjectActions project={facts} onRemoved={query.refetch} />}
            />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};
