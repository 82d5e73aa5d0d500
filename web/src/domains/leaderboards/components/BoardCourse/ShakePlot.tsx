import { PlotFigure } from '#components/PlotFigure/PlotFigure.tsx';
import type { ShakeUpQuery } from './BoardCourse.generated.ts';
import { bandOf, placeOf, rangeOf, upward } from './course-shapes.ts';
import classes from './BoardCourse.module.css';

export type ShakeRow = NonNullable<
  NonNullable<ShakeUpQuery['competitionTask']>['shakeUp']
>['items'][number];

/** Private score less the public one; rounded scores leave no digits beyond theirs. */
export const changeOf = ({ publicScore, privateScore }: ShakeRow): number =>
  Number((privateScore - publicScore).toPrecision(6));

/** Changes of the teams in the order of the private board, over the band of luck. */
export const ShakePlot = ({ rows }: { rows: readonly ShakeRow[] }) => {
  const values = rangeOf([0, ...rows.flatMap((row) => [row.low, row.high, changeOf(row)])]);
  const beyond = rows.filter(({ isBeyondLuck }) => isBeyondLuck).length;
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <PlotFigure
      title="得分变化（Private − Public）"
      note={`${beyond} 支超出运气`}
      label={`${rows.length} 支团队从 Public 到 Private 的得分变化，${beyond} 支超出运气可以解释的范围，逐队数字见旁边的表格`}
      ends={[first && `Private 第 ${first.rank} 名`, last && `第 ${last.rank} 名`]}
      tall
    >
      <polygon className={classes.band} points={bandOf(rows, values)} />
      <path className={classes.line} d={`M0 ${upward(0, values)}H600`} />
      {rows.map((row, index) => (
        <path
          key={row.team?.id ?? index}
          className={classes.dot}
          data-beyond={row.isBeyondLuck || undefined}
          d={`M${placeOf(index, rows.length)} ${upward(changeOf(row), values)}h0.01`}
        />
      ))}
    </PlotFigure>
  );
};
