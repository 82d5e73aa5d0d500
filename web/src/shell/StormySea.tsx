import classes from './StormySea.module.css';

/** The drawing of the pages that say no: a word on the water. */
export const StormySea = ({ label }: { label: string }) => (
  <svg viewBox="0 0 360 180" className={classes.sea} aria-hidden="true">
    <circle cx="276" cy="46" r="26" className={classes.moon} />
    <text x="180" y="112" textAnchor="middle" className={classes.label}>
      {label}
    </text>
    <path
      className={classes.far}
      d="M0 116c30 0 30-16 60-16s30 16 60 16 30-16 60-16 30 16 60 16 30-16 60-16 30 16 60 16v64H0z"
    />
    <path
      className={classes.near}
      d="M0 142c36 0 36-14 72-14s36 14 72 14 36-14 72-14 36 14 72 14 36-14 72-14v52H0z"
    />
  </svg>
);
