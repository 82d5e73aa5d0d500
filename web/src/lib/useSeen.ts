import { useCallback, useState } from 'react';

/** Distance below the screen at which something is fetched already. */
const AHEAD = '200px';

/** Tells whether an element has come near the screen, and answers the ref of that element. */
export const useSeen = () => {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { seen, ref };
};
