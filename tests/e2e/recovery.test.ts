import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { signIn, useBrowser, visit } from './support/browser.ts';
import { codeFor } from './support/codes.ts';
import { newMember } from './support/members.ts';

useBrowser();

const NEW_PASSWORD = 'found-it-again-2026';

/** Verifies the address that one signed up with: none other gets a code. Answers the code. */
const verifyEmail = async (page: Page, email: string): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('邮箱').waitFor();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  const code = await codeFor(email);
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.getByText('成功修改绑定邮箱').waitFor();
  return code;
};

it('who has forgotten the password gets in by a mailed code, and everybody else out', async () => {
  const member = await newMember('找回鲸');
  const email = member.email.toLowerCase();
  const settings = encodeURIComponent('/home/user/setting/account?bindEmail=true');
  const elsewhere = await visit(`/auth/communityLogin?redirect=${settings}`);
  await signIn(elsewhere.page, email);
  const known = await verifyEmail(elsewhere.page, email);

  const { page, errors } = await visit('/auth/communityLogin?redirect=/home/competition');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await page.getByRole('heading', { name: '忘记密码' }).waitFor();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/请输入.*邮箱/).waitFor();
  await page.getByLabel('邮箱', { exact: true }).fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = await codeFor(email, known);
  await page.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // A wrong code is said at its field, and loses nothing that was typed.
  await page.getByLabel('新密码', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('再次输入新密码', { exact: true }).fill(NEW_PASSWORD);
  const field = page.getByLabel('验证码', { exact: true });
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '重置密码' }).click();
  await page.locator('[data-path=code][aria-invalid=true]').waitFor();
  await field.fill(code);
  await page.getByRole('button', { name: '重置密码' }).click();
  await page.getByText('请用新密码登录').waitFor();
  await page.waitForURL(/communityLogin/);

  // The session elsewhere has ended; the old password has, too.
  await elsewhere.page.reload();
  await elsewhere.page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
  await signIn(page, email);
  await page
    .getByText(/密码错误|账号或密码/)
    .first()
    .waitFor();
  await signIn(page, email, NEW_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/home/competition');
  await page.getByRole('button', { name: /的菜单$/ }).waitFor();
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});
