import '#theme/styles/tables.ts';
import { ActionIcon, Button, Group, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { projectPath } from '#domains/projects/paths.ts';
import type { Collected } from './collected.ts';
import classes from './ColumnContent.module.css';

interface ContentRowProps {
  project: Collected;
  busy: boolean;
  /** Undefined where it can't go further up or down. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** A project of one's column, to move and to take out. */
export const ContentRow = ({ project, busy, onUp, onDown, onRemove }: ContentRowProps) => {
  const { id, title, updatedAt } = project;
  const moves = [
    { text: '上移', Icon: IconArrowUp, move: onUp },
    { text: '下移', Icon: IconArrowDown, move: onDown },
  ];
  return (
    <Table.Tr>
      <Table.Td>
        <AppLink to={projectPath(id)} target="_blank" alone>
          {title}
        </AppLink>
      </Table.Td>
      <Table.Td className={classes.wide}>{formatDateTime(updatedAt)}</Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          {moves.map(({ text, Icon, move }) => (
            <ActionIcon
              key={text}
              variant="subtle"
              color="gray"
              size="lg"
              disabled={!move || busy}
              aria-label={`${text}「${title}」`}
              onClick={move}
            >
              <Icon size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          ))}
          <Button
            variant="subtle"
            color="danger"
            size="compact-sm"
            disabled={busy}
            aria-label={`移除「${title}」`}
            onClick={onRemove}
          >
            移除
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
};
