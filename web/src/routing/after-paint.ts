/** A tab in the background paints nothing, in ms. */
const PATIENCE = 60;

/**
 * Resolves when the browser has painted what the reader's touch did so far. To render a page takes
 * a phone longer than a touch may go unanswered (INP), so that comes after.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((painted) => {
    const patience = setTimeout(painted, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(patience);
      setTimeout(painted);
    });
  });
