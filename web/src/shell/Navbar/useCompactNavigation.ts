import { useEffect } from 'react';

/** Interval at which the scrolling is looked at. */
const THROTTLE = 300;

/** Beyond this much of the page the navigation makes room. */
const BREAKPOINT = 240;

/** Less is a trembling finger, no direction. */
const TREMBLE = 8;

/**
 * Makes the navigation compact while one reads on downwards, and whole again upwards.
 * It is moved, not resized, so that nothing in the page shifts.
 */
export const useCompactNavigation = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      const by = window.scrollY - last;
      last = window.scrollY;
      if (last <= BREAKPOINT || by < -TREMBLE) root.removeAttribute('data-navigation');
      else if (by > TREMBLE) root.setAttribute('data-navigation', 'compact');
    };
    const scrolled = () => {
      waiting ??= setTimeout(look, THROTTLE);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('scroll', scrolled);
      root.removeAttribute('data-navigation');
    };
  }, []);
};
