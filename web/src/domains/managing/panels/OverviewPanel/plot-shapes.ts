import { HEIGHT, WIDTH } from '#components/PlotFigure/PlotFigure.tsx';

/** Room above the largest value, so that a line isn't cut. */
const TOP = 4;

const round = (value: number) => Math.round(value * 100) / 100;

const scaleOf = (values: readonly number[]) => {
  const most = Math.max(...values, 1);
  return (value: number) => round((value / most) * (HEIGHT - TOP));
};

/** Points of a line through the values, from edge to edge; a single one is a level line. */
export const lineOf = (values: readonly number[]): string => {
  const heightOf = scaleOf(values);
  const [only] = values;
  const all = values.length === 1 && only !== undefined ? [only, only] : values;
  const step = WIDTH / (all.length - 1);
  return all
    .map((value, index) => `${round(index * step)},${round(HEIGHT - heightOf(value))}`)
    .join(' ');
};

/** A bar for each value, side by side; what is there at all can be seen. */
export const barsOf = (values: readonly number[]) => {
  const heightOf = scaleOf(values);
  const width = WIDTH / values.length;
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(1, heightOf(value));
    return {
      x: round(index * width + width * 0.1),
      y: round(HEIGHT - height),
      width: round(width * 0.8),
      height,
    };
  });
};
