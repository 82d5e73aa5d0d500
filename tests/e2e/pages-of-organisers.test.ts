import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { barriers, look, penguins } from './support/look.ts';

useBrowser();

it('the pages of an organiser are accessible and fit', async () => {
  const { page, errors } = await visit('/auth/communityLogin');
  await signIn(page, accounts.organizer);
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const id = (await penguins(page)).split('/').at(-1) ?? '';
  const list = '/org/whaletide/competition/manage';
  expect(await look(page, list)).toEqual({});
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(siteUrl(`${list}/${id}`));
  const panels = page.getByRole('navigation', { name: '管理内容' }).getByRole('link');
  await panels.first().waitFor();
  const paths = await Promise.all((await panels.all()).map((panel) => panel.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) expect(await look(page, path ?? '')).toEqual({});

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, opener] of [
    [list, '新建比赛'],
    [`${list}/${id}/stages`, '添加阶段'],
    [`${list}/${id}/stages`, '添加任务到初赛'],
  ] as const) {
    await page.goto(siteUrl(path));
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
});
