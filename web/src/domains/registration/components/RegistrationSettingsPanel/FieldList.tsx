import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { movedUp, without } from './settings.ts';
import classes from './RegistrationSettingsPanel.module.css';

interface FieldListProps<T> {
  items: readonly T[];
  keyOf: (item: T, index: number) => string;
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  errorOf: (index: number) => string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** Fields in their order, each with what moves it and takes it out. */
export const FieldList = <T,>(props: FieldListProps<T>) => {
  const { items, keyOf, nameOf, onChange, errorOf, children } = props;
  return (
    <ol className={classes.list}>
      {items.map((item, index) => (
        <li key={keyOf(item, index)} className={classes.item}>
          <div className={classes.fields}>{children(item, index)}</div>
          <Group gap={4} wrap="nowrap" className={classes.tools}>
            <ActionIcon
              variant="subtle"
              aria-label={`上移「${nameOf(item)}」`}
              disabled={index === 0}
              onClick={() => onChange(movedUp(items, index))}
            >
              <IconArrowUp size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`下移「${nameOf(item)}」`}
              disabled={index === items.length - 1}
              onClick={() => onChange(movedUp(items, index + 1))}
            >
              <IconArrowDown size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="coral"
              aria-label={`删除「${nameOf(item)}」`}
              onClick={() => onChange(without(items, index))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Group>
          {errorOf(index) && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" className={classes.error}>
              {errorOf(index)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
};
