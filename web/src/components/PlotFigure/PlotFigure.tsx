import type { ReactNode } from 'react';
import classes from './PlotFigure.module.css';

/** Units of a plot's own, stretched to the room that it has. */
export const WIDTH = 600;
export const HEIGHT = 140;

interface PlotFigureProps {
  title: string;
  /** Note at the other end of the title's line. */
  note?: string;
  /** Description of the plot, for readers who don't see it. */
  label: string;
  /** Texts below its left and right edge. */
  ends: readonly (string | undefined)[];
  /** True for a plot that is read closely. */
  tall?: boolean;
  /** Shapes in units of the plot. */
  children: ReactNode;
}

/** The frame of a plot: its title, what is drawn, and where it begins and ends. */
export const PlotFigure = ({ title, note, label, ends, tall, children }: PlotFigureProps) => (
  <figure className={classes.figure}>
    <figcaption className={classes.head}>
      <span>{title}</span>
      {note && <span>{note}</span>}
    </figcaption>
    <svg
      className={classes.plot}
      data-tall={tall || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
    <div className={classes.ends} aria-hidden>
      {ends.map((end, index) => (
        <span key={index}>{end}</span>
      ))}
    </div>
  </figure>
);
