import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Request,
  Route,
} from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/demo.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { kept } from '#tests/support/kept.ts';
import { waitFor } from '#tests/support/wait-for.ts';

/** Between looks at whether a page is quiet; and how many have to find it so. */
const QUIET_MS = 25;
const QUIET_LOOKS = 4;
/**
 * Its turn comes after all that the page has to do. An idle callback would wait for the next frame
 * as well, and where nothing is drawn any more that is up to its timeout.
 */
const IS_LOADING = `scheduler.postTask(
  () => document.querySelector('[aria-busy=true]') !== null, { priority: 'background' })`;

/**
 * Delay of each script in milliseconds, by LATE_MS: members' input must not be lost meanwhile, and
 * a journey that relies on fast scripts fails.
 */
const late = Number(process.env.LATE_MS ?? 0);
const comesLate = async (route: Route): Promise<void> => {
  await wait(late);
  // The page may be gone by now.
  await route.continue().catch(() => undefined);
};

let browser: Browser;
const contexts: BrowserContext[] = [];
/** Requests that each page is waiting for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** A page lives for seconds here: to optimize its scripts would take longer than they run. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev';

const browsers = kept(
  () => launchBrowser([UNOPTIMIZED]),
  (launched) => launched.close(),
);

/** A new browser for a test file: each visit has a context of its own. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser = await browsers.lend();
  });
  // Pages without a visitor go on working.
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
  afterAll(() => browsers.giveBack(browser));
};

/** Ticks a box of a page that may not have been taken over yet: what was pressed counts then. */
export const tick = async (box: Locator): Promise<void> => {
  await box.click();
  await waitFor('the tick', () => box.isChecked());
};

export const siteUrl = (path = '/home'): string => new URL(path, process.env.SITE).href;

export interface Visit {
  page: Page;
  /** Errors of the console and of scripts so far: a page that works has none. */
  errors: string[];
  /** All that it has asked for so far. */
  requests: Request[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Account or address of the visitor; a stranger to the site by default. */
  as?: string;
  /**
   * With SharedWorkers, Playwright waits for ever for a quiet network: it never sees the end of
   * the worker's own request. Without them a tab leads, which serves a journey as well.
   */
  sharedWorkers?: boolean;
}

/**
 * A new person in front of a browser of their own, signed in as whom it says: the form for it is
 * what journeys of signing in are about. At `/healthz` they are on none of the site's pages yet.
 */
export const visit = async (
  path = '/home',
  { as, sharedWorkers = false, ...options }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  contexts.push(context);
  if (as) {
    const client = new GraphqlClient(new URL(siteUrl()).origin);
    await client.signIn(as, PASSWORD);
    const [name = '', value = ''] = client.headers.cookie?.split('=') ?? [];
    await context.addCookies([{ name, value, url: siteUrl(), httpOnly: true, sameSite: 'Lax' }]);
  }
  // Only for what hangs, like jest's.
  context.setDefaultTimeout(120_000);
  if (!sharedWorkers) await context.addInitScript('delete globalThis.SharedWorker');
  if (late) await context.route('**/assets/*.js', comesLate);
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: Request[] = [];
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    requests.push(request);
    waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto(siteUrl(path));
  return { page, errors, requests };
};

/**
 * A visit to what has just been changed: visitors share pages, which may be a second old, and longer
 * while they are rendered again.
 */
export const visitChanged = async (path: string): Promise<Visit> => {
  const age = async (): Promise<number> => {
    const { headers } = await fetch(siteUrl(path), { method: 'HEAD' });
    return Number(/age;dur=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
  };
  // One that was being made before the change is there by now.
  await age();
  const begun = performance.now();
  await waitFor('a page made since', async () => (await age()) < performance.now() - begun);
  return visit(path);
};

/** Time for which a page that has come is given to show something, in ms. */
const SHOWN_MS = 5_000;

/**
 * Loads a page again until it shows something: lists are shared for a second, also with members who
 * look right after a change. Each time it is given a moment, as it may come without its content.
 */
export const reloadUntil = (page: Page, shown: Locator): Promise<boolean> =>
  waitFor(String(shown), async () => {
    const isShown = await shown.waitFor({ timeout: SHOWN_MS }).then(
      () => true,
      () => false,
    );
    if (!isShown) await page.reload();
    return isShown;
  }).catch(async (error: unknown) => {
    const text = await page.locator('main').innerText();
    throw new Error(`It isn't on ${page.url()}, which shows: ${text}`, { cause: error });
  });

/**
 * Waits until a page has had all that it asked for and made of it what it makes: until it has
 * nothing to do, several times in a row, and nothing is under way or shown as loading.
 */
export const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  const waiting = underWay.get(page) ?? new Set();
  for (let looks = 0; looks < QUIET_LOOKS; looks += 1) {
    const loading = await page.evaluate<boolean>(IS_LOADING);
    if (loading || waiting.size > 0) looks = -1;
    await page.waitForTimeout(QUIET_MS);
  }
};

/** Signs in by the form that is on screen. */
export const signIn = async (page: Page, account: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('邮箱或用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
};
