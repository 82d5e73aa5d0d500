import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { signIn, siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

it('a wrong password says so in place, and what was typed stays', async () => {
  const { page } = await visit('/auth/communityLogin');
  await signIn(page, accounts.member, 'not-the-password');
  await page.getByText('账号或密码错误').waitFor();
  const password = page.getByLabel('密码', { exact: true });
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('邮箱或用户名').inputValue()).toBe(accounts.member);
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home/);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
])('a redirect to %s stays on this site', async (redirect) => {
  const { page } = await visit(`/auth/communityLogin?redirect=${encodeURIComponent(redirect)}`);
  await signIn(page, accounts.support);
  await page.waitForURL(/\/home/);
  expect(new URL(page.url()).origin).toBe(new URL(siteUrl()).origin);
});

it('a sign-up names what is wrong at its field, and keeps the rest', async () => {
  const { page } = await visit('/auth/register');
  const register = page.getByRole('main').getByRole('button', { name: '注册' });
  await page.getByLabel('用户名', { exact: true }).fill('潮');
  await page.getByLabel('邮箱', { exact: true }).fill('not-an-address');
  await page.getByLabel('密码', { exact: true }).fill('12345678');
  await register.click();
  await page.getByText('用户名需要2到20个字符').waitFor();
  await page.getByText('请输入有效的邮箱地址').waitFor();
  await page.getByText('该密码过于常见，请换一个').waitFor();

  // An e-mail address that is taken is known only to the server.
  await page.getByLabel('用户名', { exact: true }).fill(`观潮${Date.now() % 1e8}`);
  await page.getByLabel('邮箱', { exact: true }).fill(accounts.member);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await register.click();
  await page.getByText(/邮箱.*已/).waitFor();
  expect(await page.getByLabel('邮箱', { exact: true }).inputValue()).toBe(accounts.member);
});

it('pages that are not there, or not for visitors, say so', async () => {
  const { page } = await visit('/home/nothing-here');
  await page.getByText('你所寻找的东西，并不存在').waitFor();
  await page.goto(siteUrl('/home/competition/ffffffffffffffffffffffff'));
  await page.getByText('没有找到指定的比赛').waitFor();
  await page.goto(siteUrl('/home/user/setting/account'));
  await page.waitForURL(/\/auth\/communityLogin\?redirect=%2Fhome%2Fuser%2Fsetting%2Faccount/);
});

it.each([
  ['/home/#!/competition/0123456789abcdef01234567', '/home/competition/0123456789abcdef01234567'],
])('an old address %s leads on', async (old, now) => {
  const { page } = await visit(old.replace('/home/', '/_log/'));
  await page.waitForURL(new RegExp(now));
});
