import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { findPenguins, register, submit } from '../contract/support/penguins.ts';
import { useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('a member makes a token, a developer uses it in the sandbox, and it ends when it is revoked', async () => {
  const { page, errors } = await visit('/home', { as: accounts.creator });
  await page.waitForURL((url) => url.pathname === '/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('link', { name: '账号设置' }).click();
  await page.getByText('当前设备').waitFor();
  await page.getByRole('button', { name: '新建令牌' }).click();
  const dialog = page.getByRole('dialog', { name: '新建访问令牌' });
  await dialog.getByRole('button', { name: '创建' }).click();
  await dialog.getByText('请输入令牌名称').waitFor();
  await dialog.getByLabel('名称').fill('教学平台');
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '创建' }).click();
  const token = (await dialog.getByText(/^wt_/).textContent()) ?? '';
  expect(token).toMatch(/^wt_/);
  await dialog.getByRole('button', { name: '我已保存' }).click();

  // In a browser without a session the sandbox acts as whom the token belongs to.
  const { page: sandbox, errors: sandboxErrors } = await visit('/sandbox');
  await sandbox.getByRole('button', { name: '当前登录的会员' }).click();
  const run = sandbox.getByRole('button', { name: /^运行（/ });
  const result = sandbox.locator('.result-window');
  await run.click();
  await result.getByText('null').waitFor();
  await sandbox.getByLabel('访问令牌').fill(token);
  // Asked of its own accord, and not to be asked once the token has ended.
  await sandbox.getByText(/^以 .+ 的身份运行$/).waitFor();
  await run.click();
  await result.getByText(accounts.creator).waitFor();

  await page.getByRole('button', { name: '撤销令牌「教学平台」' }).click();
  await page.getByText('还没有访问令牌').waitFor();
  await run.click();
  await result.getByText('"UNAUTHENTICATED"').waitFor();
  // The browser tells of the status.
  expect([...errors, ...sandboxErrors]).toEqual([expect.stringContaining('401 (Unauthorized)')]);
});

it.each([
  ['live', 'networkidle'],
  ['still loading', 'domcontentloaded'],
] as const)(
  'what happens while a tab that is %s is offline shows when it is back',
  async (_, state) => {
    const { email, client } = await newMember('离线鲸');
    const { page } = await visit('/home', { as: email });
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
    await page.waitForLoadState(state);

    await page.context().setOffline(true);
    const { id, task } = await findPenguins(client);
    await register(client, id);
    await submit(client, task.id, 'id,species\nP002,Adelie\n');

    // A file with rows missing is refused by its review, with what is missing; the bell tells it.
    await page.context().setOffline(false);
    const bell = page.getByRole('button', { name: /^通知，\d+ 条未读$/ });
    await bell.waitFor();
    await bell.click();
    await page.getByText(/的提交评审出错：缺少\d+行/).waitFor();
  },
);
