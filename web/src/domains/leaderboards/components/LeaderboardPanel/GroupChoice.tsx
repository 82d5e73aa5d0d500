import { NativeSelect } from '@mantine/core';

/** The choice of the whole board among its groups. */
export const WHOLE = '';

interface GroupChoiceProps {
  groups: readonly { name: string; leaderboards: readonly { id: string; name: string }[] }[];
  /** Id of a group's board, or WHOLE. */
  value: string;
  onChange: (value: string) => void;
}

/** Choice of the whole board or one of its groups' boards. */
export const GroupChoice = ({ groups, value, onChange }: GroupChoiceProps) => (
  <NativeSelect
    aria-label="榜单分组"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    data={[
      { value: WHOLE, label: '全部团队' },
      ...groups.map(({ name: group, leaderboards }) => ({
        group,
        items: leaderboards.map(({ id, name: label }) => ({ value: id, label })),
      })),
    ]}
  />
);
