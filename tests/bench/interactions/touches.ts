import type { Page } from 'playwright-core';
import { accounts } from '#tests/support/demo.ts';
import type { PageName } from '#tests/support/public-pages.ts';

/** A touch of a page, which the browser is to answer soon. */
export interface Touch {
  page: PageName | 'submit';
  /** Account that is signed in; absent for a visitor. */
  account?: string;
  /** Name of the touch in the table. */
  what: string;
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

const dark = (page: PageName | 'submit'): Touch => ({
  page,
  what: '切换到深色',
  act: (shown) => button(shown, '切换到深色').click(),
});

/** Touches on the list, the board, a thread and the submit page (issue: INP). */
export const touches: readonly Touch[] = [
  dark('list'),
  {
    page: 'list',
    what: '比赛状态',
    // By key: an option that a script sets isn't a touch to the browser.
    act: async (page) => {
      await page.getByLabel('比赛状态').focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    page: 'list',
    what: '输入搜索词',
    act: async (page) => {
      await page.getByRole('searchbox', { name: '搜索', exact: true }).click();
      await page.keyboard.type('企');
    },
  },
  {
    page: 'list',
    account: accounts.captain,
    what: '打开菜单',
    act: (page) => button(page, /的菜单$/).click(),
  },
  {
    page: 'list',
    account: accounts.captain,
    what: '打开通知',
    act: (page) => button(page, /^通知/).click(),
  },
  dark('board'),
  {
    page: 'board',
    what: '切换标签',
    act: (page) => page.getByRole('tab').first().click(),
  },
  dark('thread'),
  {
    page: 'thread',
    account: accounts.captain,
    what: '赞',
    act: (page) => button(page, /^已?赞 /).click(),
  },
  {
    page: 'thread',
    account: accounts.captain,
    what: '回复',
    act: (page) => button(page, '回复').click(),
  },
  {
    page: 'thread',
    account: accounts.captain,
    what: '写回复',
    act: async (page) => {
      await page.getByRole('textbox', { name: '发表回复' }).click();
      await page.keyboard.type('abc');
    },
  },
  {
    page: 'submit',
    account: accounts.captain,
    what: '选择文件',
    act: (page) => button(page, '选择文件').click(),
  },
  {
    page: 'submit',
    account: accounts.captain,
    what: '切换到深色',
    act: (page) => button(page, '切换到深色').click(),
  },
];
