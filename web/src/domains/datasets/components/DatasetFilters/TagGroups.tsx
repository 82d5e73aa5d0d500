import '#theme/styles/forms.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DatasetFiltersQuery } from './DatasetFilters.generated.ts';
import classes from './DatasetFilters.module.css';

type Groups = NonNullable<DatasetFiltersQuery['site']['datasetTags']>;

interface TagGroupsProps {
  groups: Groups;
  chosen: readonly string[];
  onToggle: (id: string) => void;
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

/** The tags by their groups, each group to be folded, with a search by name. */
export const TagGroups = ({ groups, chosen, onToggle }: TagGroupsProps) => {
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
                onClick={() => onToggle(tag.id)}
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
