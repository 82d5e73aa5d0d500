import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { siteUrl, useBrowser, visit, visitChanged } from './support/browser.ts';
import { penguins } from './support/look.ts';

useBrowser();

const TITLE = '低价代提交，加微信';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const signedIn = (account: string) => visit('/healthz', { as: account });

it('an administrator folds a post, its author sees why, the log shows it, and it comes back', async () => {
  const author = await signedIn(accounts.captain);
  const competition = await penguins(author.page);
  await author.page.goto(siteUrl(competition));
  await author.page.getByRole('link', { name: '讨论', exact: true }).click();
  await author.page.getByRole('link', { name: '发布帖子' }).click();
  await heading(author.page, '发布帖子').waitFor();
  const types = author.page.getByRole('radiogroup', { name: '帖子类型' });
  await types.getByText('问题讨论').click();
  await author.page.getByLabel('标题').fill(TITLE);
  await author.page.getByRole('textbox', { name: '正文' }).fill('先到先得');
  await author.page.getByRole('button', { name: '发布', exact: true }).click();
  await heading(author.page, TITLE).waitFor();
  const address = author.page.url();

  const admin = await signedIn(accounts.admin);
  await admin.page.goto(address);
  await admin.page.getByRole('button', { name: '折叠', exact: true }).click();
  const dialog = admin.page.getByRole('dialog', { name: '折叠帖子' });
  await dialog.getByRole('button', { name: '折叠' }).click();
  await dialog.getByText('请输入原因').waitFor();
  await dialog.getByLabel('原因').fill('发布广告');
  await dialog.getByRole('button', { name: '折叠' }).click();
  await admin.page.getByText('该帖子已被管理员折叠').waitFor();

  const visitor = await visitChanged(new URL(address).pathname);
  await visitor.page.getByText('帖子不存在或已被删除').waitFor();

  await author.page.getByRole('button', { name: /^通知/ }).click();
  const notice = `因发布广告，你的帖子「${TITLE}」已被管理员折叠`;
  await author.page.getByText(notice).first().click();
  await author.page.getByText('原因：发布广告').waitFor();
  await heading(author.page, TITLE).waitFor();

  await admin.page.goto(siteUrl('/home/admin'));
  await admin.page.getByRole('link', { name: /^操作记录/ }).click();
  const entry = admin.page.getByRole('listitem').filter({ hasText: TITLE }).first();
  await entry.getByText('折叠内容').waitFor();
  await entry.getByText('原因：发布广告').waitFor();
  await entry.getByRole('link', { name: TITLE }).click();
  await admin.page.getByRole('button', { name: '取消折叠' }).click();
  await admin.page.getByRole('button', { name: '折叠', exact: true }).waitFor();
  // A visitor's page is everybody's, and may be a moment old.
  await waitFor('the post', async () => {
    await visitor.page.reload();
    return heading(visitor.page, TITLE).isVisible();
  });
  for (const { errors } of [author, admin]) expect(errors).toEqual([]);
});
