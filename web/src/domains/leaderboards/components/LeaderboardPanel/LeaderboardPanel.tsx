import '../../../../theme/styles/tables.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, NativeSelect, SegmentedControl, Tabs } from '@mantine/core';
import { useState } from 'react';
import type { LeaderboardBoard } from '../../../../apollo/schema.generated.ts';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { stageBoards, type BoardChoice } from './boards.ts';
import { FinalRanking } from './FinalRanking.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import {
  LeaderboardPanelFragmentDoc,
  type LeaderboardPanelFragment,
} from './LeaderboardPanel.generated.ts';
import classes from './LeaderboardPanel.module.css';

/** Rows a page; ranking activities show ten (spec 2, section 9). */
const PER_PAGE = 50;
const EXERCISE_PER_PAGE = 10;

/** The tab of the final ranking, beside those of stages. */
const FINAL = 'final';

const labels = { PUBLIC: 'Public 榜', PRIVATE: 'Private 榜' } as const;

const sidesOf = (board: BoardChoice): LeaderboardBoard[] => [
  ...(board.public ? (['PUBLIC'] as const) : []),
  ...(board.private ? (['PRIVATE'] as const) : []),
];

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
  const [stageId, setStageId] = useState<string | null>(null);
  const [boardId, setBoardId] = useState<string | null>(null);
  const [side, setSide] = useState<LeaderboardBoard>('PUBLIC');

  const opened = stageId ?? (data.hasFinalRanking ? FINAL : stages.at(-1)?.id);
  const stage = stages.find(({ id }) => id === opened) ?? stages.at(-1);
  const board = stage?.boards.find(({ id }) => id === boardId) ?? stage?.boards[0];
  const ownTeamId = data.viewerState?.team?.id;
  const tabs = [
    ...stages.map(({ id, name }) => ({ id, name })),
    ...(data.hasFinalRanking ? [{ id: FINAL, name: '总榜' }] : []),
  ];
  const bar = tabs.length > 1 && (
    <Tabs variant="pills" value={opened ?? null} onChange={setStageId} mb="md">
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
        <FinalRanking competitionId={data.id} ownTeamId={ownTeamId} />
      </>
    );
  }
  if (!stage || !board) return <EmptyState text="暂无该排行榜信息或该排行榜暂未公开" />;
  const sides = sidesOf(board);
  const shown = sides.includes(side) ? side : (sides[0] ?? 'PUBLIC');

  return (
    <>
      {bar}
      <Group mb="md" justify="space-between" className={classes.choices}>
        {stage.boards.length > 1 ? (
          <NativeSelect
            aria-label="任务或总榜"
            data={stage.boards.map(({ id, name }) => ({ value: id, label: name }))}
            value={board.id}
            onChange={({ currentTarget }) => setBoardId(currentTarget.value)}
          />
        ) : (
          <strong>{board.name}</strong>
        )}
        {sides.length > 1 && (
          <SegmentedControl
            aria-label="榜单"
            data={sides.map((value) => ({ value, label: labels[value] }))}
            value={shown}
            onChange={(value) => setSide(value as LeaderboardBoard)}
          />
        )}
      </Group>
      <Leaderboard
        key={`${board.id}:${shown}`}
        of={board.kind === 'task' ? { taskId: board.id } : { stageId: board.id }}
        board={shown}
        ownTeamId={ownTeamId}
        perPage={data.detailType === 'EXERCISE' ? EXERCISE_PER_PAGE : PER_PAGE}
        name={`${data.name} ${stage.name} ${board.name} ${labels[shown]}`}
      />
    </>
  );
};

export default LeaderboardPanel;
