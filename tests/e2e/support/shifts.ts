import type { Page } from 'playwright-core';
import { quiet, siteUrl } from './browser.ts';

/** Power of the processor that is left to a page, as a divisor. */
const SLOWER = 4;

/** Notes each layout shift since a page's start, with what moved and by how much. */
const NOTE_SHIFTS = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      const from = Math.round(previousRect.x) + ',' + Math.round(previousRect.y);
      const to = Math.round(currentRect.x) + ',' + Math.round(currentRect.y);
      const name = element?.className || element?.tagName || 'what is gone';
      return name + ' "' + (element?.textContent ?? '').trim().slice(0, 16) + '" ' + from + ' → ' + to;
    });
    shifts.push({ value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

interface Shift {
  value: number;
  moved: string[];
}

/** Makes the page a slow phone or laptop that notes what moves. */
export const noteShifts = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(NOTE_SHIFTS);
};

/** Looks at a page that moves: a busy server sends some without their content, which then comes late. */
const LOOKS = 3;

/** Lists what moved on a page until it was quiet, if the shifts add up to more than `most` each time. */
export const shiftsOf = async (
  page: Page,
  path: string,
  most: number,
  looks = LOOKS,
): Promise<string[]> => {
  await page.goto(siteUrl(path));
  await quiet(page);
  const shifts = await page.evaluate<Shift[]>('shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= most) return [];
  if (looks > 1) return shiftsOf(page, path, most, looks - 1);
  const told = shifts
    .filter(({ value }) => value > most / 10)
    .map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join('; ')}`);
  return [`${path} moves by ${sum.toFixed(3)}`, ...told];
};
