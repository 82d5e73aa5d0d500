import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useAppliedTeams } from '../ApplyModal/useAppliedTeams.ts';
import { TeamRow } from './TeamRow.tsx';
import { TeamSearch } from './TeamSearch.tsx';
import {
  useMyTeamQuery,
  useTeamListQuery,
  type TeamsPanelFragment,
} from './TeamsPanel.generated.ts';
import classes from './TeamsPanel.module.css';

/** The own row is pointed out once the list has settled. */
const HIGHLIGHT_AFTER = 500;

/** All teams of the competition, found by name, with the way to join one. */
export const TeamList = ({ competition }: { competition: TeamsPanelFragment }) => {
  const { id, maxMembersPerTeam, viewerState } = competition;
  const [name, setName] = useState('');
  const [settled, setSettled] = useState(false);
  const { viewer } = useViewer();
  const query = useTeamListQuery({
    variables: { competitionId: id, name, page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = query.data?.competition?.teams;
  const ownId = viewerState?.team?.id;
  const own = useMyTeamQuery({ variables: { id: ownId ?? '' }, skip: !ownId }).data?.team ?? null;
  const applied = useAppliedTeams(ownId);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), HIGHLIGHT_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <TeamSearch competitionId={id} onSearch={setName} />
      {list && (
        <Text size="sm" c="dimmed" mb="xs" role="status">
          共 {list.totalCount} 支团队
        </Text>
      )}
      <EndlessList query={query} list={list} empty="暂无相关团队">
        {(teams) => (
          <ul className={classes.rows}>
            {teams.map((team) => (
              <TeamRow
                key={team.id}
                team={team}
                competitionId={id}
                maxMembers={maxMembersPerTeam}
                viewer={viewer}
                own={own}
                banned={viewerState?.isTeamBanned ?? false}
                applied={applied.has(team.id)}
                highlighted={settled && team.id === ownId}
              />
            ))}
          </ul>
        )}
      </EndlessList>
    </>
  );
};
