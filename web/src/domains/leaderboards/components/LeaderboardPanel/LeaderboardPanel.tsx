import '@mantine/core/styles/Tabs.layer.css';
import '#theme/styles/tables.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect, Tabs, Text } from '@mantine/core';
import { stageOfNow } from '@whaletide/schema/domains/competitions/rules/timeline.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FramedPage } from '#components/FramedPage/FramedPage.tsx';
import { NewestCheckpoint } from '#domains/receipts/components/NewestCheckpoint/NewestCheckpoint.tsx';
import { useNow } from '#lib/useNow.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { BoardView } from './BoardView.tsx';
import { noPlace } from './board-filter.ts';
import { onlyPrivateTask, stageBoards } from './boards.ts';
import { FinalRanking } from './FinalRanking.tsx';
import {
  LeaderboardPanelFragmentDoc,
  type LeaderboardPanelFragment,
} from './LeaderboardPanel.generated.ts';

/** Rows a page; ranking activities show ten. */
const PER_PAGE = 50;
const EXERCISE_PER_PAGE = 10;

/** The tab of the final ranking, beside those of stages. */
const FINAL = 'final';
/** Value of a board that comes from elsewhere. */
const EXTERNAL = 'external';

interface LeaderboardPanelProps {
  competition: FragmentType<LeaderboardPanelFragment>;
}

/** The leaderboard tab: which stage, which task or the whole, public or private. */
const LeaderboardPanel = ({ competition }: LeaderboardPanelProps) => {
  const { data } = useSuspenseFragment({
    fragment: LeaderboardPanelFragmentDoc,
    fragmentName: 'LeaderboardPanel',
    from: competition,
  });
  const stages = stageBoards(data.stages);
  const { framed } = useFramed();
  // In the address, so that a link leads to the board that is seen.
  const [query, changeQuery] = useAddressQuery();
  const boardId = query.get('board');
  const show = (place: { stage: string | null; board: string | null }) =>
    changeQuery({ ...noPlace, ...place }, { replace: true, preventScrollReset: true });

  const external = data.externalBoard;
  const current = stageOfNow(stages, new Date(useNow()));
  const first = data.hasFinalRanking ? FINAL : (current?.id ?? (external && EXTERNAL));
  const tabs = [
    ...stages.map(({ id, name }) => ({ id, name })),
    ...(data.hasFinalRanking ? [{ id: FINAL, name: '总榜' }] : []),
    ...(external ? [{ id: EXTERNAL, name: external.title }] : []),
  ];
  const asked = query.get('stage');
  const opened = tabs.some(({ id }) => id === asked) ? asked : first;
  const stage = stages.find(({ id }) => id === opened) ?? current;
  const board = stage?.boards.find(({ id }) => id === boardId) ?? stage?.boards[0];
  const ranksApart = data.authorshipRule === 'OWN_RANKING';
  const ownTeamId = data.viewerState?.team?.id;
  const bar = tabs.length > 1 && (
    <Tabs
      variant="pills"
      value={opened ?? null}
      onChange={(id) => show({ stage: id, board: null })}
      mb="md"
    >
      <Tabs.List>
        {tabs.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
  if (opened === FINAL) {
    return (
      <>
        {bar}
        {ranksApart && (
          <Text size="sm" c="dimmed" mb="md" role="note">
            总榜只排成员的作品；智能体的名次见各阶段的智能体榜。
          </Text>
        )}
        <FinalRanking
          competitionId={data.id}
          ownTeamId={ownTeamId}
          taskId={onlyPrivateTask(stages)}
        />
        <NewestCheckpoint />
      </>
    );
  }
  if (opened === EXTERNAL && external) {
    return (
      <>
        {bar}
        <FramedPage src={external.url} title={external.title} />
      </>
    );
  }
  if (!stage || !board) return <EmptyState text="暂无该排行榜信息或该排行榜暂未公开" />;
  return (
    <>
      {bar}
      <BoardView
        board={board}
        ownTeamId={ownTeamId}
        published={data.hasFinalRanking}
        ranksApart={ranksApart}
        perPage={data.detailType === 'EXERCISE' ? EXERCISE_PER_PAGE : PER_PAGE}
        submitPath={framed(competitionPath(data.id, 'submit'))}
        name={`${data.name} ${stage.name} ${board.name}`}
      >
        {stage.boards.length > 1 ? (
          <NativeSelect
            aria-label="任务或总榜"
            data={stage.boards.map(({ id, name }) => ({ value: id, label: name }))}
            value={board.id}
            onChange={({ currentTarget }) => show({ stage: stage.id, board: currentTarget.value })}
          />
        ) : (
          <strong>{board.name}</strong>
        )}
      </BoardView>
      <NewestCheckpoint />
    </>
  );
};

export default LeaderboardPanel;
