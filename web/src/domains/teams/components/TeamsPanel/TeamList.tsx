import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
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

const useTeams = (competitionId: string, name: string) => {
  const { data, error, refetch, fetchMore } = useTeamListQuery({
    variables: { competitionId, name, page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.teams;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return { list, error, refetch, loadMore };
};

/** All teams of the competition, found by name, with the way to join one. */
export const TeamList = ({ competition }: { competition: TeamsPanelFragment }) => {
  const { id, maxMembersPerTeam, viewerState } = competition;
  const [name, setName] = useState('');
  const [settled, setSettled] = useState(false);
  const { viewer } = useViewer();
  const { list, error, refetch, loadMore } = useTeams(id, name);
  const ownId = viewerState?.team?.id;
  const own = useMyTeamQuery({ variables: { id: ownId ?? '' }, skip: !ownId }).data?.team ?? null;
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
      {!list && !error && (
        <div role="group" aria-busy="true" aria-label="加载中">
          <RowsSkeleton rows={8} />
        </div>
      )}
      {!list && error && <ErrorState error={error} onRetry={refetch} />}
      {list?.items.length === 0 && <EmptyState text="暂无相关团队" />}
      {list && list.items.length > 0 && (
        <InfiniteList hasMore={list.hasNextPage} onMore={loadMore}>
          <ul className={classes.rows}>
            {list.items.map((team) => (
              <TeamRow
                key={team.id}
                team={team}
                competitionId={id}
                maxMembers={maxMembersPerTeam}
                viewer={viewer}
                own={own}
                banned={viewerState?.teamBanned ?? false}
                highlighted={settled && team.id === ownId}
              />
            ))}
          </ul>
        </InfiniteList>
      )}
    </>
  );
};
