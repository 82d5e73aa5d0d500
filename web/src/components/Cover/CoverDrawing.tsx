import type { CSSProperties } from 'react';
import { hashOf } from '#lib/seed.ts';
import classes from './Cover.module.css';
import { Motif } from './Motif.tsx';
import type { MotifKind } from './motif.ts';
import { wavesOf } from './waves.ts';

interface CoverDrawingProps {
  id: string;
  motif: MotifKind | null;
}

/** The drawn cover of a thing: waves by its id, with a motif of its subject. */
export const CoverDrawing = ({ id, motif }: CoverDrawingProps) => {
  const { sky, sea, light, disc, waves } = wavesOf(id);
  return (
    <svg
      className={classes.cover}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--sky': sky, '--sea': sea, '--light': light } as CSSProperties}
    >
      <rect width="640" height="360" className={classes.sky} />
      <circle cx={disc.x} cy={disc.y} r={disc.radius} className={classes.disc} />
      {motif && <Motif kind={motif} seed={hashOf(id)} />}
      {waves.map(({ path, opacity }, index) => (
        <path key={index} d={path} className={classes.sea} opacity={opacity} />
      ))}
    </svg>
  );
};
