import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { Missing } from '../../../../components/Missing/Missing.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { usePageHead } from '../../../../lib/page-title.ts';
import { ProjectView } from '../../components/ProjectView/ProjectView.tsx';
import { useProjectView } from '../../components/ProjectView/useProjectView.ts';
import { projectListPath, projectPath, projectTabs } from '../../paths.ts';
import { projectHead } from './project-head.ts';
import { useProjectPageQuery } from './ProjectPage.generated.ts';

interface ProjectPageProps {
  /** The datasets that it works with: of the domain above. */
  Datasets: ComponentType<{ projectId: string }>;
  /** Where else it stands: of the domains above. */
  Places: ComponentType<{ projectId: string }>;
}

/** /mw/project/:id/:tab?v=&n=&token= (spec 3, section 2: project-detail) */
const ProjectPage = ({ Datasets, Places }: ProjectPageProps) => {
  const { id = '', tab } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  const { data, error, refetch } = useProjectPageQuery({ variables: { id, token } });
  const project = data?.project;
  usePageHead(project ? projectHead(project, tab) : {});
  useProjectView(project?.id, token);

  if (!project) {
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="项目"
            text="项目已删除"
            ways={[{ text: '去看看全部项目', to: projectListPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={10} />}
      </PageFrame>
    );
  }
  const current = projectTabs.find((one) => one === tab) ?? 'overview';
  return (
    <PageFrame>
      <ProjectView
        project={project}
        tab={current}
        token={token}
        datasets={token === null ? <Datasets projectId={id} /> : undefined}
        addressOf={(to, versionId) => projectPath(id, { tab: to, versionId, token })}
        onRemoved={refetch}
      />
      {current === 'overview' && token === null && !project.private && <Places projectId={id} />}
    </PageFrame>
  );
};

export default ProjectPage;
