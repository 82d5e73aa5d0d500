import type { CSSProperties } from 'react';
import { hashOf } from '../../lib/seed.ts';
import classes from './Cover.module.css';
import { Motif } from './Motif.tsx';
import { motifOf } from './motif.ts';
import { wavesOf } from './waves.ts';

interface CoverProps {
  id: string;
  /** What the thing is about, in words such as its title and tags: a drawn picture shows it. */
  about: string;
  image?: string | null;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/**
 * A 16:9 picture: the member's own, or waves drawn from the id under a motif of the subject. It
 * never says the title, which stands beside it.
 */
export const Cover = ({ id, about, image, eager = false }: CoverProps) => {
  if (image) {
    return (
      <img
        className={classes.cover}
        src={image}
        alt=""
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  }
  const { sky, sea, light, disc, waves } = wavesOf(id);
  const motif = motifOf(about);
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
