import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { sizeRange } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { type DatasetFilters, type FilterChange, noSize } from '#domains/datasets/list-filters.ts';
import { useDatasetFiltersQuery } from './DatasetFilters.generated.ts';

interface ChosenFiltersProps {
  filters: DatasetFilters;
  onChange: (change: FilterChange) => void;
}

interface Chip {
  key: string;
  name: string;
  remove: FilterChange;
}

const sizeName = ({ min, minUnit, max, maxUnit }: DatasetFilters['size']): string => {
  const least = min && `${min} ${minUnit}`;
  const most = max && `${max} ${maxUnit}`;
  return least && most ? `${least} – ${most}` : least ? `不小于 ${least}` : `不大于 ${most}`;
};

/** List of the active filters, each removable, or all at once: 清除. */
export const ChosenFilters = ({ filters, onChange }: ChosenFiltersProps) => {
  const { data } = useDatasetFiltersQuery({ context: { showsErrors: true } });
  const { size, license, tags } = filters;
  const allTags = data?.site.datasetTags?.flatMap((group) => [group, ...group.tags]) ?? [];
  const chips: Chip[] = [
    ...(sizeRange(size)
      ? [
          {
            key: 'size',
            name: sizeName(size),
            remove: (all: DatasetFilters) => ({ ...all, size: noSize }),
          },
        ]
      : []),
    ...(license
      ? [
          {
            key: license,
            name: data?.site.datasetLicenses?.find(({ id }) => id === license)?.name ?? '许可协议',
            remove: (all: DatasetFilters) => ({ ...all, license: null }),
          },
        ]
      : []),
    ...tags.map((id) => ({
      key: id,
      name: allTags.find((tag) => tag.id === id)?.name ?? '标签',
      remove: (all: DatasetFilters) => ({ ...all, tags: all.tags.filter((tag) => tag !== id) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <Group gap="xs" mb="md" role="group" aria-label="已选条件">
      {chips.map(({ key, name, remove }) => (
        <Button
          key={key}
          size="xs"
          variant="light"
          aria-label={`移除条件${name}`}
          rightSection={<IconX size={14} stroke={1.5} aria-hidden />}
          onClick={() => onChange(remove)}
        >
          {name}
        </Button>
      ))}
      <Button
        size="xs"
        variant="subtle"
        onClick={() => onChange((all) => ({ ...all, size: noSize, license: null, tags: [] }))}
      >
        清除
      </Button>
    </Group>
  );
};
