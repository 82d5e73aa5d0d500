import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { look, penguins } from './support/look.ts';

useBrowser();

const list = '/org/whaletide/competition/manage';

/** An organizer in front of the penguins' competition. */
const organizer = async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.organizer });
  const id = (await penguins(page)).split('/').at(-1) ?? '';
  return { page, errors, id };
};

// In parts, so that each ends soon.
const PARTS = 4;
it.each(Array.from({ length: PARTS }, (_, part) => part))(
  'the panels of an organizer are accessible and fit (part %i)',
  async (part) => {
    const { page, errors, id } = await organizer();
    await page.goto(siteUrl(`${list}/${id}`));
    const panels = page.getByRole('navigation', { name: '管理内容' }).getByRole('link');
    await panels.first().waitFor();
    const all = await Promise.all((await panels.all()).map((panel) => panel.getAttribute('href')));
    const paths = all.filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(await look(page, path ?? '')).toEqual({});
    expect(errors).toEqual([]);
  },
);

it('the list and the dialogs of an organizer are accessible and fit', async () => {
  const { page, errors, id } = await organizer();
  expect(await look(page, list)).toEqual({});
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, opener] of [
    [list, '新建比赛'],
    [`${list}/${id}/stages`, '添加阶段'],
    [`${list}/${id}/works`, '基线'],
    [`${list}/${id}`, '删除比赛'],
  ] as const) {
    await page.goto(siteUrl(path));
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  await page.goto(siteUrl(`${list}/${id}/boards`));
  for (const part of ['成绩走势', '名次变动与运气', '雷同检查']) {
    await page.getByRole('button', { name: part }).click();
    await page
      .getByRole('region', { name: '榜单走势' })
      .getByText(/得分|运气|比较/)
      .first()
      .waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
});

it('an organizer is told beforehand what the boards can tell, accessibly', async () => {
  const { page, errors, id } = await organizer();
  await page.goto(siteUrl(`${list}/${id}`));
  const part = page.getByRole('region', { name: '赛前算一算' });
  await part
    .getByText(/没有发现泄露|没有查看/)
    .first()
    .waitFor();
  await part
    .getByRole('row', { name: /^Private 榜/ })
    .first()
    .waitFor();
  expect(await look(page, `${list}/${id}`)).toEqual({});
  expect(errors).toEqual([]);
});
