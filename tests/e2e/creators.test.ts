import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nextSettlement } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import {
  demoStore,
  type Layer,
  startGateway,
  startLayer,
  startPlatform,
  type Store,
} from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';

useBrowser();

const shared = process.env.SITE;
let store: Store;
let platform: Layer;
let gateway: Layer;

const platformEnv = (port: number) => ({
  ...store.env,
  HOST: '127.0.0.1',
  PLATFORM_PORT: String(port),
});

/** A site of this test's own, on which weeks pass. */
beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  gateway = await startGateway(platform.url, store.gatewayEnv);
  process.env.SITE = gateway.url;
});
afterAll(async () => {
  process.env.SITE = shared;
  await gateway.stop();
  await platform.stop();
  await store.remove();
});

/** Starts platform again on a Wednesday on which content of today has earned. */
const letWeeksPass = async (): Promise<void> => {
  const port = Number(new URL(platform.url).port);
  await platform.stop();
  const now = new Date();
  const wednesday = nextSettlement(new Date(now.getTime() + 19 * DAY));
  platform = await startLayer('tests/e2e/support/platform-ahead.ts', port, {
    ...platformEnv(port),
    CLOCK_AHEAD_MS: String(wednesday.getTime() - now.getTime() + 1_000),
  });
};

const signedIn = async (account: string): Promise<GraphqlClient> => {
  const client = new GraphqlClient(gateway.url);
  await client.signIn(account, PASSWORD);
  return client;
};

/** A public dataset of the account's; answers its title. */
const publishDataset = async (account: string): Promise<string> => {
  const client = await signedIn(account);
  const title = '近海浮标观测';
  const { body } = await client.upload('浮标.csv', 'id,wave\n1,0.4\n', 'dataset');
  const { key, name, ext, size } = body;
  await client.ask(
    'mutation ($input: CreateDatasetInput!) { createDataset(input: $input) { id } }',
    {
      input: { title, visibility: 'PUBLIC', files: [{ key, name, ext, size }] },
    },
  );
  return title;
};

it('a member joins the programme, earns, exchanges, and is banned', async () => {
  const { page } = await visit('/creator/apply', { as: accounts.captain });
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('作品链接不能为空').waitFor();
  await page.getByLabel('作品链接').fill('https://example.com/zhou');
  await page.getByLabel('推荐人').fill(accounts.creator);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByRole('dialog', { name: '提交成功' }).waitFor();
  await page.getByRole('button', { name: '知道了' }).click();

  // An application that is under way is its work order.
  await page.goto(siteUrl('/home/creator/apply'));
  await page.waitForURL(/\/home\/user\/workorder\/[0-9a-f]{24}$/);
  const order = page.url().split('/').at(-1) ?? '';
  const support = await visit(`/home/admin/workorders/${order}`, { as: accounts.support });
  await support.page.getByRole('button', { name: '通过申请' }).click();
  const accepting = support.page.getByRole('dialog', { name: '通过创作者申请' });
  await accepting.getByRole('button', { name: '通过申请' }).click();
  await support.page.getByText('申请已通过', { exact: true }).waitFor();
  await page.getByText('你的创作者申请已通过').waitFor();

  // Welcomed once, and led to the creator centre.
  await page.goto(siteUrl('/home'));
  const welcome = page.getByRole('dialog', { name: '恭喜你成为创作者' });
  await welcome.getByRole('link', { name: '进入创作者中心' }).click();
  await page.getByRole('heading', { level: 1, name: '创作者中心' }).waitFor();

  // A dataset that is rated well earns, once its time has come.
  const title = await publishDataset(accounts.captain);
  const admin = await visit('/home/admin/creators/dataset', { as: accounts.admin });
  await admin.page.getByLabel(`「${title}」的评级`).selectOption('CLASSIC');
  await admin.page.getByText('已评为「传世精品」').waitFor();
  await letWeeksPass();
  // The platform that went away may be missed by the first page.
  await waitFor('the settlement', async () => {
    await page.goto(siteUrl('/home/user/creator/profit'));
    const line = page.getByText(/评级「传世精品」/);
    return line.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  });
  await page.getByText('+50 鲸币').waitFor();

  // Coins become a gift card, whose code the member alone sees, without a reload.
  await page.getByRole('link', { name: '兑换', exact: true }).click();
  await page.getByRole('button', { name: '兑换 50 元' }).click();
  await page.getByRole('button', { name: '确认兑换' }).click();
  await page.getByText('待发放').waitFor();
  await admin.page.goto(siteUrl('/home/admin/creators'));
  await admin.page.getByRole('button', { name: '发放周启航的 50 元礼品卡' }).click();
  const paying = admin.page.getByRole('dialog', { name: '发放 50 元电子礼品卡' });
  await paying.getByLabel('卡密').fill('CARD-7F2K-91');
  expect(await barriers(admin.page)).toEqual([]);
  await paying.getByRole('button', { name: '发放' }).click();
  await admin.page
    .getByRole('button', { name: '发放周启航的 50 元礼品卡' })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '显示卡密：50 元礼品卡' }).click();
  await page.getByText('CARD-7F2K-91').waitFor();

  // A ban is there at once, in every tab.
  const tab = await page.context().newPage();
  await tab.goto(siteUrl('/home/user/creator'));
  await tab.getByText('累计收益').waitFor();
  const administrator = await signedIn(accounts.admin);
  const { viewer } = await (
    await signedIn(accounts.captain)
  ).ask<{ viewer: { member: { id: string } } }>('{ viewer { member { id } } }');
  await administrator.ask(
    'mutation ($input: BanCreatorInput!) { banCreator(input: $input) { id } }',
    { input: { memberId: viewer.member.id, reason: '抄袭' } },
  );
  for (const one of [page, tab]) {
    await one
      .getByText('很抱歉，因抄袭，你已被管理员封禁创作者权益', { exact: true })
      .first()
      .waitFor();
    await one.getByText(/封禁期间不结算收益/).waitFor();
  }
  expect(await page.getByRole('button', { name: '兑换 50 元' }).isDisabled()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  for (const { errors } of [support, admin]) expect(errors).toEqual([]);
});
