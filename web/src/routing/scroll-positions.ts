const STORED = 'scroll-positions';

/** Whether this document was come back to, and not entered by an address or a link. */
const isComeBackTo = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/** How far each page of the history was scrolled, in px, when the document was left. */
export const readPositions = (): Record<string, number> => {
  try {
    const stored = isComeBackTo() ? sessionStorage.getItem(STORED) : null;
    return JSON.parse(stored ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

export const storePositions = (positions: Record<string, number>): void => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing begins at the top after a reload.
  }
};
