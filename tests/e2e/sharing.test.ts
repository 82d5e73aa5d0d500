import { expect, it } from '@jest/globals';
import { PASSWORD } from '../support/demo.ts';
import { useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

it('who comes by a shared link, walks around and signs up brings both sides their coins', async () => {
  const inviter = await newMember('分享鲸');
  const { viewer } = await inviter.client.ask<{ viewer: { id: string } }>('{ viewer { id } }');

  const { page, errors } = await visit(`/home/competition/works?shareby=${viewer.id}`);
  await page.getByRole('heading', { level: 1, name: '所有作品' }).waitFor();
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await navigation.getByRole('link', { name: '比赛', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '比赛', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  const name = `新鲸${Date.now() % 1e7}`;
  await page.getByLabel('用户名', { exact: true }).fill(name);
  await page.getByLabel('邮箱', { exact: true }).fill(`${name}@journey.test`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '注册' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));

  const asked = await inviter.client.ask<{
    viewer: { wallet: { balance: number } };
    notifications: { items: { text: string }[] };
  }>('{ viewer { wallet { balance } } notifications { items { text } } }');
  expect(asked).toEqual({
    viewer: { wallet: { balance: 4 } },
    notifications: { items: [{ text: `${name}通过你的分享加入了社区，你获得了 4 鲸币` }] },
  });
  expect(errors).toEqual([]);
});
