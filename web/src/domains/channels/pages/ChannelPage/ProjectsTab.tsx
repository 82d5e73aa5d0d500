import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { projectSorts } from '#domains/channels/channel-sorts.ts';
import { useChannelProjectsQuery } from './ChannelContents.generated.ts';
import { ContentsFrame } from './ContentsFrame.tsx';
import { useListAddress } from './useListAddress.ts';

interface ProjectsTabProps {
  channelId: string;
  /** Projects in all of the channel. */
  count: number;
}

/** Projects of a channel or of a section of it, pinned ones first. */
export const ProjectsTab = ({ channelId, count }: ProjectsTabProps) => {
  const address = useListAddress(projectSorts);
  const query = useChannelProjectsQuery({
    variables: { channelId, sectionId: address.sectionId, sort: address.sort.sort, page: 1 },
  });
  usePageHead({
    jsonLd: listJsonLd(
      query.data?.projects.items.map(({ id, title }) => ({ name: title, path: projectPath(id) })),
    ),
  });
  return (
    <ContentsFrame
      channelId={channelId}
      total={count}
      countOf={({ projectsCount }) => projectsCount}
      label="项目排序"
      sorts={projectSorts}
      address={address}
    >
      <EndlessList query={query} list={query.data?.projects} empty="没有找到指定的项目">
        {(items) => (
          <ul className={surfaces.rows} aria-label="项目">
            {items.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                pinned={project.channelPlaces?.some(({ isPinned }) => isPinned) ?? false}
              />
            ))}
          </ul>
        )}
      </EndlessList>
    </ContentsFrame>
  );
};
