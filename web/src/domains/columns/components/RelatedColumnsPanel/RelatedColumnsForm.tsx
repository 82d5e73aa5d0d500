import { ActionIcon, Box, Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Form } from '#components/Form/Form.tsx';
import classes from '#components/SearchToAdd/ChosenList.module.css';
import { notify } from '#lib/notify.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { ColumnSearch } from './ColumnSearch.tsx';
import {
  type ChoosableColumnFragment,
  useSetRelatedColumnsMutation,
} from './RelatedColumnsPanel.generated.ts';

interface RelatedColumnsFormProps {
  competitionId: string;
  related: readonly ChoosableColumnFragment[];
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The chosen ones in their order; nothing is stored until all of them are saved. */
export const RelatedColumnsForm = ({ competitionId, related }: RelatedColumnsFormProps) => {
  const [save] = useSetRelatedColumnsMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { chosen: related } });
  const { chosen } = form.values;
  const moveDown = (index: number) =>
    form.reorderListItem('chosen', { from: index, to: index + 1 });

  const send = async (values: typeof form.values) => {
    const input = { competitionId, columnIds: values.chosen.map(({ id }) => id) };
    await save({ variables: { input } });
    notify.done('关联专栏已保存');
  };

  return (
    <Form form={form} send={send} guarded>
      {({ busy, refusal }) => (
        <>
          <Box mb="md">{refusal}</Box>
          {chosen.length === 0 && (
            <Text c="dimmed" mb="md">
              还没有关联专栏
            </Text>
          )}
          <ol className={classes.chosen} aria-label="已关联的专栏">
            {chosen.map(({ id, name, owner, projectsCount }, index) => (
              <li key={id} className={classes.row}>
                <div className={classes.text}>
                  <AppLink to={columnPath(id)} target="_blank" fw={500}>
                    {name}
                  </AppLink>
                  <Text size="sm" c="dimmed">
                    {owner?.name} · {projectsCount} 个项目
                  </Text>
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`上移「${name}」`}
                  disabled={index === 0}
                  onClick={() => moveDown(index - 1)}
                >
                  <IconArrowUp {...icon} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`下移「${name}」`}
                  disabled={index === chosen.length - 1}
                  onClick={() => moveDown(index)}
                >
                  <IconArrowDown {...icon} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`移除「${name}」`}
                  onClick={() => form.removeListItem('chosen', index)}
                >
                  <IconTrash {...icon} />
                </ActionIcon>
              </li>
            ))}
          </ol>
          <ColumnSearch
            chosen={new Set(chosen.map(({ id }) => id))}
            onAdd={(column) => form.insertListItem('chosen', column)}
          />
          <Button type="submit" loading={busy} mt="lg">
            保存
          </Button>
        </>
      )}
    </Form>
  );
};
