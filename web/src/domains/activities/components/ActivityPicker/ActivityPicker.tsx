import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import { useActivityPickerQuery } from './ActivityPicker.generated.ts';
import classes from './ActivityPicker.module.css';

interface ActivityPickerProps {
  /** Activities that are chosen already. */
  chosen: ReadonlySet<string>;
  /** No more can be chosen. */
  full: boolean;
  onAdd: (activity: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Time in ms for which one may go on typing before it is searched for. */
const PAUSE = 500;

/** Published activities by a part of their name, to add to the chosen ones. */
const ActivityPicker = ({ chosen, full, onAdd, onClose }: ActivityPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [name] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, loading, refetch } = useActivityPickerQuery({
    variables: { name: name || null, page },
    // The list of all activities grows while one scrolls; this one is by pages.
    fetchPolicy: 'no-cache',
  });
  return (
    <Dialog onClose={onClose} title="添加活动" size="lg">
      <Stack>
        <TextInput
          label="搜索活动"
          placeholder="输入活动名称"
          data-autofocus
          maxLength={200}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={keyword}
          onChange={({ currentTarget }) => {
            setKeyword(currentTarget.value);
            setPage(1);
          }}
          onKeyDown={(event) => {
            // The form around the picker isn't what Enter is for here.
            if (isEnter(event)) event.preventDefault();
          }}
        />
        <PagedList
          list={(data ?? previousData)?.activities}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={setPage}
          empty="没有找到指定的活动"
          skeleton={<RowsSkeleton rows={5} />}
        >
          {(items) => (
            <ul className={classes.list} aria-label="可添加的活动">
              {items.map(({ id, name }) => (
                <li key={id} className={classes.row}>
                  <Text className={classes.text} fw={500}>
                    {name}
                  </Text>
                  <Button
                    variant="default"
                    size="sm"
                    disabled={full || chosen.has(id)}
                    aria-label={`${chosen.has(id) ? '已添加' : '添加'}「${name}」`}
                    onClick={() => onAdd({ id, name })}
                  >
                    {chosen.has(id) ? '已添加' : '添加'}
                  </Button>
                </li>
              ))}
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

export default ActivityPicker;
