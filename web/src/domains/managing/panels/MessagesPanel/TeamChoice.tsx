import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import { useMessageTeamsQuery } from './MessagesPanel.generated.ts';

interface Team {
  id: string;
  name: string;
}

interface TeamChoiceProps {
  competitionId: string;
  chosen: Team | null;
  problem: string | undefined;
  onChoose: (team: Team) => void;
}

const PAUSE = 300;

/** Choice of one team by a part of its name. */
export const TeamChoice = ({ competitionId, chosen, problem, onChoose }: TeamChoiceProps) => {
  const [keyword, setKeyword] = useState('');
  const [name] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, error, refetch } = useMessageTeamsQuery({
    variables: { competitionId, name },
    skip: !name,
    fetchPolicy: 'network-only',
  });
  const found = data?.competition?.managedTeams?.items.flatMap(({ team }) => team ?? []);
  return (
    <Stack gap="xs">
      <TextInput
        label="查找团队"
        placeholder="输入团队名称"
        maxLength={100}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for sending.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      {name &&
        !found &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={2} />)}
      {name && found?.length === 0 && <Text c="dimmed">暂无相关团队</Text>}
      {name && found && found.length > 0 && (
        <Group gap="xs" role="group" aria-label="查找到的团队">
          {found.map((team) => (
            <Button
              key={team.id}
              variant={team.id === chosen?.id ? 'light' : 'default'}
              size="compact-md"
              aria-pressed={team.id === chosen?.id}
              onClick={() => onChoose(team)}
            >
              {team.name}
            </Button>
          ))}
        </Group>
      )}
      {chosen && <Text size="sm">发给团队「{chosen.name}」</Text>}
      {problem !== undefined && (
        <Text size="sm" c="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};
