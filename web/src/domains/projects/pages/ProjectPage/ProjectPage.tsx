import { type ComponentType, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useRightAddress } from '#domains/organizations/components/OrganizationAddress/useRightAddress.ts';
import { ProjectView } from '#domains/projects/components/ProjectView/ProjectView.tsx';
import { useProjectView } from '#domains/projects/components/ProjectView/useProjectView.ts';
import { projectListPath, projectPath, projectTabs } from '#domains/projects/paths.ts';
import { projectHead } from './project-head.ts';
import { useProjectPageQuery } from './ProjectPage.generated.ts';

interface ProjectPageProps {
  /** The datasets that it works with: of the domain above. */
  Datasets: ComponentType<{ projectId: string }>;
  /** Its place in the column that it was opened from: of the domain above. */
  Lesson: ComponentType<{ columnId: string; projectId: string }>;
  /** List of the other places that show it, from the domains above. */
  Places: ComponentType<{
    project: { id: string; title: string; author: { id: string } | null };
  }>;
}

/**
 * /mw/project/:id/:tab?v=&n=&token=, and the same below the name
 * of the organization that it stands in: /org/:shortName/project/:id/:tab
 */
const ProjectPage = ({ Datasets, Lesson, Places }: ProjectPageProps) => {
  const { id = '', tab, shortName } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  const column = query.get('column');
  const { data, error, refetch } = useProjectPageQuery({ variables: { id, token } });
  const project = data?.project;
  const elsewhere = useRightAddress(project?.organization);
  usePageHead(project ? projectHead(project, tab) : {});
  useProjectView(elsewhere === null ? project?.id : undefined, token);

  if (!project) {
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="项目"
            text={unavailableText('项目')}
            ways={[{ text: '去看看全部项目', to: projectListPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={10} />}
      </PageFrame>
    );
  }
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  const current = projectTabs.find((one) => one === tab) ?? 'overview';
  return (
    <PageFrame>
      <ProjectView
        project={project}
        tab={current}
        token={token}
        datasets={token === null ? <Datasets projectId={id} /> : undefined}
        addressOf={(to, versionId) =>
          projectPath(id, { tab: to, versionId, token, organization: shortName, column })
        }
        onRemoved={refetch}
      />
      {current === 'overview' && token === null && column !== null && (
        <Suspense>
          <Lesson columnId={column} projectId={id} />
        </Suspense>
      )}
      {current === 'overview' && token === null && !project.isPrivate && (
        <Places project={project} />
      )}
    </PageFrame>
  );
};

export default ProjectPage;
