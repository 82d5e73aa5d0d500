import { expect, it } from '@jest/globals';
import { PASSWORD } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { useBrowser, visit } from './support/browser.ts';

useBrowser();

it('a newcomer signs up, says who they are, claims a reward and sees the level', async () => {
  const { page, errors } = await visit('/home');
  const name = `初航${Date.now() % 1e7}`;
  const main = page.getByRole('main');
  const school = page.getByLabel('学校').and(page.locator('input'));
  await page.getByRole('link', { name: /注册/ }).first().click();
  await page.getByLabel('用户名', { exact: true }).fill(name);
  await page.getByLabel('邮箱', { exact: true }).fill(`${name}@journey.test`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: '注册' }).click();

  await main.getByRole('heading', { name: '介绍一下自己' }).waitFor();
  await page.getByRole('radio', { name: '学生' }).check();
  expect(await barriers(page)).toEqual([]);
  await main.getByRole('button', { name: '完成' }).click();
  await page.getByText('请输入学校').waitFor();
  await school.fill('中国海洋大学');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: '完成' }).click();
  await page.waitForURL((url) => url.pathname === '/home');

  await page.getByRole('link', { name: '比赛', exact: true }).first().click();
  await page.getByRole('complementary', { name: '任务进展' }).getByText('已完成').waitFor();
  await page.getByRole('button', { name: '全部任务' }).click();
  await page.getByRole('link', { name: '查看全部' }).click();
  await main.getByRole('button', { name: '领取「看看有哪些比赛」的奖励' }).click();
  await page.getByRole('dialog', { name: '领取成功' }).getByText('+5 鲸币').waitFor();
  await main.getByText('成长值 10', { exact: true }).waitFor();

  // The answers are in the profile.
  await page.goto(new URL('/home/user/setting/headView', page.url()).href);
  expect(await school.inputValue()).toBe('中国海洋大学');
  await page.getByLabel('个人网站').fill('example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('个人资料已保存').waitFor();
  const website = page.getByLabel('个人网站');
  await waitFor('it whole', async () => (await website.inputValue()) === 'http://example.com');
  await page.goto(new URL('/home/user/profile', page.url()).href);
  await page.getByRole('link', { name: 'example.com' }).waitFor();
  expect(errors).toEqual([]);
});
