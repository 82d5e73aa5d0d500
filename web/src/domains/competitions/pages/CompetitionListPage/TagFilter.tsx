import { UnstyledButton } from '@mantine/core';
import type { CompetitionListSideQuery } from './CompetitionListSide.generated.ts';
import classes from './CompetitionListPage.module.css';

interface TagFilterProps {
  tags: NonNullable<CompetitionListSideQuery['site']['competitionTags']>;
  current: string | null;
  /** Null for all of them: picking the current one again takes it back. */
  onPick: (tag: string | null) => void;
}

/** So many stand in a row of a desktop; who looks for another one searches. */
const MAX_TAGS = 10;

/** Tags to narrow the list by, most used first; one that the address names is always among them. */
export const TagFilter = ({ tags, current, onPick }: TagFilterProps) => {
  const names = tags.slice(0, MAX_TAGS).map(({ name }) => name);
  if (current && !names.includes(current)) names.unshift(current);
  if (names.length === 0) return null;
  return (
    <div className={classes.tags} role="group" aria-label="按标签筛选">
      {names.map((name) => (
        <UnstyledButton
          key={name}
          className={classes.tag}
          aria-pressed={name === current}
          onClick={() => onPick(name === current ? null : name)}
        >
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
};
