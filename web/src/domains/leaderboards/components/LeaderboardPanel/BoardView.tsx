import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl } from '@mantine/core';
import { frozenSince } from '@whaletide/schema/domains/leaderboards/rules/frozen-board.ts';
import { isLate } from '@whaletide/schema/domains/submissions/rules/late-works.ts';
import { hasPeriod } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import type { ReactNode } from 'react';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { useNow } from '#lib/useNow.ts';
import type { QueryChange } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { useBoardGroupsQuery } from './BoardGroups.generated.ts';
import { BoardCourse } from '../BoardCourse/BoardCourse.tsx';
import { AuthorChoice } from './AuthorChoice.tsx';
import { noPlace } from './board-filter.ts';
import { BoardNotes } from './BoardNotes.tsx';
import type { BoardChoice } from './boards.ts';
import { GroupChoice, WHOLE } from './GroupChoice.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import classes from './LeaderboardPanel.module.css';
import { periodText } from './period-text.ts';

const labels = { PUBLIC: 'Public 榜', PRIVATE: 'Private 榜' } as const;

interface BoardViewProps {
  board: BoardChoice;
  ownTeamId: string | undefined;
  perPage: number;
  /** True once the final ranking is published. */
  published: boolean;
  /** True where agents have boards of their own. */
  ranksApart: boolean;
  /** Path at which teams submit while the board's task or stage runs. */
  submitPath: string;
  /** In the name of a saved file. */
  name: string;
  /** The way to the other boards. */
  children: ReactNode;
}

/** A board: all of it or one of its groups', public or private. */
export const BoardView = (props: BoardViewProps) => {
  const { board, ownTeamId, perPage, published, ranksApart, submitPath, name, children } = props;
  const [query, changeQuery] = useAddressQuery();
  const chosen = query.get('group') ?? WHOLE;
  const asked = query.get('side');
  const choose = (part: QueryChange) =>
    changeQuery(
      { ...noPlace, group: query.get('group'), ...part },
      { replace: true, preventScrollReset: true },
    );
  // Without groups the whole board is shown, so a failure here needs no notice.
  const { data } = useBoardGroupsQuery({
    variables: { taskId: board.id },
    skip: board.kind !== 'task' || board.excluded.length > 0,
  });
  const groups = data?.competitionTask?.leaderboardGroups ?? [];
  const grouped = groups
    .flatMap(({ leaderboards }) => leaderboards)
    .find(({ id }) => id === chosen);
  const now = new Date(useNow());
  // The board of a period has a public side only.
  const sides = ([] as LeaderboardBoard[]).concat(
    board.public ? 'PUBLIC' : [],
    board.private && !(grouped && hasPeriod(grouped)) ? 'PRIVATE' : [],
  );
  // The board that counts comes first: the private one, once it is over.
  if (Date.parse(board.endDate) <= now.getTime()) sides.reverse();
  const { course } = board;
  const takesLate = !grouped && course !== null && isLate(course, now);
  const late = takesLate && query.get('late') === '1';
  const shown = sides.find((side) => side === asked) ?? sides[0] ?? 'PUBLIC';
  const frozen =
    shown === 'PUBLIC' && !late && course !== null && frozenSince(course, now) !== null;
  const own = board.kind === 'task' ? { taskId: board.id } : { stageId: board.id };
  const isClosed = board.kind === 'task' && board.excluded.length > 0;
  const of = grouped ? { leaderboardId: grouped.id } : own;

  return (
    <>
      <Group mb="md" justify="space-between" className={classes.choices}>
        <Group gap="sm">
          {children}
          {groups.length > 0 && (
            <GroupChoice
              groups={groups}
              value={grouped ? chosen : WHOLE}
              onChange={(group) => choose({ group })}
            />
          )}
        </Group>
        {ranksApart && !isClosed && <AuthorChoice />}
        {takesLate && !isClosed && (
          <SegmentedControl
            aria-label="正式或赛后"
            data={[
              { value: 'ranked', label: '正式' },
              { value: 'late', label: '赛后' },
            ]}
            value={late ? 'late' : 'ranked'}
            onChange={(value) => choose({ late: value === 'late' ? '1' : null })}
          />
        )}
        {sides.length > 1 && !isClosed && (
          <SegmentedControl
            aria-label="榜单"
            data={sides.map((value) => ({ value, label: labels[value] }))}
            value={shown}
            onChange={(value) => choose({ side: value })}
          />
        )}
      </Group>
      <BoardNotes
        board={board}
        period={grouped && hasPeriod(grouped) ? periodText(grouped) : undefined}
        late={late}
        frozen={frozen}
        side={shown}
      />
      {!isClosed && (
        <Leaderboard
          key={`${grouped?.id ?? board.id}:${shown}:${late}`}
          late={late}
          of={of}
          board={shown}
          ownTeamId={ownTeamId}
          perPage={perPage}
          ranksApart={ranksApart}
          submitPath={ownTeamId && Date.parse(board.endDate) > now.getTime() ? submitPath : null}
          scores={board.scores}
          name={[name, grouped?.name, labels[shown], late && '赛后'].filter(Boolean).join(' ')}
        />
      )}
      {board.kind === 'task' && !isClosed && (
        <BoardCourse
          key={board.id}
          taskId={board.id}
          progress={board.public}
          shakeUp={published && board.public && board.private}
        />
      )}
    </>
  );
};
