import { beforeAll, expect, it } from '@jest/globals';
import { type PageName, pageNames, publicPages } from '../support/public-pages.ts';
import { waitFor } from '../support/wait-for.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

interface FirstLoad {
  /** Requests for scripts and styles. */
  files: number;
  /** All requests. */
  requests: number;
  /** Bodies of scripts and styles as they were sent, in units of 1024 bytes. */
  kilobytes: number;
}

/**
 * Ceilings of a visitor's first load of a page. Code that isn't seen at once is loaded when it is
 * asked for; a change that makes a page smaller lowers its number here.
 */
const budgets: Record<PageName, FirstLoad> = {
  home: { files: 12, requests: 20, kilobytes: 205 },
  list: { files: 12, requests: 20, kilobytes: 180 },
  detail: { files: 12, requests: 20, kilobytes: 200 },
  board: { files: 12, requests: 20, kilobytes: 229 },
  forum: { files: 12, requests: 20, kilobytes: 205 },
  thread: { files: 12, requests: 20, kilobytes: 213 },
  columns: { files: 12, requests: 20, kilobytes: 203 },
  projects: { files: 12, requests: 20, kilobytes: 204 },
  column: { files: 12, requests: 20, kilobytes: 204 },
  project: { files: 12, requests: 20, kilobytes: 211 },
  datasets: { files: 12, requests: 20, kilobytes: 207 },
  dataset: { files: 12, requests: 20, kilobytes: 205 },
  search: { files: 12, requests: 20, kilobytes: 207 },
};

useBrowser();

let paths: Record<PageName, string>;
beforeAll(async () => {
  paths = await publicPages(new URL(siteUrl()).origin);
});

/** Time after its first frame within which a page is taken over, in ms; the rest comes later. */
const SOON = 2_000;
const NOTE_READY = `globalThis.ready = new Promise((resolve) =>
  addEventListener('page-ready', () => resolve(Date.now()), { once: true }));`;

/**
 * Collects the requests that the page at this path makes by itself, however busy the machine is.
 */
const firstLoad = async (path: string) => {
  // A page that the server was too busy to render takes more: what renders it in the browser.
  await waitFor('the page to be rendered', async () =>
    (await fetch(siteUrl(path))).headers.has('etag'),
  );
  const { page, requests: asked, errors } = await visit('about:blank');
  await page.addInitScript(NOTE_READY);
  await page.goto(siteUrl(path));
  await page.waitForLoadState('networkidle');
  const until = (await page.evaluate<number>('ready')) + SOON;
  const requests = asked.filter((request) => request.timing().startTime < until);
  const files = requests.filter((request) =>
    ['script', 'stylesheet'].includes(request.resourceType()),
  );
  const bytes = await Promise.all(files.map(async (file) => (await file.sizes()).responseBodySize));
  return {
    errors,
    load: {
      files: files.length,
      requests: requests.length,
      kilobytes: Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024),
    },
  };
};

it.each(pageNames)('the first load of a %s keeps to its budget', async (name) => {
  const { load, errors } = await firstLoad(paths[name]);
  expect(errors).toEqual([]);
  const budget = budgets[name];
  expect(load).toEqual({
    files: Math.min(load.files, budget.files),
    requests: Math.min(load.requests, budget.requests),
    kilobytes: Math.min(load.kilobytes, budget.kilobytes),
  });
});
