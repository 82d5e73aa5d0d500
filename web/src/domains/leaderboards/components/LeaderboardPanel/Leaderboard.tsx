import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Button, Group, Pagination, SegmentedControl, Text } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { INTERVALS_TEXT } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { FramedPage } from '#components/FramedPage/FramedPage.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import {
  askedBy,
  type BoardAsked,
  type BoardFilter,
  filterOf,
  isAsked,
  noFilter,
  withFilter,
} from './board-filter.ts';
import { boardAddress } from './board-address.ts';
import { BoardFilterBar } from './BoardFilterBar.tsx';
import type { BoardKey } from './boards.ts';
import { useLeaderboardQuery } from './Leaderboard.generated.ts';
import classes from './LeaderboardPanel.module.css';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { OwnRank } from './OwnRank.tsx';

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
}

/** One board, page by page, with the way to one's own row. */
export const Leaderboard = (props: LeaderboardProps) => {
  const {
    of,
    board,
    ownTeamId,
    perPage: size,
    name,
    scores = [],
    managed = false,
    late = false,
  } = props;
  const [query, setQuery] = useSearchParams();
  const { viewer } = useViewer();
  const filter = filterOf(query);
  const [page, setPage] = useState(1);
  const [sought, setSought] = useState('');
  const [jumped, setJumped] = useState(0);
  const [look, setLook] = useState<'template' | 'table'>('template');
  const asked: BoardAsked = {
    ...(managed && { managed }),
    ...(late && { late }),
    ...(sought && { name: sought }),
    ...askedBy(filter),
  };
  const isPart = sought !== '' || isAsked(filter);
  const { data, previousData, error, refetch } = useLeaderboardQuery({
    variables: {
      ...of,
      board,
      page,
      perPage: size,
      ...asked,
    },
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
  if (totalCount === 0 && !isPart) return <EmptyState text={late ? '暂无赛后提交' : '暂无排行'} />;
  const search = (text: string) => {
    setSought(text);
    setPage(1);
    // The frame shows what its organizer wants, not what was found.
    if (text) setLook('table');
  };
  const choose = (next: BoardFilter) => {
    setQuery((before) => withFilter(before, next), { replace: true, preventScrollReset: true });
    setPage(1);
    if (isAsked(next)) setLook('table');
  };
  const pages = Math.ceil(totalCount / perPage);
  const jump = (position: number) => {
    setSought('');
    if (isAsked(filter)) choose(noFilter);
    setPage(Math.ceil(position / perPage));
    setJumped((times) => times + 1);
    // The frame can't show where one's own row is.
    setLook('table');
  };

  return (
    <>
      {viewerRow && (
        <OwnRank row={viewerRow} total={totalCount}>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconTarget size={18} stroke={1.5} aria-hidden />}
            onClick={() => jump(viewerRow.position)}
          >
            跳到我的排名
          </Button>
        </OwnRank>
      )}
      <div className={classes.filters}>
        {(totalCount > SEARCHED_FROM || sought) && (
          <SearchField label="搜索团队" text={sought} onSearch={search} />
        )}
        {(totalCount > SEARCHED_FROM || isAsked(filter)) && (
          <BoardFilterBar filter={filter} member={viewer !== null && !managed} onFilter={choose} />
        )}
      </div>
      {templateUrl !== null && (
        <Group mb="md">
          <SegmentedControl
            aria-label="展示方式"
            data={[
              { value: 'template', label: '主办方样式' },
              { value: 'table', label: '标准表格' },
            ]}
            value={look}
            onChange={(value) => setLook(value as typeof look)}
          />
        </Group>
      )}
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
          jumped={jumped}
        />
      )}
      {items.some(({ rankLow }) => rankLow !== null) && (
        <Text size="sm" c="dimmed" mt="sm">
          {INTERVALS_TEXT}
        </Text>
      )}
      {totalCount === 0 && <EmptyState text="暂无相关团队" />}
      <Group justify="space-between" mt="md" className={classes.foot}>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {sought && `名称含“${sought}”的`}
            {isAsked(filter) && '符合条件的'}共 {totalCount} 支团队
          </Text>
          <ExportButton
            address={boardAddress(of, board, asked)}
            name={name}
            label="导出 CSV"
            variant="subtle"
          />
        </Group>
        {pages > 1 && (
          <Pagination
            total={pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({
              'aria-label': { first: '首页', previous: '上一页', next: '下一页', last: '末页' }[
                control
              ],
            })}
            getItemProps={(item) => ({ 'aria-label': `第${item}页` })}
          />
        )}
      </Group>
    </>
  );
};
