import { useEffect, useState } from 'react';

/** Time for which each one is shown. */
const STANDS_MS = 5_000;

/** Media query for moving by itself: room beside the page, and no wish for reduced motion. */
const MOVES = '(min-width: 992px) and (prefers-reduced-motion: no-preference)';

/**
 * Shows one of several after the other, five seconds each, from 992 px on; it holds while the
 * pointer or the focus is in what `pausing` is given to, and once the reader has stopped it.
 */
export const useRotation = (count: number) => {
  const [index, setIndex] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const turns = count > 1 && !pointed && !focused && !stopped;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (!document.hidden && window.matchMedia(MOVES).matches)
        setIndex((now) => (now + 1) % count);
    }, STANDS_MS);
    return () => clearInterval(timer);
    // By `index`, too: one that the reader chooses is shown for the whole time.
  }, [turns, count, index]);
  return {
    /** Index of the one that is shown. */
    index: Math.min(index, Math.max(count - 1, 0)),
    show: setIndex,
    stopped,
    setStopped,
    pausing: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};
