import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isEnter } from '#lib/keyboard.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PagedList } from '../PagedList/PagedList.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './PickerDialog.module.css';
import type { PickerSearch } from './usePickerSearch.ts';

export interface PickerDialogProps<Item extends { id: string }> {
  /** Name of the things, such as 数据集. */
  thing: string;
  placeholder: string;
  maxLength: number;
  search: PickerSearch;
  query: { error?: unknown; loading: boolean; refetch: () => unknown };
  list: { items: Item[]; page: number; perPage: number; totalCount: number } | undefined;
  nameOf: (item: Item) => string;
  /** Ids of things that are chosen already. */
  chosen: ReadonlySet<string>;
  /** True where no more can be chosen. */
  full: boolean;
  /** Choice above the search, such as of a source. */
  filter?: ReactNode;
  children: (item: Item) => ReactNode;
  onAdd: (item: Item) => void;
  onClose: () => void;
}

/** Things that are found by a text, page by page, to add to the chosen ones. */
export const PickerDialog = <Item extends { id: string }>(props: PickerDialogProps<Item>) => {
  const { thing, placeholder, maxLength, search, query, list, nameOf, filter, children } = props;
  const { chosen, full, onAdd, onClose } = props;
  const row = (item: Item) => {
    const action = chosen.has(item.id) ? '已添加' : '添加';
    return (
      <li key={item.id} className={classes.row}>
        <div className={classes.text}>{children(item)}</div>
        <Button
          variant="default"
          size="sm"
          disabled={full || chosen.has(item.id)}
          aria-label={`${action}「${nameOf(item)}」`}
          onClick={() => onAdd(item)}
        >
          {action}
        </Button>
      </li>
    );
  };
  return (
    <Dialog onClose={onClose} title={`添加${thing}`} size="lg">
      <Stack>
        {filter}
        <TextInput
          label={`搜索${thing}`}
          placeholder={placeholder}
          data-autofocus
          maxLength={maxLength}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={search.typed}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={(event) => {
            // The form around the picker isn't what Enter is for here.
            if (isEnter(event)) event.preventDefault();
          }}
        />
        <PagedList
          list={list}
          error={query.error}
          loading={query.loading}
          onRetry={query.refetch}
          onPage={search.turnTo}
          empty={`没有找到指定的${thing}`}
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(items) => (
            <ul className={classes.list} aria-label={`可添加的${thing}`}>
              {items.map(row)}
            </ul>
          )}
        </PagedList>
        <Group justify="flex-end">
          <Button onClick={onClose}>完成</Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
