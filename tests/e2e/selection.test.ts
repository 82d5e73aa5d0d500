import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

interface Found {
  competitions: { items: { id: string; name: string }[] };
}

const competitionNamed = async (part: string): Promise<string> => {
  const client = new GraphqlClient(siteUrl('/').replace(/\/$/, ''));
  const { competitions } = await client.ask<Found>(
    '{ competitions(status: RUNNING, perPage: 50) { items { id name } } }',
  );
  return competitions.items.find(({ name }) => name.includes(part))?.id ?? '';
};

it('a form is handed in, the organizer scores it, and its team sees that live', async () => {
  const id = await competitionNamed('创意应用');
  const member = await visit('/home/competition', { as: accounts.captain });
  await member.page.waitForURL(({ pathname }) => pathname === '/home/competition');
  await member.page.goto(siteUrl(`/home/competition/${id}/submit`));
  const main = member.page.getByRole('main');
  await main.getByRole('button', { name: '提交', exact: true }).click();
  await main.getByText('作品名称 是必填项').waitFor();
  await main.getByLabel(/作品名称/).fill('潮间带来信');
  await main.getByLabel(/作品介绍/).fill('把每天的潮位写成一封信。');
  await main.getByRole('button', { name: '选择项目' }).click();
  const picker = member.page.getByRole('dialog', { name: '选择项目' });
  await picker.getByRole('textbox', { name: '搜索项目' }).fill('最高气温');
  await picker.getByText('体重回归实验记录').waitFor({ state: 'detached' });
  await picker.getByRole('radio', { name: /最高气温草稿/ }).check();
  await picker.getByRole('button', { name: '生成版本' }).click();
  await member.page.getByText('生成版本成功').waitFor();
  await picker.getByLabel('版本').waitFor();
  await picker.getByRole('button', { name: '选择', exact: true }).click();
  await main.getByRole('link', { name: '最高气温草稿（版本 1）' }).waitFor();
  await main.getByLabel(/参赛方向/).selectOption({ label: '科普可视化' });
  await main.getByRole('button', { name: '提交', exact: true }).click();
  const row = main.getByRole('row').filter({ hasText: '潮间带来信' }).first();
  await row.getByText('待评审').waitFor();

  const organizer = await visit('/home/competition', { as: accounts.organizer });
  await organizer.page.waitForURL(({ pathname }) => pathname === '/home/competition');
  await organizer.page.goto(siteUrl(`/org/whaletide/competition/manage/${id}/works`));
  const item = organizer.page.getByRole('listitem').filter({ hasText: '逐浪小队' }).first();
  await item.getByRole('button', { name: '评审', exact: true }).click();
  // A private project, which its reviewers read by what the work brings along.
  const dialog = organizer.page.getByRole('dialog', { name: '逐浪小队的作品' });
  const address = await dialog.getByRole('link', { name: /最高气温草稿/ }).getAttribute('href');
  const reading = await organizer.page.context().newPage();
  await reading.goto(siteUrl(address ?? ''));
  await reading.getByRole('heading', { name: '最高气温草稿' }).waitFor();
  await reading.frameLocator('iframe').getByText('西雅图天气的四季').first().waitFor();
  await reading.close();
  await dialog.getByLabel(/^评分/).fill('91.5');
  await dialog.getByLabel('评语').fill('像真的收到了信');
  await dialog.getByRole('button', { name: '提交评审' }).click();
  await dialog.waitFor({ state: 'detached' });

  await row.getByText(/^91\.5/).waitFor();
  await row.getByText('查看内容与评语').click();
  await row.getByText('像真的收到了信').waitFor();
  expect([...member.errors, ...organizer.errors]).toEqual([]);
});

it('works are chosen for the private board, and another choice takes their place', async () => {
  const id = await competitionNamed('西雅图');
  const { page, errors } = await visit('/home/competition', { as: accounts.member });
  await page.waitForURL(({ pathname }) => pathname === '/home/competition');
  await page.goto(siteUrl(`/home/competition/${id}/submit`));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '选择 Private 榜提交' }).click();
  const boxes = main.getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await main.getByRole('button', { name: '保存选择' }).click();
  await main.getByText('请选择需要提交Private榜的提交记录').waitFor();
  await boxes.first().check();
  await main.getByRole('button', { name: '保存选择' }).click();
  await page.getByText('Private榜提交成功').waitFor();
  expect(await main.getByRole('row').getByText('Private 榜', { exact: true }).count()).toBe(1);
  expect(errors).toEqual([]);
});
