import { expect, it } from '@jest/globals';
import { quiet, useBrowser, visit } from './support/browser.ts';

useBrowser();

it('what one looks for is suggested, chosen and found by the keyboard alone', async () => {
  const { page, errors } = await visit('/home');
  const box = page.getByRole('combobox', { name: '搜索' }).first();
  await page.getByRole('searchbox', { name: '搜索' }).or(box).first().focus();
  await page.keyboard.type('企鹅');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home\/global\?search=/);
  expect(decodeURIComponent(page.url())).toContain(chosen ?? '-');
  await page.goto(page.url().replace(/\?.*/, `?search=${encodeURIComponent('企鹅')}`));
  // Most of what is found are projects.
  await page.locator('mark', { hasText: '企鹅' }).first().waitFor();
  const tabs = page.getByRole('navigation', { name: '搜索结果' });
  expect(await tabs.locator('[aria-current]').textContent()).toMatch(/^项目 \d+$/);
  await page.getByLabel('项目排序').selectOption({ label: '最多点赞' });
  await page.waitForURL(/sort=-VotesCount/);
  await tabs.getByRole('link', { name: /^专栏/ }).press('Enter');
  await page.waitForURL(/tab=column/);
  expect(errors).toEqual([]);
});

/** Each kind of result, with what its tab says where nothing was found. */
const kinds = [
  ['project', '项目', '没有找到指定的项目'],
  ['dataset', '数据集', '没有找到指定的数据集'],
  ['competition', '比赛', '没有找到指定的比赛'],
  ['activity', '活动', '没有找到指定的活动'],
  ['zone', '频道', '没有找到指定的频道'],
  ['column', '专栏', '没有找到指定的专栏'],
  ['post', '帖子', '没有找到指定的帖子'],
  ['user', '用户', '没有找到指定的用户'],
] as const;

/** The tab that the keyboard is at, where one sees that it is; null elsewhere. */
const FOCUSED_TAB = `(() => {
  const at = document.activeElement;
  const isSeen = at.matches(':focus-visible') && getComputedStyle(at).outlineStyle !== 'none';
  return isSeen && at.closest('nav[aria-label=搜索结果]') ? at.textContent : null;
})()`;

it('all kinds of what is found are walked through by the keyboard alone, and back', async () => {
  const { page, errors } = await visit('/home');
  await page.getByRole('searchbox', { name: '搜索' }).first().focus();
  await page.keyboard.type('二手房价');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home\/global\?search=/);
  const tabs = page.getByRole('navigation', { name: '搜索结果' });
  const results = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  const tabOf = (name: string) => tabs.getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
  await tabOf('项目').waitFor();
  // A link followed before the page is taken over loads the next one whole, without the focus.
  await quiet(page);
  const focused = () => page.evaluate<string | null>(FOCUSED_TAB);
  for (let steps = 0; steps < 40 && (await focused()) === null; steps += 1)
    await page.keyboard.press('Tab');

  const found: string[] = [];
  for (const [tab, name, nothing] of kinds) {
    const link = tabOf(name);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`&tab=${tab}$`));
    await tabs.locator('[aria-current=page]', { hasText: name }).waitFor();
    const title = await link.textContent();
    const none = title === `${name} 0`;
    // Results with most of the words may stand there, if nothing has all.
    const shown = none ? page.getByText(nothing).or(results.first()) : results;
    await shown.first().waitFor();
    if (!none) found.push(tab);
    expect(await focused()).toBe(title);
    await page.keyboard.press('Tab');
  }
  expect(found).toContain('competition');
  expect(found.length).toBeLessThan(kinds.length);

  await page.goBack();
  await page.waitForURL(/&tab=post$/);
  await tabs.locator('[aria-current=page]', { hasText: '帖子' }).waitFor();
  expect(errors).toEqual([]);
});
