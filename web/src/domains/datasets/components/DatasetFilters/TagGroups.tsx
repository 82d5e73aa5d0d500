import { Button } from '@mantine/core';
import { datasetListLimits } from '@whaletide/schema/rules/datasets.ts';
import { toggledTag } from '../../list-filters.ts';
import type { DatasetFiltersQuery } from './DatasetFilters.generated.ts';
import classes from './DatasetFilters.module.css';

interface TagGroupsProps {
  groups: DatasetFiltersQuery['datasetTags'];
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
}

/** The tags by their groups, each group to be folded; at most three at once, one more drops the oldest. */
export const TagGroups = ({ groups, chosen, onChange }: TagGroupsProps) =>
  groups.map(({ id, name, tags }) => (
    <details key={id} className={classes.tags} open>
      <summary>{name}</summary>
      <div className={classes.choices}>
        {tags.map((tag) => (
          <Button
            key={tag.id}
            size="xs"
            variant={chosen.includes(tag.id) ? 'filled' : 'default'}
            aria-pressed={chosen.includes(tag.id)}
            onClick={() => onChange(toggledTag(chosen, tag.id, datasetListLimits.chosenTags))}
          >
            {tag.name}
          </Button>
        ))}
      </div>
    </details>
  ));
