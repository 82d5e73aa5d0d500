import { Fragment, useEffect, useRef, useState } from 'react';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { type Baseline, baselinesByRow } from './baseline-rows.ts';
import { BaselineRows } from './BaselineRows.tsx';
import type { BoardRow } from './rows.ts';
import { gapsAbove, medalRanks, placesOf } from './rank-range.ts';
import { RankAxis } from './RankRange.tsx';
import { roomBeside, scoreColumns } from './score-columns.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import classes from './LeaderboardPanel.module.css';

/** The own row is highlighted after this time, so that the eye sees it happen. */
const HIGHLIGHT_AFTER = 500;

interface LeaderboardTableProps {
  rows: readonly BoardRow[];
  baselines: readonly Baseline[];
  /** True where no page follows. */
  isLast: boolean;
  /** Headers of the scores; of several each has a column. */
  scores: readonly string[];
  /** Board of a task, whose teams are compared; null for others. */
  task: { taskId: string; board: LeaderboardBoard } | null;
  ownTeamId: string | undefined;
  /** Rises with every jump to the own row. */
  jumped: number;
  /** Teams of the whole board, or as many as were found. */
  totalCount: number;
  /** Told whether the own row is on the screen. */
  onOwnSeen: (seen: boolean) => void;
}

/** A real table to compare in: sticky header, numbers on the right, the own row set off. */
export const LeaderboardTable = ({
  rows,
  baselines,
  isLast,
  scores,
  task,
  ownTeamId,
  jumped,
  totalCount,
  onOwnSeen,
}: LeaderboardTableProps) => {
  const [highlighted, setHighlighted] = useState(false);
  const own = useRef<HTMLTableRowElement>(null);
  const columns = scoreColumns(scores, rows);
  const ranged = rows.some(({ rankLow }) => rankLow !== null);
  const shows = roomBeside(columns, ranged);
  const shaken = rows.some(({ publicRank }) => publicRank !== null);
  const between = baselinesByRow(rows, baselines, isLast);
  const room = { columns, shows, shaken };
  const places = placesOf(rows, totalCount);
  const gaps = gapsAbove(rows);
  const medals = medalRanks(rows);
  const holdsOwn = rows.some(({ team }) => team?.id === ownTeamId);

  useEffect(() => {
    if (!holdsOwn) return;
    const timer = setTimeout(() => setHighlighted(true), HIGHLIGHT_AFTER);
    return () => clearTimeout(timer);
  }, [holdsOwn]);

  useEffect(() => {
    if (jumped > 0 && holdsOwn) {
      own.current?.scrollIntoView({ block: 'center' });
      own.current?.focus({ preventScroll: true });
    }
  }, [jumped, holdsOwn]);

  useEffect(() => {
    const row = own.current;
    if (!row || !holdsOwn) return;
    const observer = new IntersectionObserver((entries) =>
      onOwnSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(row);
    return () => {
      observer.disconnect();
      onOwnSeen(false);
    };
  }, [holdsOwn, onOwnSeen, rows]);

  return (
    <div className={classes.frame} data-ranged={ranged || undefined}>
      <table className={classes.table} aria-label="排行榜">
        <thead className={classes.head}>
          <tr>
            <th className={classes.rank}>排名</th>
            {shaken && <th className={`${classes.number} ${classes.wide}`}>较 Public 榜</th>}
            <th className={classes.teams}>团队</th>
            {shows.members && <th className={classes.wide}>成员</th>}
            {shows.range && (
              <th className={`${classes.range} ${classes.wide}`}>
                <RankAxis places={places} />
              </th>
            )}
            {columns.map(({ title }, index) => (
              <th key={title} className={`${classes.number} ${index > 0 ? classes.wide : ''}`}>
                {title}
              </th>
            ))}
            {shows.gap && <th className={`${classes.number} ${classes.wide}`}>距上一名</th>}
            {shows.entries && <th className={`${classes.number} ${classes.wide}`}>提交次数</th>}
            {shows.best && (
              <th className={`${classes.number} ${classes.wide} ${classes.roomy}`}>最佳提交</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const mine = ownTeamId !== undefined && row.team?.id === ownTeamId;
            return (
              <Fragment key={row.position}>
                <BaselineRows baselines={between.get(index)} {...room} />
                <LeaderboardRow
                  row={row}
                  columns={columns}
                  shows={shows}
                  shaken={shaken}
                  places={places}
                  gap={gaps[index] ?? null}
                  medal={medals.has(row.rank)}
                  task={task}
                  ref={mine ? own : undefined}
                  mine={mine}
                  highlighted={mine && highlighted}
                />
              </Fragment>
            );
          })}
          <BaselineRows baselines={between.get(rows.length)} {...room} />
        </tbody>
      </table>
    </div>
  );
};
