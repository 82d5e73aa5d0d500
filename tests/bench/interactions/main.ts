// How soon pages answer a touch (INP) with the CPU at a quarter of its speed: `npm run interactions`.
// Builds the site, starts the product with its demo on a folder of its own, and fails above the
// goal. Timings depend on the machine: this is no test. For work: `-- --page thread --runs 1`.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/demo.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { endings, productionSite } from '../production-site.ts';
import { type Touch, touches } from './touches.ts';
import { begin } from '#tests/support/progress.ts';

/** The longest that a touch may go unanswered, in ms. */
const GOAL = 100;
const SLOWER = 4;
/** A page has been taken over by then, in ms. */
const TAKEN_OVER_MS = 2_000;
/** Time after which the effects of a touch have been painted, in ms. */
const PAINTED_MS = 2_000;

/** Task of the demo's competition that the captain's team is in. */
const SUBMIT = '/home/competition/d00200000000000000000002/submit';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);

/** Keeps the longest time between a touch and the next paint. */
const OBSERVE = `
  globalThis.longestTouch = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) globalThis.longestTouch = Math.max(globalThis.longestTouch, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });`;

const sessions = new Map<string, Awaited<ReturnType<typeof signedIn>>>();

/** Storage that the browser keeps of a signed-in member. */
const signedIn = async (browser: Browser, site: string, account: string) => {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  await page.goto(`${site}/auth/communityLogin?redirect=/home/competition`);
  await page.getByLabel('邮箱或用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};

const stateOf = async (browser: Browser, site: string, account: string) => {
  const state = sessions.get(account) ?? (await signedIn(browser, site, account));
  sessions.set(account, state);
  return state;
};

/** Time until a touch on a page that has just been opened is answered, in ms. */
const measure = async (browser: Browser, site: string, path: string, touch: Touch) => {
  const { account, act } = touch;
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    ...(account !== undefined && { storageState: await stateOf(browser, site, account) }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    await page.goto(site + path);
    const session = await context.newCDPSession(page);
    await page.waitForTimeout(TAKEN_OVER_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await act(page);
    await page.waitForTimeout(PAINTED_MS);
    return await page.evaluate<number>('globalThis.longestTouch');
  } finally {
    await context.close();
  }
};

const started = endings();
try {
  begin('building the site, filling the demo community');
  const site = await productionSite(started);
  const pages = await publicPages(site);
  const paths = { ...pages, submit: SUBMIT };
  const browser = await launchBrowser([], { TZ: 'Asia/Shanghai' });
  started.push(() => browser.close());

  const rows = [];
  for (const touch of touches) {
    if (values.page && !values.page.includes(touch.page)) continue;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      begin(`${touch.page}, ${touch.what}: run ${run + 1} of ${runs}`);
      times.push(await measure(browser, site, paths[touch.page], touch));
    }
    const median = times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
    const { page, what, account } = touch;
    rows.push({ page, what, by: account ?? 'visitor', ms: median, missed: median > GOAL });
  }
  console.table(rows);
  if (rows.some(({ missed }) => missed)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await started.end();
}
