import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemberChoicesQuery } from './MemberChoices.generated.ts';

export interface ChosenMember {
  id: string;
  name: string;
  avatar: string | null;
}

interface MemberChoicesProps {
  text: string;
  /** Ids of members that were chosen already. */
  taken: ReadonlySet<string>;
  onChoose: (member: ChosenMember) => void;
}

/** Members whose name holds the text, but for those that were chosen already. */
export const MemberChoices = ({ text, taken, onChoose }: MemberChoicesProps) => {
  const { data, loading } = useMemberChoicesQuery({
    variables: { text },
    context: { showsErrors: true },
  });
  const found = (data?.search.items ?? []).flatMap((one) =>
    one.__typename === 'Member' && !taken.has(one.id) ? [one] : [],
  );
  if (found.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {loading ? '搜索中' : '没有找到指定的用户'}
      </Text>
    );
  return (
    <Group gap="xs">
      {found.map(({ id, name, avatar }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => onChoose({ id, name, avatar })}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
};
