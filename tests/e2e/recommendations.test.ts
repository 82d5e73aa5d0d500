import { expect, it } from '@jest/globals';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('who follows nobody is shown whom and what to follow, follows some, and reads what they do', async () => {
  const { email } = await newMember('新来');
  const { page, errors } = await visit('/home', { as: email });
  await page.waitForURL((url) => url.pathname === '/home');

  const main = page.getByRole('main');
  const users = main.getByRole('region', { name: '推荐用户' });
  const columns = main.getByRole('region', { name: '推荐专栏' });
  const [toFollow, followed] = [/^关注：/, /^已关注：/].map((name) =>
    users.getByRole('button', { name }),
  );
  if (!toFollow || !followed) throw new Error('unreachable');
  await toFollow.first().click();
  await followed.first().waitFor();
  await toFollow.first().click();
  await followed.nth(1).waitFor();
  await columns
    .getByRole('button', { name: /^关注专栏/ })
    .first()
    .click();
  await columns.getByRole('button', { name: /^已关注专栏/ }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // Their activities are in the feed, with others to follow among them.
  await main.getByRole('button', { name: '看看他们的动态' }).click();
  const feed = main.getByRole('feed', { name: '动态' });
  const block = feed.getByRole('article', { name: '推荐用户' });
  await block.waitFor();
  await feed.getByRole('article', { name: '推荐专栏' }).waitFor();
  expect(await feed.getByRole('article').count()).toBeGreaterThan(3);
  expect(await barriers(page)).toEqual([]);

  const names = () => block.getByRole('listitem').getByRole('heading').allTextContents();
  const shown = await names();
  expect(shown).toHaveLength(2);
  await block.getByRole('button', { name: '换一换' }).click();
  await waitFor('others', async () => {
    const others = await names();
    return others.length > 0 && others.every((name) => !shown.includes(name));
  });

  // Closed, it stays away.
  await block.getByRole('button', { name: '关闭推荐用户' }).click();
  await block.waitFor({ state: 'detached' });
  await page.reload();
  await feed.getByRole('article', { name: '推荐专栏' }).waitFor();
  expect(await block.count()).toBe(0);
  expect(errors).toEqual([]);
});
