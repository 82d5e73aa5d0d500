/** A task's box with what stands behind it on its line. */
const BOX = /<input type="checkbox"([^<>]*?) ?\/?>([^\n]{0,2000})/g;

/** Cleaned HTML whose boxes of tasks are named by what stands behind them. */
export const withTaskNames = (html: string): string =>
  html.replaceAll(BOX, (_, attributes: string, line: string) => {
    const words = line.replaceAll(/<[^<>]*>/g, '').trim();
    // A reference to a character that was cut in its midst isn't one.
    const name = words.slice(0, 100).replace(/&[a-z#\d]*$/i, '') || '任务';
    return `<input type="checkbox"${attributes} aria-label="${name.replaceAll('"', '&quot;')}">${line}`;
  });
