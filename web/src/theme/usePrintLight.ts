import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Prints in the light scheme, whatever the screen is in: dark surfaces are for screens. */
export const usePrintLight = () => {
  useEffect(() => {
    const printing = window.matchMedia('print');
    const root = document.documentElement;
    let before = root.getAttribute(SCHEME);
    const change = ({ matches }: { matches: boolean }) => {
      if (matches) {
        before = root.getAttribute(SCHEME);
        root.setAttribute(SCHEME, 'light');
      } else if (before !== null) root.setAttribute(SCHEME, before);
    };
    printing.addEventListener('change', change);
    return () => printing.removeEventListener('change', change);
  }, []);
};
