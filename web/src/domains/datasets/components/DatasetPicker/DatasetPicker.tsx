import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Text } from '@mantine/core';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { PickerDialog } from '#components/PickerDialog/PickerDialog.tsx';
import { usePickerSearch } from '#components/PickerDialog/usePickerSearch.ts';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { type ChoosableDatasetFragment, useDatasetPickerQuery } from './DatasetPicker.generated.ts';

interface DatasetPickerProps {
  /** Ids of datasets that are chosen already. */
  chosen: ReadonlySet<string>;
  /** True where no more can be chosen. */
  full: boolean;
  /** True where only datasets that everybody sees can be chosen, and no others of the viewer's. */
  publicOnly?: boolean;
  onAdd: (dataset: ChoosableDatasetFragment) => void;
  onClose: () => void;
}

const sources = [
  { value: 'public', label: '公开数据集' },
  { value: 'own', label: '我的数据集' },
];

/** Datasets by a part of their title, everybody's or the viewer's own, to add to the chosen ones. */
const DatasetPicker = ({ publicOnly = false, ...props }: DatasetPickerProps) => {
  const [source, setSource] = useState('public');
  const search = usePickerSearch();
  const query = useDatasetPickerQuery({
    variables: { own: source === 'own', title: search.text, page: search.page },
    // The list of all datasets grows while one scrolls; this one is by pages.
    fetchPolicy: 'no-cache',
  });
  const shown = query.data ?? query.previousData;
  return (
    <PickerDialog
      {...props}
      thing="数据集"
      placeholder="输入数据集标题"
      maxLength={100}
      search={search}
      query={query}
      list={shown?.viewer?.datasets ?? shown?.datasets}
      nameOf={({ title }) => title}
      filter={
        !publicOnly && (
          <SegmentedControl
            aria-label="数据集的来源"
            data={sources}
            value={source}
            onChange={(next) => {
              setSource(next);
              search.turnTo(1);
            }}
          />
        )
      }
    >
      {({ title, visibility, creator, filesCount, size }) => (
        <>
          <Text component="div" fw={500}>
            {title} <VisibilityBadge visibility={visibility} />
          </Text>
          <Text size="sm" c="dimmed">
            {creator?.name} · {filesCount} 个文件，
            {sizeText(size)}
          </Text>
        </>
      )}
    </PickerDialog>
  );
};

export default DatasetPicker;
