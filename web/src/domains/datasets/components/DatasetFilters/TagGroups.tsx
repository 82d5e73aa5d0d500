import '#theme/styles/forms.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { datasetListLimits } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { useState } from 'react';
import { toggledTag } from '../../list-filters.ts';
import type { DatasetFiltersQuery } from './DatasetFilters.generated.ts';
import classes from './DatasetFilters.module.css';

type Groups = DatasetFiltersQuery['datasetTags'];

interface TagGroupsProps {
  groups: Groups;
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
}

/** The groups with what says the keyword; those without any are left out. */
const foundIn = (groups: Groups, keyword: string): Groups => {
  const sought = keyword.trim().toLowerCase();
  return groups
    .map((group) => ({
      ...group,
      tags: group.tags.filter(({ name }) => name.toLowerCase().includes(sought)),
    }))
    .filter(({ tags }) => tags.length > 0);
};

/**
 * The tags by their groups, each group to be folded, with a search by name; at most three at once,
 * one more drops the oldest.
 */
export const TagGroups = ({ groups, chosen, onChange }: TagGroupsProps) => {
  const [keyword, setKeyword] = useState('');
  const found = foundIn(groups, keyword);
  return (
    <div className={classes.tree}>
      <TextInput
        type="search"
        aria-label="搜索标签"
        placeholder="搜索标签"
        maxLength={50}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          没有找到符合条件的条目
        </Text>
      )}
      {found.map(({ id, name, tags }) => (
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
      ))}
    </div>
  );
};
