import '#theme/styles/forms.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import { saidErrors, saidInput } from '#components/AuthorshipField/said.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import type { DatasetsFieldType } from '#domains/projects/components/ProjectFields/datasets-field.ts';
import { ProjectFields } from '#domains/projects/components/ProjectFields/ProjectFields.tsx';
import {
  emptyProject,
  problemsOf,
  type ProjectValues,
  toProjectInput,
} from '#domains/projects/components/ProjectFields/project-values.ts';
import { forgetProjectCounts } from '#domains/projects/forget-counts.ts';
import { projectListPath, projectPath } from '#domains/projects/paths.ts';
import { useCreateProjectMutation } from './CreateProject.generated.ts';

interface CreateProjectPageProps {
  DatasetsField: DatasetsFieldType;
}

const CreateForm = ({ memberId, DatasetsField }: CreateProjectPageProps & { memberId: string }) => {
  const navigate = useNavigate();
  const [uploading, setUploading] = useState(false);
  const [create] = useCreateProjectMutation({
    context: { showsErrors: true },
    update: forgetProjectCounts,
  });
  const { form, clear } = useDraftForm(`create-project:${memberId}`, emptyProject, {
    validate: (values) => ({
      ...saidErrors(values.said),
      ...problemsOf('CreateProjectInput', values),
    }),
  });
  const send = async (values: ProjectValues) => {
    const said = values.notebooks.length > 0 && saidInput(values.said);
    const input = { ...toProjectInput(values), ...said };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    clear();
    notify.done('项目已创建');
    await navigate(projectPath(data.createProject.id), { replace: true });
  };
  return (
    <Form form={form} send={send} label="创建项目" failed="创建失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <ProjectFields form={form} DatasetsField={DatasetsField} onBusy={setUploading} />
          {form.values.notebooks.length > 0 && (
            <AuthorshipField
              value={form.values.said}
              onChange={(said) => form.setFieldValue('said', said)}
              error={errorsUnder(form.errors, 'authorshipModel')('') ?? null}
            />
          )}
          <Text size="sm" c="dimmed">
            草稿会自动保存在这台设备上；创建后，笔记本成为项目的第一个版本。
          </Text>
          <Group>
            <Button type="submit" loading={busy} disabled={uploading}>
              创建项目
            </Button>
            <Button component={Link} to={projectListPath} variant="default">
              取消
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};

/** /mw/project/create */
const CreateProjectPage = ({ DatasetsField }: CreateProjectPageProps) => {
  const { viewer } = useViewer();
  return (
    <PageFrame width="reading">
      <Title order={1} mb="lg">
        创建项目
      </Title>
      {viewer && (
        <CreateForm
          key={viewer.member.id}
          memberId={viewer.member.id}
          DatasetsField={DatasetsField}
        />
      )}
    </PageFrame>
  );
};

export default CreateProjectPage;
