import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts, PASSWORD } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { quiet, siteUrl, useBrowser, visit, visitChanged } from './support/browser.ts';
import { newChannel } from './support/channels.ts';
import { codeFor } from './support/codes.ts';
import { newMember } from './support/members.ts';

useBrowser();

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

/** Names of the sections in the panel of their moderator, each behind its level. */
const arranged = (page: Page) =>
  page
    .getByRole('list', { name: '分组' })
    .locator('li')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          `${row.getAttribute('data-level') ?? ''}${row.querySelector('[data-section]')?.textContent ?? ''}`,
      ),
    );

const makeSection = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '新建分组' }).click();
  const dialog = page.getByRole('dialog', { name: '新建分组' });
  await dialog.getByLabel(/分组名称/).fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.locator('[data-section]', { hasText: name }).waitFor();
  await dialog.waitFor({ state: 'detached' });
};

/** Collects the first so many of what is offered; answers their titles. */
const collect = async (page: Page, what: string, count: number): Promise<string[]> => {
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `添加${what}` });
  const boxes = dialog.getByRole('checkbox');
  await boxes.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const box = boxes.nth(index);
    const title = await box.evaluate<string, { labels: Iterable<{ textContent: string }> }>(
      (input) => [...input.labels].map(({ textContent }) => textContent).join(''),
    );
    titles.push(title);
    await box.check();
  }
  await dialog.getByRole('button', { name: /^收录/ }).click();
  await page.getByText('收录成功').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  return titles;
};

it('a moderator arranges and collects, and a visitor sees exactly that', async () => {
  const moderator = await newMember('版主鲸');
  const channel = await newChannel('旅程', moderator.name);
  const { page, errors } = await visit(`/home/special/config/${channel.id}`, {
    as: moderator.email,
  });
  for (const name of ['甲组', '乙组', '丙组']) await makeSection(page, name);
  // By the keyboard up, by the pointer below another.
  await page.locator('[data-section]', { hasText: '丙组' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await waitFor('the order', async () => (await arranged(page)).join() === '1甲组,1丙组,1乙组');
  const row = (name: string) => page.locator('li[draggable]', { hasText: name });
  await row('乙组').dragTo(row('甲组'));
  await waitFor('the tree', async () => (await arranged(page)).join() === '1甲组,2乙组,1丙组');
  await page.getByRole('button', { name: '分组「丙组」的操作' }).click();
  await page.getByRole('menuitem', { name: '隐藏' }).click();
  await row('丙组').getByRole('img', { name: '已隐藏' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.locator('[data-section]', { hasText: '乙组' }).click();
  const titles = await collect(page, '项目', 3);
  const [, pinned = ''] = titles;
  await page.getByRole('button', { name: `置顶「${pinned}」` }).click();
  await page.getByText('已置顶').first().waitFor();
  await page.getByRole('link', { name: '数据', exact: true }).click();
  await page.getByText('没有找到指定的数据集').waitFor();
  const [set = ''] = await collect(page, '数据集', 1);
  await page.getByRole('button', { name: `移除「${set}」` }).waitFor();

  const visitor = await visitChanged(channel.path);
  const tree = visitor.page.getByRole('complementary', { name: '分组' }).getByRole('button');
  await waitFor('the tree', async () => (await tree.count()) === 3);
  expect(await tree.allTextContents()).toEqual(['全部3', '甲组3', '乙组3']);
  const list = visitor.page.getByRole('list', { name: '项目', exact: true }).locator('> li');
  await waitFor('three projects', async () => (await list.count()) === 3);
  expect(await list.first().textContent()).toContain(pinned);
  expect(await list.first().textContent()).toContain('置顶');
  const seen = await texts(visitor.page, 'ul[aria-label=项目] > li h2');
  expect(seen.toSorted()).toEqual(titles.toSorted());
  expect(await visitor.page.getByRole('tab').allTextContents()).toEqual([
    '项目 3',
    '数据 1',
    '论坛',
  ]);
  await visitor.page.getByRole('tab', { name: '数据 1' }).click();
  await visitor.page.getByRole('link', { name: set }).first().waitFor();
  expect([...errors, ...visitor.errors]).toEqual([]);
});

it('a member proves the e-mail, comes back subscribed, and cancels', async () => {
  const member = await newMember('订阅鲸');
  const channel = await newChannel('订阅');
  const { page, errors } = await visit(channel.path, { as: member.email });
  await page.getByRole('button', { name: '邮件订阅' }).click();
  await page.getByRole('button', { name: '立即订阅' }).click();
  await page.getByText('你的邮箱尚未认证，无法接收订阅邮件，是否前往认证？').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '前往认证' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('邮箱').fill(member.email);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  const code = await codeFor(member.email.toLowerCase());
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: '确认' }).click();

  await page.getByText('已订阅', { exact: true }).first().waitFor();
  await page.waitForURL(siteUrl(channel.path));
  await page.getByRole('button', { name: `已关注频道「${channel.name}」` }).waitFor();
  await page.getByRole('button', { name: '已订阅', exact: true }).click();
  await page.getByText('确认要取消订阅吗？').waitFor();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('已取消订阅').waitFor();
  await page.getByRole('button', { name: '邮件订阅' }).waitFor();
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});

it('a follower sees that there is something new, opens it, and it is new no more', async () => {
  const member = await newMember('关注鲸');
  const channel = await newChannel('有新');
  const { page, errors } = await visit(channel.path, { as: member.email });
  await page.getByRole('button', { name: `关注频道「${channel.name}」` }).click();
  await page.getByText('已关注', { exact: true }).first().waitFor();
  await channel.collect(2);
  await page.goto(siteUrl('/home/special'));
  const own = page.getByRole('region', { name: '我的订阅' });
  await own.getByText('有更新').waitFor();
  await own.getByRole('link', { name: channel.name }).click();
  await page.getByRole('tab', { name: '项目 2' }).waitFor();
  await quiet(page);
  await page.getByRole('link', { name: '频道', exact: true }).first().click();
  await own.getByRole('link', { name: channel.name }).waitFor();
  await own.getByText('有更新').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

it('an administrator makes a channel and names a moderator, who is told and finds the way', async () => {
  const member = await newMember('新版主');
  const name = `新频道${Date.now() % 1e7}`;
  const { page, errors } = await visit('/home/admin/channels', { as: accounts.admin });
  await page.getByRole('button', { name: '新建频道' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/频道名称/).fill(name);
  await dialog.getByLabel(/频道简介/).fill('由管理员新建');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: `频道「${name}」的版主` }).click();
  await dialog.getByRole('textbox', { name: '添加版主' }).fill(member.email);
  await dialog.getByRole('button', { name: '添加' }).click();
  await page.getByText('已添加版主').waitFor();
  expect(await barriers(page)).toEqual([]);

  const own = await visit('/home/user/notification', { as: member.email });
  await own.page
    .getByText(/你已成为.*的版主/)
    .first()
    .click();
  await own.page.getByRole('heading', { level: 1, name: '频道管理' }).waitFor();
  await own.page.getByText('没有找到指定的项目').waitFor();
  expect([...errors, ...own.errors]).toEqual([]);
});

it('a member who doesn’t moderate is led from its management to the channel', async () => {
  const member = await newMember('路过鲸');
  const channel = await newChannel('别人的');
  const { page } = await visit(`/home/special/config/${channel.id}`, { as: member.email });
  await page.waitForURL(siteUrl(channel.path));
});
