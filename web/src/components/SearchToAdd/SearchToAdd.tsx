import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isEnter } from '#lib/keyboard.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './ChosenList.module.css';

/** Pause in typing after which the search begins, in ms. */
const PAUSE = 300;

/** The text of a search, as it is typed and as it is asked. */
export const useTypedSearch = () => {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), PAUSE);
  return { typed, setTyped, asked };
};

interface SearchToAddProps<T extends { id: string }> {
  /** Name of the kind of things, such as 专栏. */
  what: string;
  placeholder: string;
  maxLength: number;
  search: ReturnType<typeof useTypedSearch>;
  /** Undefined while they load. */
  found: readonly T[] | undefined;
  error: Error | undefined;
  onRetry: () => unknown;
  titleOf: (one: T) => string;
  noteOf: (one: T) => ReactNode;
  /** Ids of those that were added. */
  chosen: ReadonlySet<string>;
  /** Most that can be added. */
  limit: number;
  onAdd: (one: T) => void;
}

/** A field that finds things by their name, and a list from which to add them. */
export const SearchToAdd = <T extends { id: string }>(props: SearchToAddProps<T>) => {
  const { what, placeholder, maxLength, search, found, error, onRetry } = props;
  const { titleOf, noteOf, chosen, limit, onAdd } = props;
  const isFull = chosen.size >= limit;
  return (
    <>
      <TextInput
        label={`添加${what}`}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={search.typed}
        maxLength={maxLength}
        description={isFull ? `已达到${limit}个，移除后可以添加其他${what}` : undefined}
        onChange={({ currentTarget }) => search.setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for saving.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      {!found &&
        (error ? <ErrorState error={error} onRetry={onRetry} /> : <RowsSkeleton rows={3} />)}
      {found?.length === 0 && (
        <Text c="dimmed" mt="sm">
          没有找到指定的{what}
        </Text>
      )}
      <ul className={classes.found} aria-label={`可添加的${what}`}>
        {found?.map((one) => {
          const verb = chosen.has(one.id) ? '已添加' : '添加';
          return (
            <li key={one.id} className={classes.row}>
              <div className={classes.text}>
                <Text fw={500}>{titleOf(one)}</Text>
                <Text size="sm" c="dimmed">
                  {noteOf(one)}
                </Text>
              </div>
              <Button
                variant="default"
                size="sm"
                disabled={isFull || chosen.has(one.id)}
                aria-label={`${verb}「${titleOf(one)}」`}
                onClick={() => onAdd(one)}
              >
                {verb}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
};
