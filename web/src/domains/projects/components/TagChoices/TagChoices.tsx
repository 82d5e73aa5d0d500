import '#theme/styles/forms.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { isChosenTag } from '@whaletide/schema/domains/projects/rules.ts';
import { useState } from 'react';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { type ProjectTagsQuery, useProjectTagsQuery } from './TagChoices.generated.ts';
import classes from './TagChoices.module.css';

interface TagChoicesProps {
  /** Ids of those that are chosen. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** True where the search gets the first focus, as in a dialog. */
  begins?: boolean;
}

/** The groups with what may be chosen of each and says the keyword; those without any are left out. */
const foundIn = (groups: NonNullable<ProjectTagsQuery['site']['projectTags']>, keyword: string) => {
  const sought = keyword.trim().toLowerCase();
  return groups
    .map((group) => ({
      ...group,
      tags: group.tags.filter(
        ({ name }) => isChosenTag(name) && name.toLowerCase().includes(sought),
      ),
    }))
    .filter(({ tags }) => tags.length > 0);
};

/** The tree of tags with a search; each is pressed or not. */
export const TagChoices = ({ chosen, onToggle, begins = false }: TagChoicesProps) => {
  const query = useProjectTagsQuery({ context: { showsErrors: true } });
  const [keyword, setKeyword] = useState('');
  const nothing = '没有找到符合条件的条目';
  return (
    <>
      <TextInput
        type="search"
        aria-label="搜索标签"
        placeholder="搜索标签"
        data-autofocus={begins || undefined}
        maxLength={50}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      <Loaded query={query} of={query.data?.site.projectTags} empty={nothing}>
        {(groups) => {
          const found = foundIn(groups, keyword);
          if (found.length === 0)
            return (
              <Text c="dimmed" role="status">
                {nothing}
              </Text>
            );
          return (
            <div className={classes.tree}>
              {found.map((group) => (
                <fieldset key={group.id} className={classes.group}>
                  <legend>{group.name}</legend>
                  {group.tags.map(({ id, name }) => (
                    <Button
                      key={id}
                      size="xs"
                      variant={chosen.includes(id) ? 'filled' : 'default'}
                      aria-pressed={chosen.includes(id)}
                      onClick={() => onToggle(id)}
                    >
                      {name}
                    </Button>
                  ))}
                </fieldset>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
};
