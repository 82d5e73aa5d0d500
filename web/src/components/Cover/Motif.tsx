import { randomOf } from '#lib/seed.ts';
import classes from './Cover.module.css';
import type { MotifKind } from './motif.ts';

interface MotifProps {
  kind: MotifKind;
  /** Seed from the thing's id: its own numbers in the same kind of picture. */
  seed: number;
}

const Series = ({ seed }: { seed: number }) => {
  const random = randomOf(seed);
  const points = Array.from({ length: 9 }, (_, index) => ({
    x: 72 + index * 44,
    y: Math.round(156 - index * 7 - random() * 64),
  }));
  return (
    <>
      <polyline className={classes.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }, index) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={index === 8 ? 9 : 5} />
      ))}
    </>
  );
};

const Table = ({ seed }: { seed: number }) => {
  const random = randomOf(seed);
  return Array.from({ length: 20 }, (_, index) => (
    <rect
      key={index}
      className={classes.cell}
      x={72 + (index % 5) * 58}
      y={48 + Math.floor(index / 5) * 34}
      width="48"
      height="24"
      rx="5"
      opacity={index < 5 ? 0.75 : 0.18 + random() * 0.4}
    />
  ));
};

const Text = ({ seed }: { seed: number }) => {
  const random = randomOf(seed);
  return Array.from({ length: 5 }, (_, index) => (
    <rect
      key={index}
      className={classes.cell}
      x="72"
      y={52 + index * 30}
      width={index === 4 ? 110 : Math.round(210 + random() * 130)}
      height="12"
      rx="6"
      opacity={index === 0 ? 0.75 : 0.4}
    />
  ));
};

/** A view with the corners of what was found in it. */
const Picture = ({ seed }: { seed: number }) => {
  const random = randomOf(seed);
  const x = Math.round(110 + random() * 60);
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx + dx * 22} ${cy}H${cx}V${cy + dy * 22}`;
  const [left, right, top, bottom] = [x, x + 120, 70, 158];
  return (
    <>
      <rect className={classes.frame} x="72" y="44" width="256" height="144" rx="12" />
      <path
        className={classes.line}
        d={[
          corner(left, top, 1, 1),
          corner(right, top, -1, 1),
          corner(left, bottom, 1, -1),
          corner(right, bottom, -1, -1),
        ].join('')}
      />
      <circle className={classes.dot} cx={(left + right) / 2} cy={(top + bottom) / 2} r="20" />
    </>
  );
};

const drawings = { series: Series, table: Table, text: Text, picture: Picture };

/** Drawing of the thing's subject, above the sea. */
export const Motif = ({ kind, seed }: MotifProps) => {
  const Drawing = drawings[kind];
  return <Drawing seed={seed} />;
};
