import { Badge, UnstyledButton } from '@mantine/core';
import { rankChange } from '@whaletide/schema/domains/leaderboards/rules/leaderboards.ts';
import { scoreIntervalText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import { Fragment, useState, type Ref } from 'react';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { AuthorshipBadge } from '#components/AuthorshipBadge/AuthorshipBadge.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { BoardRivals } from './BoardRivals.tsx';
import { RankCell } from './RankCell.tsx';
import { RankChange } from './RankChange.tsx';
import { RankRange } from './RankRange.tsx';
import type { BoardRow } from './rows.ts';
import { type roomBeside, scoreCell, type ScoreColumn } from './score-columns.ts';
import classes from './LeaderboardPanel.module.css';

interface LeaderboardRowProps {
  row: BoardRow;
  columns: readonly ScoreColumn[];
  shows: ReturnType<typeof roomBeside>;
  /** The board tells how far each team moved since the public one. */
  shaken: boolean;
  /** Number of places on the axis of ranges. */
  places: number;
  /** Difference to the next better score; null where none is above. */
  gap: number | null;
  /** Its rank is honoured by a medal. */
  medal: boolean;
  /** Board of a task, whose teams are compared; null for others. */
  task: { taskId: string; board: LeaderboardBoard } | null;
  mine: boolean;
  highlighted: boolean;
  ref: Ref<HTMLTableRowElement> | undefined;
}

/** One team. On phones rank, team and score; the rest unfolds below the name on a tap. */
export const LeaderboardRow = ({
  row,
  columns,
  shows,
  shaken,
  places,
  gap,
  medal,
  task,
  mine,
  highlighted,
  ref,
}: LeaderboardRowProps) => {
  const [open, setOpen] = useState(false);
  const { team, rank } = row;
  const name = team?.name ?? '已解散的团队';
  const members = team?.members ?? [];
  const best = formatDateTime(row.bestSubmittedAt);
  return (
    <tr
      ref={ref}
      tabIndex={mine ? -1 : undefined}
      className={classes.row}
      data-highlighted={highlighted || undefined}
    >
      <RankCell row={row} medal={medal} />
      {shaken && (
        <td className={`${classes.number} ${classes.wide}`}>
          {row.publicRank !== null && <RankChange from={row.publicRank} to={rank} />}
        </td>
      )}
      <td className={classes.team}>
        <UnstyledButton
          className={classes.name}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <MemberAvatar id={team?.id ?? name} name={name} avatar={team?.image} size={28} />
          <span>{name}</span>
          <AuthorshipBadge authorship={row.authorship} />
          {mine && <Badge color="brand">我的团队</Badge>}
        </UnstyledButton>
        <span className={classes.narrow}>
          <RankRange row={row} places={places} />
        </span>
        {open && (
          <div className={classes.more}>
            <div>
              成员{' '}
              {members.map((member, index) => (
                <Fragment key={member.id}>
                  {index > 0 && '、'}
                  <MemberName member={member} alone />
                </Fragment>
              ))}
              {members.length === 0 && '—'}
            </div>
            {columns.slice(1).map((column, index) => (
              <div key={column.title}>
                {column.title} {scoreCell(row, column, index + 1)}
              </div>
            ))}
            <div>
              提交 {row.entries} 次，最佳 {best}
            </div>
            <div>作者类型 {authorshipNames[row.authorship]}</div>
            {row.scoreLow !== null && row.scoreHigh !== null && (
              <div>得分的 95% 区间 {scoreIntervalText(row.scoreLow, row.scoreHigh)}</div>
            )}
            {task && team && row.rankLow !== null && (
              <BoardRivals taskId={task.taskId} board={task.board} teamId={team.id} />
            )}
            {row.publicRank !== null && (
              <div>
                Public 榜第 {row.publicRank} 名，{rankChange(row.publicRank, rank).text}
              </div>
            )}
          </div>
        )}
      </td>
      {shows.members && (
        <td className={classes.wide}>
          <span className={classes.members}>
            {members.slice(0, 4).map((member) => (
              <span key={member.id} title={member.name}>
                <MemberFace member={member} size={26} />
              </span>
            ))}
            {members.length > 4 && ` +${members.length - 4}`}
          </span>
        </td>
      )}
      {shows.range && (
        <td className={`${classes.range} ${classes.wide}`}>
          <RankRange row={row} places={places} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.title}
          className={index === 0 ? classes.score : `${classes.number} ${classes.wide}`}
        >
          {scoreCell(row, column, index)}
        </td>
      ))}
      {shows.gap && (
        <td className={`${classes.number} ${classes.wide} ${classes.gap}`}>
          {gap === null ? '—' : `差 ${columns[0]?.textOf(gap) ?? gap}`}
        </td>
      )}
      {shows.entries && <td className={`${classes.number} ${classes.wide}`}>{row.entries}</td>}
      {shows.best && (
        <td className={`${classes.number} ${classes.wide} ${classes.roomy}`}>
          <time dateTime={row.bestSubmittedAt}>{best}</time>
        </td>
      )}
    </tr>
  );
};
