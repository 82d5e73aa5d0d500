import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group } from '@mantine/core';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { BoardFilter } from './board-filter.ts';
import classes from './LeaderboardPanel.module.css';

interface BoardFilterBarProps {
  filter: BoardFilter;
  /** True for members, who alone follow anybody. */
  member: boolean;
  onFilter: (filter: BoardFilter) => void;
}

/** Parts of a board's teams: of whom one follows, of a school, of a company. */
export const BoardFilterBar = ({ filter, member, onFilter }: BoardFilterBarProps) => (
  <Group gap="sm" mb="md" className={classes.filters}>
    <SearchField
      label="按学校筛选"
      text={filter.school}
      onSearch={(school) => onFilter({ ...filter, school })}
    />
    <SearchField
      label="按公司筛选"
      text={filter.company}
      onSearch={(company) => onFilter({ ...filter, company })}
    />
    {member && (
      <Checkbox
        label="只看我关注的"
        checked={filter.followed}
        onChange={({ currentTarget }) => onFilter({ ...filter, followed: currentTarget.checked })}
      />
    )}
  </Group>
);
