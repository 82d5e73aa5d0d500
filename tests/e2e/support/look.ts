import type { Page } from 'playwright-core';
import { atRest, barriers, furtherBarriers, turn } from './axe.ts';
import { quiet, siteUrl } from './browser.ts';

/** Widths at which a layout changes, each looked at in one scheme: colours move nothing. */
const VIEWS = { light: [375, 992], dark: [768, 1280] } as const;

/** Finds the penguins' competition through the list, as a member would. */
export const penguins = async (page: Page): Promise<string> => {
  await page.goto(siteUrl('/home/competition?status=1'));
  const href = await page.getByRole('link', { name: /企鹅/ }).first().getAttribute('href');
  return new URL(href ?? '', siteUrl()).pathname;
};

/** Tells whether the page is wider than the screen. */
const overflow = async (page: Page): Promise<string[]> => {
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  let pixels = await page.evaluate<number>(wider);
  // Parts that a script lays out again take a moment.
  for (let looks = 0; pixels > 0 && looks < 100; looks += 1) {
    await page.waitForTimeout(100);
    pixels = await page.evaluate<number>(wider);
  }
  return pixels > 0 ? [`wider than the screen by ${pixels} px`] : [];
};

/**
 * Letters below 12 px, and on phones targets below 44 px: by what they are touched in, which may be
 * larger than what is seen. Links in a line of text, and what a label or a card is the target of,
 * are left out.
 */
const small = (page: Page, phone: boolean): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const found = new Set();
    const seen = (element) => {
      const { width, height, right, left } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > 0 && left < innerWidth &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const nameOf = (element) =>
      (element.getAttribute('aria-label') || element.textContent || element.tagName).trim().slice(0, 24);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!textContent.trim() || !seen(element) || element.closest('.katex')) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < 12) found.add('letters of ' + size + ' px: ' + textContent.trim().slice(0, 24));
    }
    const inText = (element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const text = element.closest('p, li, dd, td, label, blockquote, [role=alert], [role=note], [role=status]');
      return text !== null && text.textContent.trim().length > element.textContent.trim().length + 1;
    };
    const targets = 'a[href], button, select, textarea, summary, [role=tab], input:not([type=hidden], [type=radio], [type=checkbox], [type=file])';
    for (const element of ${phone} ? document.querySelectorAll(targets) : []) {
      if (!seen(element) || inText(element)) continue;
      const around = getComputedStyle(element, '::after');
      const whole = around.content !== 'none' && around.position === 'absolute';
      const reach = whole ? parseFloat(around.height) || 0 : 0;
      // The field that a bare input stands in is what is touched.
      const field = element.matches('input') ? element.closest('[class*=wrapper], [class*=Input-wrapper]') : null;
      const height = Math.max(element.getBoundingClientRect().height, field?.getBoundingClientRect().height ?? 0, reach);
      if (height < 43.5) found.add('a target of ' + Math.round(height) + ' px: ' + nameOf(element));
    }
    return [...found];
  })()`);

/** Waits until nothing is loading, so that the page itself is looked at. */
const settled = async (page: Page): Promise<void> => {
  await page.getByRole('main').waitFor();
  await quiet(page);
};

/** Both schemes, beginning with the one that the page is in: to turn one takes a while. */
const schemesOf = async (page: Page): Promise<readonly ('light' | 'dark')[]> => {
  const isDark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  return isDark ? ['dark', 'light'] : ['light', 'dark'];
};

/**
 * Lists the faults of a page, which is opened unless it is, by width and scheme; none, if all is
 * well.
 */
export const look = async (page: Page, path: string): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  if (page.url() !== siteUrl(path)) await page.goto(siteUrl(path));
  await settled(page);
  let first = true;
  for (const colorScheme of await schemesOf(page)) {
    await turn(page, colorScheme);
    await atRest(page);
    for (const [index, width] of VIEWS[colorScheme].entries()) {
      await page.setViewportSize({ width, height: 800 });
      const here = [
        ...(await overflow(page)),
        ...(await (first ? barriers(page) : furtherBarriers(page, index === 0))),
        ...(await small(page, width < 576)),
      ];
      first = false;
      if (here.length > 0) found[`${path} at ${width} px, ${colorScheme}`] = here;
    }
  }
  return found;
};
