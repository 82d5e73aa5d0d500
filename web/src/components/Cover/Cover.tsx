import type { CSSProperties } from 'react';
import classes from './Cover.module.css';
import { wavesOf } from './waves.ts';

interface CoverProps {
  id: string;
  title: string;
  image?: string | null;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** Draws the title into a generated picture; not where the title stands beside it in large. */
  withTitle?: boolean;
}

/** Titles wrap into at most three lines of about nine Chinese characters. */
const linesOf = (title: string) => {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const char of title) {
    const wide = char.charCodeAt(0) > 0x2e7f ? 2 : 1;
    if (width + wide > 20) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line += char;
    width += wide;
  }
  if (line) lines.push(line);
  return lines.length > 3 ? [...lines.slice(0, 2), `${lines[2]?.slice(0, -1)}…`] : lines;
};

/** The 16:9 picture of a competition: the member's own, or waves drawn from its id and title. */
export const Cover = ({ id, title, image, eager = false, withTitle = false }: CoverProps) => {
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
      {waves.map(({ path, opacity }, index) => (
        <path key={index} d={path} className={classes.sea} opacity={opacity} />
      ))}
      {withTitle &&
        linesOf(title).map((line, index) => (
          <text key={index} className={classes.title} x="40" y={84 + index * 56}>
            {line}
          </text>
        ))}
    </svg>
  );
};
