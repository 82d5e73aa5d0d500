import classes from './DatasetPanel.module.css';

const WIDTH = 120;
const HEIGHT = 32;

interface HistogramProps {
  /** Number of values in each step, from the least to the most. */
  bars: readonly number[];
  label: string;
}

/** Histogram of the numbers in a column. */
export const Histogram = ({ bars, label }: HistogramProps) => {
  const most = Math.max(...bars, 0);
  if (most === 0) return null;
  const width = WIDTH / bars.length;
  return (
    <svg
      className={classes.histogram}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map((count, index) => {
        // Any count above zero stays visible.
        const height = count === 0 ? 0 : Math.max(1, (count / most) * HEIGHT);
        return (
          <rect
            key={index}
            x={index * width + 0.5}
            y={HEIGHT - height}
            width={width - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
};
