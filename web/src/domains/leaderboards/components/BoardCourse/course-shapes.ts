import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { HEIGHT, WIDTH } from '#components/PlotFigure/PlotFigure.tsx';

export interface Step {
  submittedAt: string;
  score: number;
}

/** Says between which scores a plot reaches. */
export const spanText = (steps: readonly Step[]): string => {
  const scores = steps.map(({ score }) => score);
  return `得分 ${scoreText(Math.min(...scores))} 至 ${scoreText(Math.max(...scores))}`;
};

export interface Range {
  from: number;
  to: number;
}

/** The range of values, a little wider than they are; of equal ones around them. */
export const rangeOf = (values: readonly number[]): Range => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = most > least ? (most - least) * 0.05 : Math.abs(most) * 0.05 || 1;
  return { from: least - room, to: most + room };
};

const round = (value: number) => Math.round(value * 100) / 100;

export const across = (value: number, { from, to }: Range): number =>
  round(to > from ? ((value - from) / (to - from)) * WIDTH : WIDTH / 2);

/** Height of a value in a plot, whose larger values stand higher. */
export const upward = (value: number, { from, to }: Range): number =>
  round(to > from ? HEIGHT - ((value - from) / (to - from)) * HEIGHT : HEIGHT / 2);

/** Points of a line that keeps each score until the next one, and the last until the end. */
export const stepLine = (steps: readonly Step[], time: Range, scores: Range): string =>
  steps
    .flatMap(({ submittedAt, score }, index) => {
      const next = steps[index + 1];
      const y = upward(score, scores);
      const until = next ? across(Date.parse(next.submittedAt), time) : WIDTH;
      return [`${across(Date.parse(submittedAt), time)},${y}`, `${until},${y}`];
    })
    .join(' ');

/** Keeps the steps that were better than all before them. */
export const bestSteps = <S extends Step>(steps: readonly S[], higherIsBetter: boolean): S[] => {
  const best: S[] = [];
  for (const step of steps) {
    const before = best.at(-1);
    const gain = before ? step.score - before.score : 0;
    if (!before || (higherIsBetter ? gain > 0 : gain < 0)) best.push(step);
  }
  return best;
};

/** Corners of the band between lows and highs, from left to right and back. */
export const bandOf = (rows: readonly { low: number; high: number }[], values: Range): string => {
  const place = (index: number) => round(((index + 0.5) / rows.length) * WIDTH);
  const highs = rows.map(({ high }, index) => `${place(index)},${upward(high, values)}`);
  const lows = rows.map(({ low }, index) => `${place(index)},${upward(low, values)}`);
  return [...highs, ...lows.toReversed()].join(' ');
};

/** Place of a row's middle among rows side by side. */
export const placeOf = (index: number, rows: number): number =>
  round(((index + 0.5) / rows) * WIDTH);
