/** Size of the drawing, in its own units. */
export const WIDTH = 640;
export const HEIGHT = 180;
const PADDING = 12;
/** Points that the drawing spans at least, so that small moves look small. */
const LEAST_SPAN = 100;

export interface Point {
  x: number;
  y: number;
}

/** Positions of values one after the other, with as much room between each, the highest at the top. */
export const linePoints = (values: readonly number[]): Point[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, LEAST_SPAN);
  const middle = (least + most) / 2;
  const step = (WIDTH - 2 * PADDING) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: PADDING + index * step,
    y: HEIGHT / 2 - ((value - middle) / span) * (HEIGHT - 2 * PADDING),
  }));
};
