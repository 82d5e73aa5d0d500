import { beforeAll, expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { type PageName, publicPages } from '../support/public-pages.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { measures, rowHeights } from './support/measures.ts';

useBrowser();

let at: Record<PageName, string>;
beforeAll(async () => {
  at = await publicPages(new URL(siteUrl()).origin);
});

const widths = [390, 768, 1280];
const ROW = 'main li[data-exposes^="competition:"] > div:first-child';

it('rows of competitions are so low that one compares them', async () => {
  const { page } = await visit(at.list);
  for (const [width, most] of [
    [390, 90],
    [768, 100],
    [1280, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await quiet(page);
    const heights = await rowHeights(page, ROW);
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.max(...heights)).toBeLessThanOrEqual(most);
  }
});

it('the head of a competition has one height on all its tabs', async () => {
  const { page } = await visit('/healthz');
  const heights = [];
  for (const tab of ['', '/leaderboard', '/datasetbindings', '/teamswrapper']) {
    await page.goto(siteUrl(at.detail + tab));
    await quiet(page);
    const [height = 0] = await rowHeights(page, 'main header');
    heights.push(Math.round(height));
  }
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThanOrEqual(180);
});

it.each([
  ['a visitor', undefined],
  ['a captain', accounts.captain],
])(
  'numbers, columns and names are whole, with one solid button a view, for %s',
  async (_who, as) => {
    const { page, errors } = await visit('/healthz', { as });
    const found: Record<string, unknown> = {};
    for (const name of ['list', 'detail', 'board', 'forum', 'datasets', 'projects'] as const) {
      await page.goto(siteUrl(at[name]));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await quiet(page);
        const { solid, ...faults } = await measures(page);
        if (Object.values(faults).some(({ length }) => length > 0))
          found[`${name} at ${width} px`] = faults;
        if (solid.length > 1) found[`solid buttons of ${name} at ${width} px`] = solid;
      }
    }
    expect(found).toEqual({});
    expect(errors).toEqual([]);
  },
);
