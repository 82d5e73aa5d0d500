import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Form } from '#components/Form/Form.tsx';
import classes from '#components/SearchToAdd/ChosenList.module.css';
import { notify } from '#lib/notify.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { OrderButtons } from './OrderButtons.tsx';
import { ProjectSearch } from './ProjectSearch.tsx';
import {
  type ChoosableProjectFragment,
  useSetCompetitionProjectsMutation,
} from './ProjectsSection.generated.ts';

interface ProjectsFormProps {
  competitionId: string;
  projects: readonly ChoosableProjectFragment[];
}

/** The chosen projects in their order; nothing is stored until all of them are saved. */
export const ProjectsForm = ({ competitionId, projects }: ProjectsFormProps) => {
  const [save] = useSetCompetitionProjectsMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { chosen: projects } });
  const { chosen } = form.values;

  const send = async (values: typeof form.values) => {
    const input = { competitionId, projectIds: values.chosen.map(({ id }) => id) };
    await save({ variables: { input } });
    notify.done('项目已保存');
  };

  return (
    <Form form={form} send={send} label="项目" guarded>
      {({ busy, refusal }) => (
        <>
          <Box mb="md">{refusal}</Box>
          {chosen.length === 0 && (
            <Text c="dimmed" mb="md">
              还没有选择项目
            </Text>
          )}
          <ol className={classes.chosen} aria-label="已选择的项目">
            {chosen.map(({ id, title, author }, position) => (
              <li key={id} className={classes.row}>
                <div className={classes.text}>
                  <AppLink to={projectPath(id)} target="_blank" fw={500}>
                    {title}
                  </AppLink>
                  <Text size="sm" c="dimmed">
                    {author?.name}
                  </Text>
                </div>
                <Group gap="xs" wrap="nowrap">
                  <OrderButtons
                    what="项目"
                    title={title}
                    position={position}
                    last={chosen.length - 1}
                    busy={busy}
                    onMove={(to) => form.reorderListItem('chosen', { from: position, to })}
                  />
                  <ActionIcon
                    variant="default"
                    size={30}
                    aria-label={`移除项目：${title}`}
                    onClick={() => form.removeListItem('chosen', position)}
                  >
                    <IconTrash size={16} stroke={1.5} aria-hidden />
                  </ActionIcon>
                </Group>
              </li>
            ))}
          </ol>
          <ProjectSearch
            chosen={new Set(chosen.map(({ id }) => id))}
            onAdd={(project) => form.insertListItem('chosen', project)}
          />
          <Button type="submit" variant="default" loading={busy} mt="lg">
            保存项目
          </Button>
        </>
      )}
    </Form>
  );
};
