import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { barriers } from './support/axe.ts';
import { quiet, signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { look, penguins } from './support/look.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('the pages of a member are accessible and fit', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.captain });
  const path = await penguins(page);
  for (const own of [
    '/home',
    '/home/user/setting/account',
    '/home/user/setting/verify',
    '/home/user/setting/headView',
    '/home/user/setting/notifications',
    '/home/user/setting/webhooks',
    '/home/user/notification',
    '/home/user/level',
    '/home/user/level?tab=badge',
    '/home/user/level?tab=skill',
    '/home/user/level?tab=task',
    '/home/user/wallet',
    '/home/creator/apply',
    '/home/user/snippets',
    '/home/user/classes',
    '/home/classes/d07100000000000000000001',
    '/home/classes/d07100000000000000000001?item=d07200000000000000000003',
    '/home/user/star',
    '/home/column?tab=subscribed',
    '/home/column/d03800000000000000000004',
    `${path}/submit`,
    `${path}/leaderboard`,
    `${path}/datasetbindings`,
  ])
    expect(await look(page, own)).toEqual({});

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const panel of [/^通知/, /^私信/, /^我的任务/, /的菜单$/]) {
    await page.getByRole('button', { name: panel }).first().click();
    await quiet(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(errors).toEqual([]);
});

it('the page where newcomers say who they are is accessible and fits', async () => {
  const email = `浅滩${Date.now() % 1e7}@journey.test`;
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
    input: { name: email.split('@')[0], email, password: PASSWORD },
  });
  const { page, errors } = await visit('/auth/communityLogin?redirect=/home/latex');
  await signIn(page, email);
  // Whatever they were on their way to.
  await page.waitForURL((url) => url.pathname === '/register_landing');
  const { pathname, search } = new URL(page.url());
  await page.getByRole('heading', { name: '介绍一下自己' }).waitFor();
  expect(await look(page, pathname + search)).toEqual({});
  for (const identity of ['学生', '在职']) {
    await page.getByRole('radio', { name: identity }).check();
    expect(await look(page, pathname + search)).toEqual({});
  }
  expect(errors).toEqual([]);
});

it('the pages of a team are accessible and fit, for its captain', async () => {
  const { page, errors } = await visit('/home/competition?status=1', { as: accounts.captain });
  const href = await page
    .getByRole('link', { name: /西雅图/ })
    .first()
    .getAttribute('href');
  for (const tab of [
    'teamswrapper/teammates',
    'teamswrapper/teams',
    'teamswrapper/applications',
    'invitation',
    'invitation/ranking',
  ])
    expect(await look(page, `${href ?? ''}/${tab}`)).toEqual({});
  await page.goto(siteUrl(`${href ?? ''}/teamswrapper/teams`));
  const anyTeam = page.locator('a[href*="/competition/team/"]').first();
  const team = await anyTeam.getAttribute('href');
  expect(await look(page, team ?? '')).toEqual({});
  expect(errors).toEqual([]);
});

it('the pages of a class are accessible and fit, for its teacher', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.school });
  const path = '/home/classes/d07100000000000000000001';
  for (const query of ['', '?tab=students', '?tab=settings', '?item=d07200000000000000000002'])
    expect(await look(page, path + query)).toEqual({});
  expect(await look(page, '/org/farshore')).toEqual({});
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(siteUrl(path));
  await page.getByRole('button', { name: '添加任务' }).click();
  await page
    .getByRole('option', { name: /西雅图/ })
    .first()
    .waitFor({ state: 'attached' });
  await quiet(page);
  expect(await barriers(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('the conversations of a member are accessible and fit', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.captain });
  const list = '/home/user/message';
  expect(await look(page, list)).toEqual({});
  const talk = await page.getByRole('link', { name: /林小舟/ }).getAttribute('href');
  expect(await look(page, talk ?? '')).toEqual({});
  expect(errors).toEqual([]);
});

it('the pages of a project are accessible and fit, for its author', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.captain });
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.signIn(accounts.captain, PASSWORD);
  const { viewer } = await client.ask<{ viewer: { projects: { items: { id: string }[] } } }>(
    '{ viewer { projects(title: "企鹅物种识别") { items { id } } } }',
  );
  const { items } = viewer.projects;
  for (const { id } of items)
    for (const path of [
      `/mw/project/${id}`,
      `/mw/project/${id}/versions`,
      `/mw/project/edit/${id}`,
      '/mw/project/create',
    ])
      expect(await look(page, path)).toEqual({});
  expect(items).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('the dialogs of the account are accessible and fit', async () => {
  const { email } = await newMember('礁盘');
  const settings = '/home/user/setting/account';
  const verify = '/home/user/setting/verify';
  const { page, errors } = await visit(settings, { as: email });
  await page.getByRole('button', { name: '新建令牌' }).click();
  await page.getByRole('dialog', { name: '新建访问令牌' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  for (const [asked, title] of [
    ['bindPhone', '身份验证'],
    ['verify', '实名认证'],
  ]) {
    await page.goto(siteUrl(`${verify}?${asked}=true`));
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await look(page, `${verify}?${asked}=true`)).toEqual({});
  }
  expect(errors).toEqual([]);
});

it('the notifications of a member are accessible and fit, all and unread', async () => {
  const { page, errors } = await visit('/home/user/notification', { as: accounts.member });
  await page
    .getByRole('button', { name: /^标为已读：/ })
    .first()
    .waitFor();
  for (const query of ['', '?read=false'])
    expect(await look(page, `/home/user/notification${query}`)).toEqual({});
  expect(errors).toEqual([]);
});

it('the pages of work orders are accessible and fit, for their member', async () => {
  const { page, errors } = await visit('/healthz', { as: accounts.member });
  const list = '/home/user/workorder';
  for (const path of [list, `${list}?status=PENDING`, '/home/support?tab=submit'])
    expect(await look(page, path)).toEqual({});
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(siteUrl(list));
  const rows = page.locator('tbody a[href*="/user/workorder/"]');
  await rows.first().waitFor();
  const paths = await Promise.all((await rows.all()).map((row) => row.getAttribute('href')));
  // The demo has one in every state.
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths.slice(0, 4)) expect(await look(page, path ?? '')).toEqual({});
  expect(errors).toEqual([]);
});

it('the desk of the support is accessible and fits', async () => {
  const support = await visit('/home/admin/workorders', { as: accounts.support });
  const desk = '/home/admin/workorders';
  await support.page.waitForURL((url) => url.pathname === desk);
  const one = support.page.getByRole('listitem').locator(`a[href*="${desk}/"]`).first();
  const path = await one.getAttribute('href');
  for (const own of [desk, `${desk}?status=ALL`, path ?? '', '/home/admin/canned-answers'])
    expect(await look(support.page, own)).toEqual({});

  await support.page.goto(siteUrl(path ?? ''));
  await support.page.setViewportSize({ width: 375, height: 800 });
  for (const [opener, title] of [
    ['分配', '转交工单'],
    ['关闭工单', '关闭工单'],
    ['常用回复', '插入常用回复'],
  ] as const) {
    await support.page.getByRole('button', { name: opener, exact: true }).first().click();
    await support.page.getByRole('dialog', { name: title }).waitFor();
    expect(await barriers(support.page)).toEqual([]);
    await support.page.keyboard.press('Escape');
    await support.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(support.errors).toEqual([]);
});
