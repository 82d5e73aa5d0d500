import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Scrolls on switching tabs: while the bar is stuck, to the panel's start right below it, and the
 * bar stays where it is; else nothing moves. Going back is left to the browser to restore.
 * @returns the ref of an empty element right above the bar
 */
export const useTabStart = (tab: string) => {
  const start = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  const goesBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    const bar = start.current?.nextElementSibling;
    if (goesBack || !start.current || !bar) return;
    const hidden = bar.getBoundingClientRect().top - start.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
  }, [tab, goesBack]);
  return start;
};
