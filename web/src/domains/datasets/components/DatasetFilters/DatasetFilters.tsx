import { Text } from '@mantine/core';
import { datasetListLimits } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import {
  type DatasetFilters as Filters,
  type FilterChange,
  toggledTag,
} from '#domains/datasets/list-filters.ts';
import { useDatasetFiltersQuery } from './DatasetFilters.generated.ts';
import { filterChoicesOf } from './filter-choices.ts';
import { LicensePicker } from './LicensePicker.tsx';
import { SizeFields } from './SizeFields.tsx';
import { TagGroups } from './TagGroups.tsx';
import classes from './DatasetFilters.module.css';

interface DatasetFiltersProps {
  filters: Filters;
  onChange: (change: FilterChange) => void;
}

/** Filters of the list: size, licence and tags. */
export const DatasetFilters = ({ filters, onChange }: DatasetFiltersProps) => {
  const query = useDatasetFiltersQuery({ context: { showsErrors: true } });
  return (
    <div className={classes.filters}>
      <SizeFields
        // Filters removed by the chips are cleared in the fields too.
        key={Object.values(filters.size).join()}
        size={filters.size}
        onChange={(size) => onChange((newest) => ({ ...newest, size }))}
      />
      <Loaded
        query={query}
        of={filterChoicesOf(query.data)}
        empty={<Text c="dimmed">暂无筛选条件</Text>}
        skeleton={<TextSkeleton lines={8} />}
      >
        {({ licenses, tags }) => (
          <>
            <LicensePicker
              licenses={licenses}
              value={filters.license}
              onChange={(license) => onChange((newest) => ({ ...newest, license }))}
            />
            <TagGroups
              groups={tags}
              chosen={filters.tags}
              onToggle={(id) =>
                onChange((newest) => ({
                  ...newest,
                  tags: toggledTag(newest.tags, id, datasetListLimits.chosenTags),
                }))
              }
            />
          </>
        )}
      </Loaded>
    </div>
  );
};
