import { PlotFigure } from '#components/PlotFigure/PlotFigure.tsx';
import { withThousands } from '#lib/numbers.ts';
import { barsOf, lineOf } from './plot-shapes.ts';
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
  <PlotFigure
    title={title}
    note={`最高 ${withThousands(Math.max(...values))}`}
    label={label}
    ends={[dates[0], ...(dates.length > 1 ? [dates.at(-1)] : [])]}
  >
    {shape === 'line' ? (
      <polyline className={classes.line} points={lineOf(values)} />
    ) : (
      barsOf(values).map((bar) => <rect key={bar.x} {...bar} />)
    )}
  </PlotFigure>
);
