import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { publicPages } from '../support/public-pages.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { useOwnSite } from './support/own-site.ts';

const layers = useOwnSite();
useBrowser();

let paths: Awaited<ReturnType<typeof publicPages>>;
beforeAll(async () => {
  paths = await publicPages(new URL(siteUrl()).origin);
});

/** Time for which everything is cut, in ms. */
const CUT_MS = 10_000;

/** Cuts a page off, and mends what was cut. */
const cuts = {
  network: (page: Page) => page.context().setOffline(true),
  platform: () => layers.get('platform')?.stop('SIGKILL'),
  gateway: () => layers.get('gateway')?.stop('SIGKILL'),
};
const mends = {
  network: (page: Page) => page.context().setOffline(false),
  platform: () => layers.get('platform')?.restart(),
  gateway: () => layers.get('gateway')?.restart(),
};

it.each(['network', 'platform', 'gateway'] as const)(
  'pages come back by themselves after ten seconds without %s',
  async (cut) => {
    const [competition, list] = await Promise.all([visit(paths.detail), visit(paths.list)]);
    const pages = [competition.page, list.page];
    await Promise.all(pages.map(quiet));
    const name = (await competition.page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await Promise.all(cut === 'network' ? pages.map(cuts.network) : [cuts[cut]()]);
    // A tab, whose code and data are to come, and a page.
    await competition.page.getByRole('tab', { name: '排行榜' }).click();
    await list.page.getByRole('navigation', { name: '主导航' }).getByText('数据集').click();
    await wait(CUT_MS);
    await competition.page.getByRole('tab', { name: '排行榜' }).waitFor();
    expect(await competition.page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
    await list.page.getByRole('navigation', { name: '主导航' }).waitFor();

    await Promise.all(cut === 'network' ? pages.map(mends.network) : [mends[cut]()]);
    await competition.page.getByRole('tabpanel').getByRole('table').first().waitFor();
    await list.page.getByRole('heading', { level: 1, name: '数据集' }).waitFor();
    for (const page of pages) expect(await page.getByRole('alert').count()).toBe(0);
  },
);
