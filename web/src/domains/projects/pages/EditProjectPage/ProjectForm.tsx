import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isChosenTag } from '@whaletide/schema/rules/projects.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { Form } from '../../../../components/Form/Form.tsx';
import type { DatasetsFieldType } from '../../components/ProjectFields/datasets-field.ts';
import { ProjectFields } from '../../components/ProjectFields/ProjectFields.tsx';
import {
  problemsOf,
  type ProjectValues,
  trimmed,
} from '../../components/ProjectFields/project-values.ts';
import { projectPath } from '../../paths.ts';
import type { EditProjectQuery } from './EditProject.generated.ts';

interface ProjectFormProps {
  project: NonNullable<EditProjectQuery['project']>;
  DatasetsField: DatasetsFieldType;
  onSave: (values: ReturnType<typeof trimmed>) => Promise<unknown>;
}

/** What a project is called, says of itself, holds and who sees it; its versions stay as they are. */
export const ProjectForm = ({ project, DatasetsField, onSave }: ProjectFormProps) => {
  const [uploading, setUploading] = useState(false);
  const form = useForm<ProjectValues>({
    initialValues: {
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
    },
    validate: (values) => problemsOf('UpdateProjectInput', values),
  });
  return (
    <Form form={form} send={(values) => onSave(trimmed(values))} failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <ProjectFields form={form} DatasetsField={DatasetsField} onBusy={setUploading} />
          <Text size="sm" c="dimmed">
            读者看到的是版本：笔记本有改动时，保存后到
            <AppLink to={projectPath(project.id, { tab: 'versions' })} underline="always" inherit>
              版本
            </AppLink>
            里发布新版本。
          </Text>
          <Group>
            <Button type="submit" loading={busy} disabled={uploading}>
              保存
            </Button>
            <Button component={Link} to={projectPath(project.id)} variant="default">
              查看项目
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
