import { useEffect, useState } from 'react';

/** Selector of controls that can be pressed; links in texts move on with the text. */
const CONTROLS = [
  'button',
  '[role="button"]',
  'a[download]',
  '.mantine-Button-root',
  'input',
  'select',
  'textarea',
]
  .map((control) => `main ${control}`)
  .join(', ');
/** The height of the note, in px: it is looked for room before it is there. */
const HEIGHT = 56;
/** Things that come to rest within this time, in ms, are looked at once. */
const SETTLE_MS = 150;

/** Tells whether a control of the page lies in the strip at the bottom of the window. */
const isCovering = (): boolean => {
  const edge = window.innerHeight - HEIGHT;
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { top, bottom, width, height } = control.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > edge && top < window.innerHeight;
  });
};

/**
 * Tells whether the bottom of the window, which the note would cover, is free of controls. Checked
 * again whenever the page has moved or changed.
 */
export const useIsClear = (): boolean => {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    let waiting: number | undefined;
    const look = () => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => setClear(!isCovering()), SETTLE_MS);
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      window.clearTimeout(waiting);
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return clear;
};
