import { Text, Title } from '@mantine/core';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ProjectsForm } from './ProjectsForm.tsx';
import { useMaterialProjectsQuery } from './ProjectsSection.generated.ts';

/** Organizers: the projects that stand beside the competition's files. */
export const ProjectsSection = ({ competitionId }: { competitionId: string }) => {
  const query = useMaterialProjectsQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="material-projects">
      <Title order={3} size="h5" id="material-projects">
        项目
      </Title>
      <Text c="dimmed" mb="md">
        与数据一起提供给参赛者的公开项目，例如基线与讲义。最多{projectLimits.ofCompetition}
        个；转为非公开、被折叠或删除的项目不再显示。
      </Text>
      <Loaded
        query={query}
        of={query.data?.competition?.projects}
        empty="没有找到指定的比赛或活动"
        skeleton={<RowsSkeleton rows={3} />}
      >
        {(projects) => <ProjectsForm competitionId={competitionId} projects={projects} />}
      </Loaded>
    </section>
  );
};
