import '@mantine/core/styles/FloatingIndicator.layer.css';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { type ChoosableDatasetFragment, useDatasetPickerQuery } from './DatasetPicker.generated.ts';
import classes from './DatasetPicker.module.css';

interface DatasetPickerProps {
  /** Datasets that are chosen already. */
  chosen: ReadonlySet<string>;
  /** No more can be chosen. */
  full: boolean;
  /** Only what everybody sees, and not the viewer's own others. */
  publicOnly?: boolean;
  onAdd: (dataset: ChoosableDatasetFragment) => void;
  onClose: () => void;
}

const PAUSE = 500;
const sources = [
  { value: 'public', label: '公开数据集' },
  { value: 'own', label: '我的数据集' },
];

/** Datasets by a part of their title, everybody's or the viewer's own, to add to the chosen ones. */
const DatasetPicker = (props: DatasetPickerProps) => {
  const { chosen, full, publicOnly = false, onAdd, onClose } = props;
  const [source, setSource] = useState('public');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [title] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, loading, refetch } = useDatasetPickerQuery({
    variables: { own: source === 'own', title: title || null, page },
    // The list of all datasets grows while one scrolls; this one is by pages.
    fetchPolicy: 'no-cache',
  });
  const shown = data ?? previousData;
  return (
    <Dialog onClose={onClose} title="添加数据集" size="lg">
      <Stack>
        {!publicOnly && (
          <SegmentedControl
            aria-label="数据集的来源"
            data={sources}
            value={source}
            onChange={(next) => {
              setSource(next);
              setPage(1);
            }}
          />
        )}
        <TextInput
          label="搜索数据集"
          placeholder="输入数据集标题"
          data-autofocus
          maxLength={100}
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
          list={shown?.myDatasets ?? shown?.datasets}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={setPage}
          empty="没有找到指定的数据集"
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(items) => (
            <ul className={classes.list} aria-label="可添加的数据集">
              {items.map((dataset) => {
                const isChosen = chosen.has(dataset.id);
                return (
                  <li key={dataset.id} className={classes.row}>
                    <div className={classes.text}>
                      <Text component="div" fw={500}>
                        {dataset.title} <VisibilityBadge visibility={dataset.visibility} />
                      </Text>
                      <Text size="sm" c="dimmed">
                        {dataset.creator?.name} · {dataset.filesCount} 个文件，
                        {sizeText(dataset.size)}
                      </Text>
                    </div>
                    <Button
                      variant="default"
                      size="sm"
                      disabled={full || isChosen}
                      aria-label={`${isChosen ? '已添加' : '添加'}「${dataset.title}」`}
                      onClick={() => onAdd(dataset)}
                    >
                      {isChosen ? '已添加' : '添加'}
                    </Button>
                  </li>
                );
              })}
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

export default DatasetPicker;
