import { Button } from '@mantine/core';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { BoardFilter } from './board-filter.ts';

interface BoardFilterBarProps {
  filter: BoardFilter;
  /** True for members, who alone follow anybody. */
  member: boolean;
  onFilter: (filter: BoardFilter) => void;
}

/** Parts of a board's teams: of whom one follows, of a school, of a company. */
export const BoardFilterBar = ({ filter, member, onFilter }: BoardFilterBarProps) => (
  <>
    <SearchField
      label="按学校筛选"
      placeholder="按学校筛选"
      text={filter.school}
      onSearch={(school) => onFilter({ ...filter, school })}
    />
    <SearchField
      label="按公司筛选"
      placeholder="按公司筛选"
      text={filter.company}
      onSearch={(company) => onFilter({ ...filter, company })}
    />
    {member && (
      <Button
        variant={filter.followed ? 'light' : 'default'}
        aria-pressed={filter.followed}
        onClick={() => onFilter({ ...filter, followed: !filter.followed })}
      >
        只看我关注的
      </Button>
    )}
  </>
);
