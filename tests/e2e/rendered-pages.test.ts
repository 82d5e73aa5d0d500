import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitFor } from '../support/wait-for.ts';
import { operationOf } from './support/operations.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const competition = '/home/competition/d00200000000000000000001';

/** Every public page, with something of what it shows. */
const pages: [path: string, text: string][] = [
  ['/home', '正在进行的比赛'],
  ['/home/learn/meteorology', '从站点观测到短期预报'],
  ['/home/competition', '南极企鹅识别挑战赛'],
  ['/home/competition?status=1', '进行中'],
  [competition, '南极企鹅识别挑战赛'],
  [`${competition}/leaderboard`, '排行榜'],
  [`${competition}/teamswrapper/teams`, '团队'],
  ['/home/competition/forumlist/d00200000000000000000001', '讨论区'],
  ['/home/competition/works', '所有作品'],
  ['/home/activity', '活动'],
  ['/home/activity/EXERCISE', '练习赛'],
  ['/home/column', '从零读懂表格数据'],
  ['/home/column/d03800000000000000000001', '从零读懂表格数据'],
  ['/home/support', '帮助中心'],
  ['/home/creator/plan', '他们正在创作'],
  ['/home/creator/rule', '稀世珍本'],
  ['/home/special', '机器学习入门'],
  ['/home/special/detail/d03c00000000000000000001', '官方入门：读数据、看图、交第一份结果'],
  ['/home/global?search=企鹅', '「企鹅」的搜索结果'],
  ['/home/user/level/d00100000000000000000002', '等级与权益'],
  ['/home/user/profile/d00100000000000000000001', '动态'],
  ['/home/gist/d06000000000000000000001', '收藏'],
  ['/home/project', '企鹅物种识别：从看图到基线'],
  ['/mw/project/d03000000000000000000001', '概览'],
  ['/mw/project/d03000000000000000000001/comments', '后即可参与评论'],
  ['/home/dataset', '数据集'],
  ['/home/latex', 'LaTeX 公式'],
  ['/home/error?type=1', '链接不存在'],
  ['/home/error?type=3&Competition=d00200000000000000000001', '前往报名'],
  ['/home/unsubscribe', '退订链接无效'],
];

/** The page as the server renders it, once it has had the time to. */
const rendered = (path: string): Promise<Response> =>
  waitFor(`${path}, rendered`, async () => {
    const response = await fetch(siteUrl(path));
    return response.headers.has('etag') && response;
  });

/** The queries that a page asks by itself; further pages of a list are no first ones. */
const firstQueries = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const sent = operationOf(request);
    if (sent?.type === 'query' && (sent.variables?.page ?? 1) === 1) asked.push(sent.name);
  });
  return asked;
};

/**
 * Keeps the elements of the page's content as they came. What a page asks for when it has stood
 * for seconds never comes: it isn't what it is taken over with.
 */
const keepWhatCame = `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms, ...more) => (ms >= 2_000 ? 0 : setTimeout(act, ms, ...more));
}
addEventListener('DOMContentLoaded', () => {
  globalThis.came = [...document.querySelectorAll('main *')];
});
globalThis.taken = new Promise((resolve) => addEventListener('page-ready', () => resolve()));`;

/** Elements that have been removed: what is taken over stays as it is. */
const whatIsGone = `came
  .filter((element) => !element.isConnected)
  .map((element) => element.outerHTML.slice(0, 200))`;

it('a board comes rendered as its address asks for it', async () => {
  const response = await rendered(`${competition}/leaderboard?q=逐浪`);
  expect(await response.text()).toContain('value="逐浪"');
});

it.each([375, 1280])(
  'every public page comes rendered, and is taken over as it stands, at %d px',
  async (width) => {
    const { page } = await visit('/healthz', { viewport: { width, height: 800 } });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    const asked = firstQueries(page);
    await page.addInitScript(keepWhatCame);
    for (const [path, text] of pages) {
      const response = await rendered(path);
      const html = await response.text();
      const comes = {
        text: html.includes(text),
        title: /<title>[^<]*鲸潮社区<\/title>/.test(html),
      };
      expect({ path, ...comes }).toEqual({ path, text: true, title: true });

      asked.length = 0;
      messages.length = 0;
      await page.goto(siteUrl(path));
      await page.evaluate('taken');
      await quiet(page);
      const gone = await page.evaluate(whatIsGone);
      // A tag that a parser doesn't know ends the head, and crawlers look for nothing behind it.
      const descriptions = await page.locator('head > meta[name=description]').count();
      await page.getByRole('button', { name: '切换到深色' }).click();
      await page.getByRole('button', { name: '切换到浅色' }).waitFor();
      // The browser itself reports a missing page.
      const said = response.status === 404 ? [expect.stringContaining('status of 404')] : [];
      expect({ path, asked, gone, descriptions, messages }).toEqual({
        path,
        asked: [],
        gone: [],
        descriptions: 1,
        messages: said,
      });
      await page.evaluate('localStorage.clear()');
    }
  },
);

it('is taken over as it stands by who has chosen dark', async () => {
  await rendered('/home/project');
  const { page, errors } = await visit('/healthz');
  await page.addInitScript("localStorage.setItem('mantine-color-scheme-value', 'dark')");
  await page.addInitScript(keepWhatCame);
  await page.goto(siteUrl('/home/project'));
  await page.evaluate('taken');
  await page.getByRole('button', { name: '切换到浅色' }).waitFor();
  expect({ gone: await page.evaluate(whatIsGone), errors }).toEqual({ gone: [], errors: [] });
});

/** Colours of the first button or tag of a page's content that is filled, as its scheme has them. */
const filled = `[...document.querySelectorAll('main .mantine-Button-root, main .mantine-Badge-root')]
  .map((element) => getComputedStyle(element).backgroundColor)
  .some((colour) => colour !== 'rgba(0, 0, 0, 0)')`;

it('without JavaScript a page has its colour scheme, by which buttons and tags have colours', async () => {
  const { page } = await visit('/healthz', { javaScriptEnabled: false });
  await rendered(competition);
  await page.goto(siteUrl(competition));
  const html = page.locator('html');
  expect(await html.getAttribute('data-mantine-color-scheme')).toBe('light');
  expect(await page.evaluate(filled)).toBe(true);
});

it('every public page can be read and walked on from without JavaScript', async () => {
  const { page } = await visit('/healthz', { javaScriptEnabled: false });
  for (const [path, text] of pages) {
    await rendered(path);
    await page.goto(siteUrl(path));
    const main = page.getByRole('main');
    const competitions = page.getByRole('link', { name: '比赛', exact: true }).first();
    expect({
      path,
      text: (await main.innerText()).includes(text),
      leadsTo: await competitions.getAttribute('href'),
      loading: await main.locator('[aria-busy=true]').count(),
    }).toEqual({ path, text: true, leadsTo: '/home/competition', loading: 0 });
  }
});

/** Opens a page whose scripts come when one lets them. */
const visitWithoutScripts = async (path: string, timezoneId = 'Asia/Shanghai') => {
  await rendered(path);
  const { page } = await visit('/healthz', { timezoneId });
  let letGo: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(siteUrl(path));
  return { page, letGo };
};

// Elsewhere dates are written otherwise than on the server, and the page is rendered again.
const zones = ['Asia/Shanghai', 'America/New_York'];

it.each(zones)('takes what was typed and sent before its scripts came, in %s', async (zone) => {
  const { page, letGo } = await visitWithoutScripts('/home/competition', zone);
  const field = page.getByRole('textbox', { name: '搜索比赛' });
  await field.fill('企鹅');
  await field.press('Enter');
  letGo();
  await page.getByText('“企鹅”的搜索结果').waitFor();
  expect(new URL(page.url()).searchParams.get('name')).toBe('企鹅');
});

it.each(zones)('takes what was pressed before its scripts came, in %s', async (zone) => {
  const { page, letGo } = await visitWithoutScripts('/home/competition', zone);
  await page.getByRole('button', { name: '切换到深色' }).click();
  letGo();
  await page.getByRole('button', { name: '切换到浅色' }).waitFor();
});

it('suggests for what was typed before its scripts came', async () => {
  const { page, letGo } = await visitWithoutScripts('/home/competition');
  await page.getByRole('searchbox', { name: '搜索', exact: true }).focus();
  await page.keyboard.type('房价');
  letGo();
  await page.getByRole('option', { name: '房价估计大赛 比赛', exact: true }).waitFor();
});

/** Types on as soon as what was typed before is typed again. */
const typesOn = `document.activeElement.addEventListener('input', ({ isTrusted }) => {
  if (!isTrusted) setTimeout(() => document.execCommand('insertText', false, '计'));
}, { once: true })`;

it('loses no letter that is typed while what was typed before is taken in', async () => {
  const { page, letGo } = await visitWithoutScripts('/home/competition');
  await page.getByRole('searchbox', { name: '搜索', exact: true }).focus();
  await page.keyboard.type('房价估');
  await page.evaluate(typesOn);
  letGo();
  await page.getByRole('option', { name: '房价估计大赛 比赛', exact: true }).waitFor();
  const field = page.getByRole('combobox', { name: '搜索', exact: true });
  expect(await field.inputValue()).toBe('房价估计');
});

it('takes an Enter that no form sends, pressed before its scripts came', async () => {
  const { page, letGo } = await visitWithoutScripts(`${competition}/teamswrapper/teams`);
  const field = page.getByRole('combobox', { name: '搜索团队' });
  await field.fill('没有这样的团队');
  await field.press('Enter');
  letGo();
  await page.getByText('暂无相关团队').waitFor();
});

it.each([
  ['/home/column', '从零读懂表格数据', '从零读懂表格数据'],
  [competition, '讨论', '讨论区'],
])('%s is as it was when one goes back to it, and asks nothing', async (path, link, heading) => {
  await rendered(path);
  const { page } = await visit(path);
  await page.waitForLoadState('networkidle');
  const way = page.getByRole('main').getByRole('link', { name: link, exact: true }).first();
  await way.click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const asked = firstQueries(page);
  await page.goBack();
  await way.waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  // And one can go on from there.
  await way.click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

it('has the colours that the reader wants from its first paint', async () => {
  await rendered('/home/competition');
  const { page } = await visit('/healthz', { colorScheme: 'dark' });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(siteUrl('/home/competition'));
  const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  expect(background).toBe('rgb(15, 23, 32)');
});
