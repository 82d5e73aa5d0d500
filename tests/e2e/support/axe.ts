import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules whose result depends on the colour scheme. */
const OF_SCHEME = ['color-contrast', 'link-in-text-block'];
/** Elements that are named by their content. */
const NAMED =
  'a, button, label, summary, h1, h2, h3, h4, h5, h6, [role=tab], [role=button], [role=menuitem], [role=option]';

/**
 * Waits for colours and positions to reach their end. Endless animations aren't waited for, and a
 * part that is rendered again ends its animation with a rejection.
 */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  )`);

/** Turns the page into a scheme, and waits for it to be so. */
export const turn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
};

// Only what is wrong crosses over: all else that axe says of a page takes longer than its reading.
// Nor does it read all style sheets into others, which only an experimental rule looks at.
const SERIOUS = `globalThis.serious ??= (context, options) => axe
  .run(context, {
    iframes: false,
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
    ...options,
  })
  .then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')));`;

/**
 * Notes what is seen now, and answers the parts that came or changed since the last look, and all
 * that scrolls: at one width alone it may, though nothing came or went.
 */
const CHANGED = `globalThis.changed ??= () => {
  const before = globalThis.seen;
  const scrolls = (element) =>
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
    /auto|scroll/.test(getComputedStyle(element).overflow);
  globalThis.seen = new Set([...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })));
  const turned = before ? seen.symmetricDifference(before) : new Set();
  const parts = new Set([...seen].filter(scrolls));
  for (const element of turned) {
    if (element.control) parts.add(element.control);
    if (turned.has(element.parentElement)) continue;
    parts.add(element.parentElement?.closest(${JSON.stringify(NAMED)}) ?? element);
    parts.add(element);
  }
  return [...parts].filter((part) => part.isConnected && seen.has(part));
};`;

const ready = async (page: Page): Promise<void> => {
  await atRest(page);
  // Findings are named by their selectors, so that no element's source is kept.
  if (!(await page.evaluate<boolean>("'axe' in globalThis")))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  await page.evaluate(SERIOUS + CHANGED);
};

/** Lists what axe finds serious in the page itself: frames that run no scripts can't be asked. */
export const barriers = async (page: Page): Promise<string[]> => {
  await ready(page);
  const found = await page.evaluate<string[]>('changed(), serious(document)');
  if (found.length === 0) return found;
  // A state between two of axe's looks, as of a button that has just been enabled, is no barrier: a
  // real one stays.
  await ready(page);
  return page.evaluate<string[]>('serious(document)');
};

/**
 * The same for a page that `barriers` has looked at in another width or scheme: all rules for
 * what came or went since and for what scrolls, and in another scheme those that it decides for
 * the whole page.
 */
export const furtherBarriers = async (page: Page, inAnotherScheme: boolean): Promise<string[]> => {
  await ready(page);
  const ofScheme = inAnotherScheme
    ? `await serious(document, { runOnly: ${JSON.stringify(OF_SCHEME)} })`
    : '[]';
  return page.evaluate<string[]>(`(async () => {
    const include = changed();
    const there = include.length > 0 ? await serious({ include }) : [];
    return [...there, ...${ofScheme}];
  })()`);
};
