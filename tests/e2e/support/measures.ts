import type { Page } from 'playwright-core';

/** Faults of a page by their kind, and its solid buttons. */
export type Measures = Record<'brokenNumbers' | 'emptyColumns' | 'cutTexts' | 'solid', string[]>;

/**
 * Measures a page by what makes tables and lists hard to read: numbers that break within a cell,
 * columns without any content, texts that their box cuts without dots, and the solid buttons of the
 * first screen.
 */
export const measures = (page: Page): Promise<Measures> =>
  page.evaluate<Measures>(`(() => {
    const main = document.querySelector('main');
    const seen = (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const textOf = (element) => element.textContent.trim().slice(0, 30);
    const isNothing = (cell) =>
      /^[—–-]?$/.test(cell.textContent.trim()) && !cell.querySelector('svg, img, input, button, [style]');
    const brokenNumbers = [];
    for (const cell of main.querySelectorAll('td, th')) {
      if (!seen(cell)) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent } = texts.currentNode;
        for (const { index, 0: { length } } of textContent.matchAll(/\\d[\\d.,:/]*\\d/g)) {
          const range = new Range();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) brokenNumbers.push(textContent.slice(index, index + length));
        }
      }
    }
    const emptyColumns = [];
    for (const table of main.querySelectorAll('table')) {
      const rows = [...table.querySelectorAll('tbody > tr')].filter(
        (row) => seen(row) && ![...row.cells].some(({ colSpan }) => colSpan > 1),
      );
      for (const [at, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
        if (rows.length < 3 || !seen(head)) continue;
        if (rows.every(({ cells }) => cells[at] && isNothing(cells[at])))
          emptyColumns.push(textOf(head));
      }
    }
    const cutTexts = [...main.querySelectorAll('li *, td *, h1, h2, h3')]
      .filter((element) => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
        return (
          seen(element) &&
          [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()) &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 1 &&
          overflowX === 'hidden' && textOverflow !== 'ellipsis' && webkitLineClamp === 'none'
        );
      })
      .map(textOf);
    const solid = [...main.querySelectorAll('[data-variant=filled]:is(a, button):not([disabled])')]
      .filter((element) => seen(element) && element.getBoundingClientRect().top < innerHeight)
      .map(textOf);
    return { brokenNumbers, emptyColumns, cutTexts, solid };
  })()`);

/** Heights of the rows of lists of this page, in px. */
export const rowHeights = (page: Page, rows: string): Promise<number[]> =>
  page.locator(rows).evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height));
