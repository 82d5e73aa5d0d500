import type { CSSProperties } from 'react';
import { hashOf } from '#lib/seed.ts';
import classes from './Cover.module.css';
import { Motif } from './Motif.tsx';
import type { MotifKind } from './motif.ts';
import { wavesOf } from './waves.ts';

interface CoverDrawingProps {
  id: string;
  motif: MotifKind | null;
  /** Its colour; by the id where none is given. */
  tone?: number | undefined;
}

/** The drawn cover of a thing by its id: a motif of its subject, or the sea without one. */
export const CoverDrawing = ({ id, motif, tone }: CoverDrawingProps) => {
  const { sky, sea, light, disc, waves } = wavesOf(id, tone);
  return (
    <svg
      className={classes.cover}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--sky': sky, '--sea': sea, '--light': light } as CSSProperties}
    >
      <rect width="640" height="360" className={classes.sky} />
      {motif ? (
        <Motif kind={motif} seed={hashOf(id)} />
      ) : (
        <>
          <circle cx={disc.x} cy={disc.y} r={disc.radius} className={classes.disc} />
          {waves.map(({ path, opacity }, index) => (
            <path key={index} d={path} className={classes.sea} opacity={opacity} />
          ))}
        </>
      )}
    </svg>
  );
};
