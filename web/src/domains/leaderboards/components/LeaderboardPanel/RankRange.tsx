import type { CSSProperties } from 'react';
import type { BoardRow } from './rows.ts';
import { rangeOn } from './rank-range.ts';
import classes from './RankRange.module.css';

interface RankRangeProps {
  row: BoardRow;
  /** Number of places on the axis. */
  places: number;
}

/** A team's rank on the axis of all places, and the bar between which it can be; for eyes alone. */
export const RankRange = ({ row, places }: RankRangeProps) => {
  const range = rangeOn(row, places);
  if (!range) return null;
  const { at, from, to, first } = range;
  const style = { '--at': `${at}%`, '--from': `${from}%`, '--to': `${to}%` } as CSSProperties;
  return (
    <span
      className={classes.range}
      data-first={first || undefined}
      style={style}
      title={`名次可能在第 ${row.rankLow}–${row.rankHigh} 名之间`}
      aria-hidden
    >
      <span className={classes.bar} />
      <span className={classes.dot} />
    </span>
  );
};

/** Head of the column of ranges: its axis, and what the coloured ones mean. */
export const RankAxis = ({ places }: { places: number }) => (
  <>
    <span className={classes.legend}>
      <span>名次区间</span>
      <span className={classes.key}>统计上可能第一</span>
    </span>
    <span className={classes.ends} aria-hidden>
      <span>1</span>
      <span>{places}</span>
    </span>
  </>
);
