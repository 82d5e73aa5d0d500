import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { RankedTeam } from './ranked-team.ts';
import { BannedBadge } from '#domains/teams/components/BannedBadge/BannedBadge.tsx';
import { useRankingTeamsQuery } from './RankingPanel.generated.ts';
import classes from './RankingEditor.module.css';

interface AddTeamProps {
  competitionId: string;
  listed: ReadonlySet<string>;
  onAdd: (team: RankedTeam) => void;
}

/** Teams of the competition by a part of their name; one that isn't banned can come to the ranking's end. */
export const AddTeam = ({ competitionId, listed, onAdd }: AddTeamProps) => {
  const [name, setName] = useState('');
  const { data, error, refetch } = useRankingTeamsQuery({
    variables: { competitionId, name },
    skip: !name,
    fetchPolicy: 'network-only',
  });
  const found = data?.competition?.managedTeams?.items.flatMap(({ team, isBanned: banned }) =>
    team ? [{ ...team, banned }] : [],
  );
  return (
    <Stack gap="xs">
      <SearchField
        label="添加团队"
        placeholder="团队名称，回车查找"
        text={name}
        onSearch={setName}
        className={classes.search}
      />
      {name &&
        !found &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={2} />)}
      {name && found?.length === 0 && <Text c="dimmed">暂无相关团队</Text>}
      {name && found && found.length > 0 && (
        <ul className={classes.found} aria-label="查找到的团队">
          {found.map((team) => (
            <li key={team.id}>
              <span>
                {team.name}
                {team.banned && <BannedBadge />}
              </span>
              <Button
                size="xs"
                variant="light"
                disabled={team.banned || listed.has(team.id)}
                aria-label={`添加「${team.name}」`}
                onClick={() =>
                  onAdd({ id: team.id, name: team.name, reward: '', coins: 0, tied: false })
                }
              >
                {listed.has(team.id) ? '已添加' : '添加'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
