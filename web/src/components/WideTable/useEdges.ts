import { useCallback, useState } from 'react';

/** Fractions of a pixel that zooming leaves. */
const SLACK = 1;

/** Tells whether something that scrolls sideways continues before and after its visible part. */
export const useEdges = () => {
  const [edges, setEdges] = useState({ before: false, after: false });
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const look = useCallback((element: HTMLElement) => {
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const before = scrollLeft > SLACK;
    const after = scrollLeft + clientWidth < scrollWidth - SLACK;
    setEdges((last) => (last.before === before && last.after === after ? last : { before, after }));
  }, []);
  /** Its place changes with the window, and its length with its rows. */
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setScroller(element);
      if (!element) return;
      const observer = new ResizeObserver(() => look(element));
      observer.observe(element);
      if (element.firstElementChild) observer.observe(element.firstElementChild);
      return () => observer.disconnect();
    },
    [look],
  );
  return { ref, ...edges, measure: () => scroller && look(scroller) };
};
