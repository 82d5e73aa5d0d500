import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { withThousands } from '#lib/numbers.ts';
import classes from './Count.module.css';

interface CountProps {
  /** Null where it isn't known. */
  value: number | null;
  /** Shows the number as it is, for the competitions that the operator names. */
  raw?: boolean;
}

/** A count, as x.xk above 1,000; screen readers and the tooltip have the exact one. */
export const Count = ({ value, raw = false }: CountProps) => {
  const whole = String(value ?? '–');
  const text = raw || value === null ? whole : decoratedCount(value);
  return (
    <span className={classes.count} title={text === whole ? undefined : withThousands(value ?? 0)}>
      {text}
    </span>
  );
};
