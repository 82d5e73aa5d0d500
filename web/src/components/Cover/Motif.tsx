import { randomOf } from '#lib/seed.ts';
import classes from './Cover.module.css';
import { barsOf, dotsOf, imageOf, linesOf, seriesOf, type Shape, tableOf } from './motif-shapes.ts';
import type { MotifKind } from './motif.ts';

interface MotifProps {
  kind: MotifKind;
  /** Seed from the thing's id: its own numbers in the same kind of picture. */
  seed: number;
}

const shapesOf: Record<MotifKind, (random: () => number) => Shape[]> = {
  series: seriesOf,
  scatter: dotsOf,
  bars: barsOf,
  table: tableOf,
  text: linesOf,
  picture: imageOf,
};

/** Drawing of the thing's subject, over the whole cover: a plot such as its data has. */
export const Motif = ({ kind, seed }: MotifProps) =>
  shapesOf[kind](randomOf(seed)).map(({ drawn, path, opacity }, index) => (
    <path key={index} className={classes[drawn]} d={path} opacity={opacity} />
  ));
