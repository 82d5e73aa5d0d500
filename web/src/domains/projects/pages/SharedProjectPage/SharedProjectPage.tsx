import { useParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { ProjectView } from '#domains/projects/components/ProjectView/ProjectView.tsx';
import { useProjectView } from '#domains/projects/components/ProjectView/useProjectView.ts';
import { projectListPath, projectTabs, sharedProjectPath } from '#domains/projects/paths.ts';
import { useSharedProjectQuery } from './SharedProject.generated.ts';

/** /mw/project/share/:token/:tab: what a link shows, to read and for nothing else */
const SharedProjectPage = () => {
  const { token = '', tab } = useParams();
  const query = useSharedProjectQuery({ variables: { token } });
  const project = query.data?.sharedProject;
  // Only readers with the link are to find it.
  usePageHead({ ...(project && { title: project.title }), hidden: true });
  useProjectView(project?.id, token);
  return (
    <PageFrame>
      <Loaded
        query={query}
        of={project}
        empty={
          <Missing
            what="项目"
            text="分享链接已失效"
            ways={[{ text: '去看看全部项目', to: projectListPath }]}
          />
        }
      >
        {(shared) => (
          <ProjectView
            project={shared}
            tab={projectTabs.find((one) => one === tab) ?? 'overview'}
            token={token}
            byLink
            addressOf={(to, versionId) =>
              sharedProjectPath(token, to) + (versionId ? `?v=${versionId}` : '')
            }
            onRemoved={query.refetch}
          />
        )}
      </Loaded>
    </PageFrame>
  );
};

export default SharedProjectPage;
