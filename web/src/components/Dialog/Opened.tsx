import { useState, type ReactNode } from 'react';
import { OpeningContext } from './opening.ts';

interface OpenedProps<T> {
  /** Subject of the dialog; an empty value closes it. */
  of: T | null | undefined | false;
  children: (of: T) => ReactNode;
}

interface Shown<T> {
  opened: boolean;
  of: T | null;
  /** Number of times that the dialog was opened: each time it starts fresh. */
  times: number;
}

/**
 * The place of a dialog. It closes before it goes, with what it showed last, so that the focus
 * finds back to what opened it and nothing in it changes on its way out.
 */
export const Opened = <T,>({ of, children }: OpenedProps<T>) => {
  const [shown, setShown] = useState<Shown<T>>({ opened: false, of: null, times: 0 });
  const next = of || null;
  if (next !== null && (!shown.opened || next !== shown.of))
    setShown({ opened: true, of: next, times: shown.times + (shown.opened ? 0 : 1) });
  if (next === null && shown.opened) setShown({ ...shown, opened: false });
  const onExited = () => setShown((last) => (last.opened ? last : { ...last, of: null }));
  if (shown.of === null) return null;
  return (
    <OpeningContext key={shown.times} value={{ opened: shown.opened, onExited }}>
      {children(shown.of)}
    </OpeningContext>
  );
};
