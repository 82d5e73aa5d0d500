import '#theme/styles/forms.ts';
import '#theme/styles/tables.ts';
import { Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { STAGE_POINTS_TEXT } from '@whaletide/schema/domains/leaderboards/rules/leaderboards.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { QueryChange } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { BoardCourse } from '../BoardCourse/BoardCourse.tsx';
import { noPlace } from '../LeaderboardPanel/board-filter.ts';
import { Leaderboard } from '../LeaderboardPanel/Leaderboard.tsx';
import { scoreTitle } from '#domains/competitions/components/metric-texts.ts';
import { useManagedBoardsPanelQuery } from './ManagedBoardsPanel.generated.ts';
import classes from './ManagedBoardsPanel.module.css';

const PER_PAGE = 50;
/** Choice of the late works, which have a public side. */
const LATE = 'LATE';
const sides = ['PRIVATE', 'PUBLIC', LATE] as const;
const choices = [
  { value: 'PRIVATE', label: 'Private 榜' },
  { value: 'PUBLIC', label: 'Public 榜' },
];
const lateChoice = { value: LATE, label: '赛后' };

/** 排行榜: every board of the competition, also those that aren't public yet. */
const ManagedBoardsPanel = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useManagedBoardsPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  const [query, changeQuery] = useAddressQuery();
  const side = sides.find((one) => one === query.get('side')) ?? 'PRIVATE';
  const choose = (part: QueryChange) =>
    changeQuery({ ...noPlace, ...part }, { replace: true, preventScrollReset: true });
  const competition = data?.competition;
  if (!competition)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={4} />;
  const boards = (competition.stages ?? []).flatMap((stage) => [
    ...(stage.tasks ?? []).map((task) => ({
      ...task,
      isStage: false,
      label: `${stage.name} · ${task.name}`,
    })),
    {
      ...stage,
      scores: [],
      review: null,
      takesLateWorks: false,
      isStage: true,
      label: `${stage.name} · 阶段总榜`,
    },
  ]);
  const board = boards.find(({ id }) => id === query.get('board')) ?? boards[0];
  if (!board) return <EmptyState text="添加阶段与任务后才有排行榜" />;
  const late = side === LATE && board.takesLateWorks;
  const shown = side === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC';
  const isOpen = shown === 'PUBLIC' ? board.showsLeaderboard : board.showsPrivateLeaderboard;
  const label = late ? '赛后' : shown === 'PUBLIC' ? 'Public 榜' : 'Private 榜';
  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        <NativeSelect
          label="榜单"
          data={boards.map(({ id, label: text }) => ({ value: id, label: text }))}
          value={board.id}
          onChange={({ currentTarget }) => choose({ board: currentTarget.value })}
        />
        <SegmentedControl
          aria-label="Public 或 Private"
          data={board.takesLateWorks ? [...choices, lateChoice] : choices}
          value={late ? LATE : shown}
          onChange={(value) => choose({ side: value })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {isOpen ? '该榜单已公开。' : '该榜单尚未公开，仅主办方可见。'}
        {board.isStage && STAGE_POINTS_TEXT}
      </Text>
      <div className={classes.board}>
        <Leaderboard
          key={`${board.id}:${side}`}
          late={late}
          of={board.isStage ? { stageId: board.id } : { taskId: board.id }}
          board={shown}
          managed
          scores={board.scores.map(scoreTitle)}
          ownTeamId={undefined}
          perPage={PER_PAGE}
          name={`${competition.name} ${board.label} ${label}`}
        />
      </div>
      {!board.isStage && (
        <BoardCourse
          key={`course:${board.id}`}
          taskId={board.id}
          progress={board.showsLeaderboard}
          shakeUp={board.review !== null}
          copies={board.review !== null}
        />
      )}
    </Stack>
  );
};

export default ManagedBoardsPanel;
