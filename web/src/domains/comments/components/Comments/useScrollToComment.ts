import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings a comment or an answer into view, once, when it is among the elements of a frame: an
 * answer further down comes with its own page.
 *
 * @param id of the comment or answer; null for none
 * @param ready true when the list has come
 */
export const useScrollToComment = (
  id: string | null,
  ready: boolean,
): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || !ready || scrolledTo.current === id || !frame.current) return;
    const scroll = () => {
      const element = document.getElementById(`comment-${id}`);
      if (!element) return false;
      scrolledTo.current = id;
      element.scrollIntoView({ block: 'center' });
      return true;
    };
    if (scroll()) return;
    const watch = new MutationObserver(() => {
      if (scroll()) watch.disconnect();
    });
    watch.observe(frame.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [id, ready]);
  return frame;
};
