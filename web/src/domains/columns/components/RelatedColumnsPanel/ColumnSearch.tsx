import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import classes from './RelatedColumnsForm.module.css';
import {
  type ChoosableColumnFragment,
  useColumnSuggestionsQuery,
} from './RelatedColumnsPanel.generated.ts';

interface ColumnSearchProps {
  chosen: ReadonlySet<string>;
  /** No more can be chosen. */
  full: boolean;
  onAdd: (column: ChoosableColumnFragment) => void;
}

const PAUSE = 300;

/** Columns by a part of their name, the most followed first, to add to the chosen ones. */
export const ColumnSearch = ({ chosen, full, onAdd }: ColumnSearchProps) => {
  const [keyword, setKeyword] = useState('');
  const [name] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, refetch } = useColumnSuggestionsQuery({ variables: { name } });
  const found = (data ?? previousData)?.columns.items;
  return (
    <>
      <TextInput
        label="添加专栏"
        placeholder="输入专栏名称"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={keyword}
        maxLength={200}
        description={full ? `已达到${columnLimits.related}个，移除后可以添加其他专栏` : undefined}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for saving.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      {!found &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={3} />)}
      {found?.length === 0 && (
        <Text c="dimmed" mt="sm">
          没有找到指定的专栏
        </Text>
      )}
      <ul className={classes.found} aria-label="可添加的专栏">
        {found?.map((column) => (
          <li key={column.id} className={classes.row}>
            <div className={classes.text}>
              <Text fw={500}>{column.name}</Text>
              <Text size="sm" c="dimmed">
                {column.owner?.name} · {column.projectsCount} 个项目
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              disabled={full || chosen.has(column.id)}
              aria-label={`${chosen.has(column.id) ? '已添加' : '添加'}「${column.name}」`}
              onClick={() => onAdd(column)}
            >
              {chosen.has(column.id) ? '已添加' : '添加'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
