import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accounts, PASSWORD } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { signIn, useBrowser, visit } from './support/browser.ts';
import { codeFor } from './support/codes.ts';
import { newMember } from './support/members.ts';

useBrowser();

/** The demo's competition that asks for a phone, an address and a real name. */
const VERIFYING = '海上浮标异常检测';

const png = {
  name: '身份证.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A number that no member of this run has. */
const freshPhone = () => `137${String(Date.now() % 1e8).padStart(8, '0')}`;

/** Orders the code of the form on screen, and fills it in. */
const enterCode = async (page: Page, to: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').first().waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await codeFor(to));
};

it('a newcomer verifies step by step, an administrator passes the real name, and the member registers', async () => {
  const { name, email, client } = await newMember('认证鲸');
  const { competitions } = await client.ask<{ competitions: { items: { id: string }[] } }>(
    'query ($name: String!) { competitions(name: $name) { items { id } } }',
    { name: VERIFYING },
  );
  const path = `/home/competition/${competitions.items[0]?.id ?? ''}/register`;
  const { page, errors } = await visit(`/auth/communityLogin?redirect=${path}`);
  await signIn(page, email);
  await page.getByRole('heading', { name: '报名前置认证待完成' }).waitFor();
  for (const link of ['实名认证', '认证手机', '认证邮箱'])
    await page.getByRole('link', { name: link }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // The password first; a wrong one is said at the field.
  await page.getByRole('button', { name: '逐步完成认证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill('not-my-password');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('密码错误').waitFor();
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();

  // The phone.
  const phone = freshPhone();
  await page.getByRole('dialog', { name: '认证手机' }).waitFor();
  await dialog.getByLabel('手机号').fill('123');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('请输入有效手机号').waitFor();
  await dialog.getByLabel('手机号').fill(phone);
  await enterCode(page, `+86 ${phone}`);
  await dialog.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.getByText('已成功验证手机号码').waitFor();

  // The address that they signed up with.
  await page.getByRole('dialog', { name: '认证邮箱' }).waitFor();
  expect(await dialog.getByLabel('邮箱').inputValue()).toBe(email.toLowerCase());
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByLabel('验证码', { exact: true }).fill(await codeFor(email.toLowerCase()));
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.getByText('成功修改绑定邮箱').waitFor();

  // The real name, by hand since this site has no verifier.
  await page.getByRole('dialog', { name: '实名认证' }).waitFor();
  await dialog.getByLabel('真实姓名').fill(name);
  await dialog.getByLabel('证件号码').fill(`E${phone.slice(3)}`);
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await dialog.getByText('请先上传身份证照片').waitFor();
  await dialog.locator('input[type=file]').setInputFiles(png);
  await dialog.getByText(/已上传/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('实名验证信息已提交，请等待管理员审核').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '认证手机' }).waitFor({ state: 'detached' });
  await page.getByRole('status', { name: '实名认证审核中' }).waitFor();

  // The administrator looks at the photo and passes it.
  const admin = await visit('/auth/communityLogin?redirect=/home/admin/verifications');
  await signIn(admin.page, accounts.admin);
  await admin.page.getByRole('button', { name: `查看${name}的实名认证` }).click();
  const review = admin.page.getByRole('dialog', { name: '审核实名认证' });
  await review.getByRole('img', { name: /身份证照片/ }).waitFor();
  expect(await barriers(admin.page)).toEqual([]);
  await review.getByRole('button', { name: '拒绝' }).click();
  await review.getByText('请填写拒绝的原因').waitFor();
  await review.getByRole('button', { name: '通过' }).click();
  await review.waitFor({ state: 'detached' });

  // The member sees it without a reload, and registers: only the notice is left to agree to.
  await page.getByRole('heading', { name: '报名前置认证待完成' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '同意该条款' }).click();
  await page.getByRole('dialog', { name: '报名成功' }).waitFor();
  expect([...errors, ...admin.errors].filter((line) => !line.includes('401'))).toEqual([]);
});

it('a member changes the password in the settings and signs in anew', async () => {
  const { email } = await newMember('换密码');
  const settings = '/home/user/setting/account';
  const { page, errors } = await visit(`/auth/communityLogin?redirect=${settings}`);
  await signIn(page, email);
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('dialog', { name: '身份验证' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('原密码', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('新密码', { exact: true }).fill('a-quite-new-one');
  await dialog.getByLabel('再次输入新密码', { exact: true }).fill('a-quite-new-two');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await dialog.getByText('两次输入的密码不一致').waitFor();
  await dialog.getByLabel('再次输入新密码', { exact: true }).fill('a-quite-new-one');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await page.getByText('登录密码已修改').waitFor();
  await page.waitForURL(/communityLogin/);
  await signIn(page, email, 'a-quite-new-one');
  await page.waitForURL((url) => !url.pathname.includes('communityLogin'));
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});

it('the settings open the dialog that the address names', async () => {
  const { email } = await newMember('绑手机');
  const path = encodeURIComponent('/home/user/setting/verify?bindPhone=true');
  const { page, errors } = await visit(`/auth/communityLogin?redirect=${path}`);
  await signIn(page, email);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '绑定手机号码' }).waitFor();
  const phone = `136${freshPhone().slice(3)}`;
  await dialog.getByLabel('手机号').fill(phone);
  await enterCode(page, `+86 ${phone}`);
  await dialog.getByRole('button', { name: '确认' }).click();
  await page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).waitFor();
  await page.waitForURL((url) => !url.searchParams.has('bindPhone'));
  expect(errors).toEqual([]);
});
