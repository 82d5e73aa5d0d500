import { Button, NativeSelect } from '@mantine/core';
import { authorshipNames, authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { BoardFilter } from './board-filter.ts';

const authors = [
  { value: '', label: '所有作者' },
  ...authorships.map((value) => ({ value, label: authorshipNames[value] })),
];

interface BoardFilterBarProps {
  filter: BoardFilter;
  /** True for members, who alone follow anybody. */
  member: boolean;
  /** True where one chooses by the author. */
  byAuthor: boolean;
  onFilter: (filter: BoardFilter) => void;
}

/** Parts of a board's teams: of a school, of a company, by an author, of whom one follows. */
export const BoardFilterBar = ({ filter, member, byAuthor, onFilter }: BoardFilterBarProps) => (
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
    {byAuthor && (
      <NativeSelect
        aria-label="按作者类型筛选"
        data={authors}
        value={filter.author}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, author: authorships.find((one) => one === value) ?? '' })
        }
      />
    )}
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
