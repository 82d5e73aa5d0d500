import { withThousands } from '#lib/numbers.ts';
import { barsOf, HEIGHT, lineOf, WIDTH } from './plot-shapes.ts';
import classes from './Participation.module.css';

interface PlotProps {
  title: string;
  /** Description of the plot, for readers who don't see it. */
  label: string;
  shape: 'line' | 'bars';
  dates: readonly string[];
  values: readonly number[];
}

/** A plot of numbers over time, from none to their largest. */
export const Plot = ({ title, label, shape, dates, values }: PlotProps) => (
  <figure className={classes.figure}>
    <figcaption className={classes.head}>
      <span>{title}</span>
      <span>最高 {withThousands(Math.max(...values))}</span>
    </figcaption>
    <svg
      className={classes.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {shape === 'line' ? (
        <polyline className={classes.line} points={lineOf(values)} />
      ) : (
        barsOf(values).map((bar) => <rect key={bar.x} {...bar} />)
      )}
    </svg>
    <div className={classes.ends} aria-hidden>
      <span>{dates[0]}</span>
      {dates.length > 1 && <span>{dates.at(-1)}</span>}
    </div>
  </figure>
);
