import '../../../../theme/styles/forms.ts';
import { ActionIcon, Alert, Button, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { columnLimits } from '@whaletide/schema/rules/columns.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { UnsavedGuard } from '../../../../components/Unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import { notify } from '../../../../lib/notify.ts';
import { columnPath } from '../../paths.ts';
import { ColumnSearch } from './ColumnSearch.tsx';
import classes from './RelatedColumnsForm.module.css';
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
  const [chosen, setChosen] = useState(related);
  const [save, { loading, error }] = useSetRelatedColumnsMutation({
    context: { showsErrors: true },
  });
  const { dirty, saved } = useUnsaved(chosen.map(({ id }) => id));
  const full = chosen.length >= columnLimits.related;
  const moveDown = (index: number) =>
    setChosen([
      ...chosen.slice(0, index),
      ...chosen.slice(index, index + 2).toReversed(),
      ...chosen.slice(index + 2),
    ]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { competitionId, columnIds: chosen.map(({ id }) => id) };
    try {
      await save({ variables: { input } });
      saved();
      notify.done('关联专栏已保存');
    } catch {
      // Said in the form, where everything stays as it was chosen.
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <UnsavedGuard dirty={dirty} />
      {error && (
        <Alert color="danger" role="alert" mb="md">
          {failureOf(error).message}
        </Alert>
      )}
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
              onClick={() => setChosen(chosen.filter((column) => column.id !== id))}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <ColumnSearch
        chosen={new Set(chosen.map(({ id }) => id))}
        full={full}
        onAdd={(column) => setChosen([...chosen, column])}
      />
      <Button type="submit" loading={loading} mt="lg">
        保存
      </Button>
    </form>
  );
};
