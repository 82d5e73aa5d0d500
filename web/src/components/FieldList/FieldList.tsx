import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { withMoved, withoutItem } from './lists.ts';
import classes from './FieldList.module.css';

interface FieldListProps<T> {
  items: readonly T[];
  /** One that moves with its item keeps the focus there. */
  keyOf: (item: T, index: number) => string;
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  errorOf?: (index: number) => string | undefined;
  /** Tells whether an item may be removed; by default all may. */
  canRemove?: (item: T) => boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Steps by which keys move an item: up and down with Alt. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Fields in their order, each with what moves it (also Alt and an arrow) and takes it out. */
export const FieldList = <T,>(props: FieldListProps<T>) => {
  const { items, keyOf, nameOf, onChange, errorOf, canRemove = () => true, children } = props;
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length) onChange(withMoved(items, from, to));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  // Not disabled at the ends: who moves a field there by the keyboard keeps the focus.
  const end = (is: boolean) => ({ 'aria-disabled': is, 'data-disabled': is || undefined });
  return (
    <ol className={classes.list}>
      {items.map((item, index) => (
        <li key={keyOf(item, index)} className={classes.item} onKeyDown={onKeyDown(index)}>
          <div className={classes.fields}>{children(item, index)}</div>
          <Group gap={4} wrap="nowrap" className={classes.tools}>
            <ActionIcon
              size="lg"
              variant="subtle"
              aria-label={`上移「${nameOf(item)}」`}
              aria-keyshortcuts="Alt+ArrowUp"
              {...end(index === 0)}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              variant="subtle"
              aria-label={`下移「${nameOf(item)}」`}
              aria-keyshortcuts="Alt+ArrowDown"
              {...end(index === items.length - 1)}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown {...icon} />
            </ActionIcon>
            {canRemove(item) && (
              <ActionIcon
                size="lg"
                variant="subtle"
                color="danger"
                aria-label={`删除「${nameOf(item)}」`}
                onClick={() => onChange(withoutItem(items, index))}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            )}
          </Group>
          {errorOf?.(index) && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" className={classes.error}>
              {errorOf(index)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
};
