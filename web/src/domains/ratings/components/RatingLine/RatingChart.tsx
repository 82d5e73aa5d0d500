import { VisuallyHidden } from '@mantine/core';
import { formatDate } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import { HEIGHT, linePoints, WIDTH } from './line-points.ts';
import type { RatingMoveFactsFragment as Move } from './RatingLine.generated.ts';
import classes from './RatingLine.module.css';

const nameOf = ({ competition }: Move) => competition?.name ?? '已下线的比赛';

/** The moves as a table, for screen readers. */
const MoveTable = ({ moves }: { moves: readonly Move[] }) => (
  <VisuallyHidden>
    <table>
      <caption>等级分的变动</caption>
      <thead>
        <tr>
          <th scope="col">公布日期</th>
          <th scope="col">比赛</th>
          <th scope="col">之前</th>
          <th scope="col">之后</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move, index) => (
          <tr key={move.competition?.id ?? index}>
            <td>{formatDate(move.publishedAt)}</td>
            <td>{nameOf(move)}</td>
            <td>{move.valueBefore}</td>
            <td>
              {move.value} ±{move.deviation}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);

/** Line of a rating from one final ranking to the next, the oldest first; at least one move. */
export const RatingChart = ({ moves }: { moves: readonly Move[] }) => {
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return null;
  const points = linePoints([first.valueBefore, ...moves.map(({ value }) => value)]);
  const [start] = points;
  return (
    <div className={`${surfaces.panel} ${classes.frame}`}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <line className={classes.start} x1={0} x2={WIDTH} y1={start?.y} y2={start?.y} />
        <polyline
          className={classes.line}
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        />
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>
          {formatDate(first.publishedAt)} 起 {first.valueBefore}
        </span>
        <span>
          {nameOf(last)}之后 {last.value} ±{last.deviation}
        </span>
      </div>
      <MoveTable moves={moves} />
    </div>
  );
};
