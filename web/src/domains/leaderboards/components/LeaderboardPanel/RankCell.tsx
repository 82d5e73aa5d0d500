import { intervalText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import type { BoardRow } from './rows.ts';
import classes from './LeaderboardPanel.module.css';

interface RankCellProps {
  row: Pick<BoardRow, 'rank' | 'rankLow' | 'rankHigh'>;
  /** False where many share the rank, which is honoured by no medal then. */
  medal?: boolean;
}

/** 3 (2–7): a rank, and between which it can be. Teams that can be first are bracketed. */
export const RankCell = ({ row: { rank, rankLow, rankHigh }, medal = true }: RankCellProps) => (
  <td className={classes.rank} data-first={rankLow === 1 || undefined}>
    <span className={classes.medal} data-rank={medal && rank <= 3 ? rank : undefined}>
      {rank}
    </span>
    {rankLow !== null && rankHigh !== null && (
      <small className={classes.interval}>
        {intervalText(rankLow, rankHigh)}
        {rankLow === 1 && <span className={classes.unseen}>，可能是第一名</span>}
      </small>
    )}
  </td>
);
