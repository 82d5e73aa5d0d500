import { Text } from '@mantine/core';
import { INTERVALS_TEXT } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { FILTERED_RANKS_TEXT } from '@whaletide/schema/shared/rules/authorship.ts';
import { useState } from 'react';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FramedPage } from '#components/FramedPage/FramedPage.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { boardAddress } from './board-address.ts';
import { isAsked } from './board-filter.ts';
import { BoardFilterBar } from './BoardFilterBar.tsx';
import { BoardFoot } from './BoardFoot.tsx';
import { HeadNote } from './HeadNote.tsx';
import type { BoardKey } from './boards.ts';
import { useLeaderboardQuery } from './Leaderboard.generated.ts';
import classes from './LeaderboardPanel.module.css';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { LookChoice } from './LookChoice.tsx';
import { OwnRank } from './OwnRank.tsx';
import { useBoardPlace } from './useBoardPlace.ts';

/** A board of more teams than one sees at once can be searched. */
const SEARCHED_FROM = 10;

interface LeaderboardProps {
  of: BoardKey;
  board: LeaderboardBoard;
  ownTeamId: string | undefined;
  perPage: number;
  /** Name of the board, used in the name of a saved file. */
  name: string;
  /** Headers of the scores, the first one first; fewer than two have one column. */
  scores?: readonly string[];
  /** As who manages the competition sees it, whether it is open or not. */
  managed?: boolean;
  /** True for the board of late works. */
  late?: boolean;
  /** True where agents have boards of their own, which are chosen beside this one. */
  ranksApart?: boolean;
  /** Path at which the viewer's team submits; absent where it can't. */
  submitPath?: string | null;
}

/** One board, page by page, with the way to one's own row. */
export const Leaderboard = (props: LeaderboardProps) => {
  const { of, board, ownTeamId, name, scores = [], managed = false, late = false } = props;
  const { ranksApart = false } = props;
  const { viewer } = useViewer();
  const [ownSeen, setOwnSeen] = useState(false);
  const place = useBoardPlace({ managed, late, ranksApart });
  const { page, sought, filter, asked, look } = place;
  const { data, previousData, error, refetch } = useLeaderboardQuery({
    variables: { of, board, page, perPage: props.perPage, ...asked },
    fetchPolicy: 'cache-and-network',
  });
  // While another page loads, the one before stays in place.
  const leaderboard = (data ?? previousData)?.leaderboard;

  if (!leaderboard) {
    if (error && failureOf(error).code !== 'NOT_FOUND')
      return <ErrorState error={error} onRetry={refetch} />;
    return data || error ? (
      <EmptyState text="暂无该排行榜信息或该排行榜暂未公开" />
    ) : (
      <RowsSkeleton rows={8} />
    );
  }
  const { items, totalCount, perPage, viewerRow, templateUrl, baselines } = leaderboard;
  const isOfAgents = ranksApart && filter.author === 'AGENT';
  if (totalCount === 0 && isOfAgents) return <EmptyState text="还没有智能体的作品" />;
  if (totalCount === 0 && !place.isPart)
    return <EmptyState text={late ? '暂无赛后提交' : '暂无排行'} />;
  const isSearched = totalCount > SEARCHED_FROM;
  const isMixed = items.some(({ authorship }) => authorship !== 'HUMAN');

  return (
    <>
      <div className={classes.filters}>
        {(isSearched || sought) && (
          <SearchField label="搜索团队" text={sought} onSearch={place.search} />
        )}
        {(isSearched || (isAsked(filter) && !isOfAgents) || (isMixed && !ranksApart)) && (
          <BoardFilterBar
            filter={filter}
            member={viewer !== null && !managed}
            byAuthor={!ranksApart}
            onFilter={place.choose}
          />
        )}
      </div>
      {filter.author !== '' && !ranksApart && (
        <Text size="sm" c="dimmed" mb="md" role="note">
          {FILTERED_RANKS_TEXT}
        </Text>
      )}
      <HeadNote board={leaderboard} />
      {templateUrl !== null && <LookChoice look={look} onChange={place.setLook} />}
      {templateUrl !== null && look === 'template' ? (
        <FramedPage src={templateUrl} title={`排行榜：${name}`} />
      ) : (
        <LeaderboardTable
          rows={items}
          baselines={baselines}
          isLast={page * perPage >= totalCount}
          scores={scores}
          task={'taskId' in of && !late ? { taskId: of.taskId, board } : null}
          ownTeamId={ownTeamId}
          jumped={place.jumped}
          totalCount={totalCount}
          onOwnSeen={setOwnSeen}
        />
      )}
      {viewerRow && (
        <OwnRank
          row={viewerRow}
          total={totalCount}
          rowSeen={ownSeen}
          submitPath={props.submitPath ?? null}
          onJump={() => place.jumpTo(viewerRow.position, perPage)}
        />
      )}
      {items.some(({ rankLow }) => rankLow !== null) && (
        <Text size="sm" c="dimmed" mt="sm">
          {INTERVALS_TEXT}
        </Text>
      )}
      {totalCount === 0 && <EmptyState text="暂无相关团队" />}
      <BoardFoot
        place={place}
        totalCount={totalCount}
        perPage={perPage}
        address={boardAddress(of, board, asked)}
        name={name}
      />
    </>
  );
};
