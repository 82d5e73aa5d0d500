const CHOSEN = '[aria-selected="true"], [aria-current="page"]';

/**
 * Ref of a row that scrolls sideways on phones: what is chosen in it comes to its middle, at first
 * and whenever another is chosen.
 */
export const activeInSight = (row: HTMLElement | null): (() => void) | undefined => {
  if (!row) return undefined;
  const show = () => {
    const chosen = row.querySelector(CHOSEN);
    if (!chosen || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = chosen.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - (place.left + place.width / 2);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(row, {
    subtree: true,
    attributeFilter: ['aria-selected', 'aria-current'],
  });
  return () => observer.disconnect();
};
