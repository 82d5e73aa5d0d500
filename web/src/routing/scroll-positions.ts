const STORED = 'scroll-positions';

/**
 * Tells whether the visitor came back to this document, and didn't enter it by an address or a
 * link.
 */
const isComeBackTo = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Reads how far each page of the history was scrolled, in px, when the document was left. */
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
