import '#theme/styles/forms.ts';
import { Title } from '@mantine/core';
import { useParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { notify } from '#lib/notify.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import type { DatasetsFieldType } from '#domains/projects/components/ProjectFields/datasets-field.ts';
import type { toProjectInput } from '#domains/projects/components/ProjectFields/project-values.ts';
import { forgetProjectCounts } from '#domains/projects/forget-counts.ts';
import { projectListPath, projectPath } from '#domains/projects/paths.ts';
import { useEditProjectQuery, useUpdateProjectMutation } from './EditProject.generated.ts';
import { ProjectForm } from './ProjectForm.tsx';

/** /mw/project/edit/:id; whose project it isn't is led to its page. */
const EditProjectPage = ({ DatasetsField }: { DatasetsField: DatasetsFieldType }) => {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const query = useEditProjectQuery({ variables: { id } });
  const [update] = useUpdateProjectMutation({
    context: { showsErrors: true },
    update: forgetProjectCounts,
  });
  const title = query.data?.project?.title;
  usePageTitle(title ? `编辑项目 · ${title}` : undefined);
  const save = async (values: ReturnType<typeof toProjectInput>) => {
    const { data } = await update({ variables: { input: { projectId: id, ...values } } });
    notify.done('已保存');
    return data?.updateProject.updatedAt ?? '';
  };
  return (
    <PageFrame width="reading">
      <Loaded
        query={query}
        of={viewer && query.data?.project}
        empty={
          viewer && (
            <Missing
              what="项目"
              text={unavailableText('项目')}
              ways={[{ text: '去看看全部项目', to: projectListPath }]}
            />
          )
        }
      >
        {(project) =>
          viewer && viewer.member.id === project.author?.id ? (
            <>
              <Title order={1} mb="lg">
                编辑项目
              </Title>
              <ProjectForm
                key={project.id}
                project={project}
                memberId={viewer.member.id}
                DatasetsField={DatasetsField}
                onSave={save}
              />
            </>
          ) : (
            <Redirect to={projectPath(id)} />
          )
        }
      </Loaded>
    </PageFrame>
  );
};

export default EditProjectPage;
