import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { look, penguins } from './support/look.ts';

useBrowser();

it('the pages of a forum are accessible and fit, for a visitor and a member', async () => {
  const { page, errors } = await visit();
  const id = (await penguins(page)).split('/').at(-1) ?? '';
  const list = `/home/competition/forumlist/${id}`;
  await page.goto(siteUrl(list));
  const thread = await page.getByRole('link', { name: /使用说明/ }).getAttribute('href');
  await page.goto(siteUrl('/home/competition/works'));
  const work = await page.getByRole('link', { name: /：/ }).first().getAttribute('href');
  const paths = [list, `${list}?q=id`, thread ?? '', work ?? ''];
  for (const path of paths) expect(await look(page, path)).toEqual({});

  await page.goto(siteUrl('/auth/communityLogin'));
  await signIn(page, accounts.captain);
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const create = `/home/competition/forum/create?forumId=${id}&competitionId=${id}`;
  for (const path of [list, thread ?? '', create]) expect(await look(page, path)).toEqual({});
  expect(errors).toEqual([]);
});
