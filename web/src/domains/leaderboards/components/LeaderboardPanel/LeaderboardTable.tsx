import { useEffect, useRef, useState } from 'react';
import { decimalsOf } from '#lib/scores.ts';
import type { BoardRow } from './rows.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import classes from './LeaderboardPanel.module.css';

/** The own row is highlighted after this time, so that the eye sees it happen. */
const HIGHLIGHT_AFTER = 500;

interface LeaderboardTableProps {
  rows: readonly BoardRow[];
  ownTeamId: string | undefined;
  /** Rises with every jump to the own row. */
  jumped: number;
}

/** A real table to compare in: sticky header, numbers on the right, the own row set off. */
export const LeaderboardTable = ({ rows, ownTeamId, jumped }: LeaderboardTableProps) => {
  const [highlighted, setHighlighted] = useState(false);
  const own = useRef<HTMLTableRowElement>(null);
  const decimals = decimalsOf(rows.map(({ score }) => score));
  const shaken = rows.some(({ publicRank }) => publicRank !== null);
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

  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label="排行榜">
        <thead className={classes.head}>
          <tr>
            <th className={classes.rank}>排名</th>
            {shaken && <th className={`${classes.number} ${classes.wide}`}>较 Public 榜</th>}
            <th>团队</th>
            <th className={classes.wide}>成员</th>
            <th className={classes.number}>得分</th>
            <th className={`${classes.number} ${classes.wide}`}>提交次数</th>
            <th className={`${classes.number} ${classes.wide}`}>最佳提交</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const mine = ownTeamId !== undefined && row.team?.id === ownTeamId;
            return (
              <LeaderboardRow
                key={row.position}
                row={row}
                decimals={decimals}
                shaken={shaken}
                ref={mine ? own : undefined}
                mine={mine}
                highlighted={mine && highlighted}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
