import { Button, Group, Stack, Text } from '@mantine/core';
import { isChosenTag } from '@whaletide/schema/domains/projects/rules.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { unsaid } from '#components/AuthorshipField/said.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import type { DatasetsFieldType } from '#domains/projects/components/ProjectFields/datasets-field.ts';
import { ProjectFields } from '#domains/projects/components/ProjectFields/ProjectFields.tsx';
import {
  problemsOf,
  type ProjectValues,
  toProjectInput,
} from '#domains/projects/components/ProjectFields/project-values.ts';
import { projectPath } from '#domains/projects/paths.ts';
import type { EditProjectQuery } from './EditProject.generated.ts';

type Project = NonNullable<EditProjectQuery['project']>;

interface ProjectFormProps {
  project: Project;
  memberId: string;
  DatasetsField: DatasetsFieldType;
  /** Answers when it has been written. */
  onSave: (values: ReturnType<typeof toProjectInput>) => Promise<string>;
}

const valuesOf = (project: Project): ProjectValues => ({
  title: project.title,
  description: project.description,
  tagIds: project.tags.filter(({ name }) => isChosenTag(name)).map(({ id }) => id),
  visibility: project.visibility ?? 'PRIVATE',
  notebooks: (project.draftNotebooks ?? []).map(({ key, name, ext, size }) => ({
    key,
    name,
    ext,
    size,
  })),
  datasets: project.datasets.map(({ id, title }) => ({ id, title })),
  organizationId: project.organization?.id ?? null,
  said: unsaid,
});

const isSame = (one: ProjectValues, other: ProjectValues) =>
  JSON.stringify(toProjectInput(one)) === JSON.stringify(toProjectInput(other));

/**
 * Form for a project's title, description, contents and visibility; its versions stay as they are.
 */
export const ProjectForm = (props: ProjectFormProps) => {
  const { project, memberId, DatasetsField, onSave } = props;
  const [uploading, setUploading] = useState(false);
  const written = valuesOf(project);
  const { form, clear, saved } = useDraftForm(`edit-project:${memberId}:${project.id}`, written, {
    state: project.updatedAt,
    validate: (values) => problemsOf('UpdateProjectInput', values),
  });
  const send = async (values: ProjectValues) => saved(values, await onSave(toProjectInput(values)));
  return (
    <Form form={form} send={send} failed="保存失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <ProjectFields
            form={form}
            DatasetsField={DatasetsField}
            standing={project.organization}
            onBusy={setUploading}
          />
          <Text size="sm" c="dimmed">
            读者看到的是版本：笔记本有改动时，保存后到
            <AppLink to={projectPath(project.id, { tab: 'versions' })} underline="always" inherit>
              版本
            </AppLink>
            里发布新版本。草稿会自动保存在这台设备上。
          </Text>
          <Group>
            <Button type="submit" loading={busy} disabled={uploading}>
              保存
            </Button>
            {!isSame(form.values, written) && (
              <Button variant="default" disabled={busy || uploading} onClick={clear}>
                放弃修改
              </Button>
            )}
            <Button component={Link} to={projectPath(project.id)} variant="default">
              查看项目
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
