import { expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { quiet, signIn, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const SETTINGS = '/home/user/setting/account';

it('a member turns the second step on, signs out everywhere, and a recovery code signs in', async () => {
  const { email } = await newMember('两步鲸');
  // Signed in elsewhere too, and on a page that listens.
  const other = await visit('/auth/communityLogin?redirect=/home/competition');
  await signIn(other.page, email);
  await other.page.getByRole('button', { name: /的菜单$/ }).waitFor();
  const { page, errors } = await visit(`/auth/communityLogin?redirect=${SETTINGS}`);
  await signIn(page, email);

  // The current member, the app, its first code.
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('dialog', { name: '身份验证' }).waitFor();
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByRole('button', { name: '开始设置' }).click();
  await dialog.getByRole('img', { name: '用验证器应用扫描的二维码' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const key = (await dialog.getByLabel('密钥', { exact: true }).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await dialog.getByLabel('验证码').fill('000000');
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  await dialog.getByText('验证码错误或已使用过').waitFor();
  await dialog.getByLabel('验证码').fill(totp.generate());
  await dialog.getByRole('button', { name: '开启', exact: true }).click();

  // The recovery codes, once.
  await page.getByRole('dialog', { name: '保存恢复码' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const codes = await dialog
    .getByRole('list', { name: '恢复码' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toContain('恢复码');
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await page.getByText(/还有 10 个恢复码可用/).waitFor();

  // Everywhere, here too.
  await page.getByRole('button', { name: '退出所有设备' }).click();
  await dialog.getByLabel('同时退出当前设备').check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL(/communityLogin/);
  await other.page.reload();
  await other.page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();

  // The password is not enough any more; what was typed stays, and a recovery code gets in.
  await page.goto(siteUrl(`/auth/communityLogin?redirect=${SETTINGS}`));
  await signIn(page, email);
  const code = page.getByLabel('两步验证码');
  await code.waitFor();
  await page.locator('[data-path=code]:focus').waitFor();
  expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe(PASSWORD);
  await quiet(page);
  expect(await barriers(page)).toEqual([]);
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await page.getByText(/还有 9 个恢复码可用/).waitFor();
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});
