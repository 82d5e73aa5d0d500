import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { signIn, siteUrl, useBrowser, visit, visitChanged } from './support/browser.ts';
import { penguins } from './support/look.ts';
import { newMember } from './support/members.ts';

useBrowser();

const NAME = '会讲故事的图表';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNg+M/wHwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
  'base64',
);

it('an organizer puts a column beside a competition, and a member follows it from there', async () => {
  const organizer = await visit('/healthz', { as: accounts.organizer });
  const competition = await penguins(organizer.page);
  const id = competition.split('/').at(-1) ?? '';
  await organizer.page.goto(siteUrl(`/org/whaletide/competition/manage/${id}/columns`));
  await organizer.page.getByRole('button', { name: '移除「企鹅数据百宝箱」' }).click();
  await organizer.page.getByLabel('添加专栏').fill('故事');
  await organizer.page.getByRole('button', { name: `添加「${NAME}」` }).click();
  await organizer.page.getByRole('button', { name: '保存' }).click();
  await organizer.page.getByText('关联专栏已保存').waitFor();

  // A visitor is asked to sign in, and comes back to where they were.
  const { page, errors } = await visitChanged(competition);
  const panel = page.getByRole('region', { name: '相关专栏' });
  await panel.getByRole('button', { name: `关注专栏「${NAME}」` }).click();
  await page.getByText('请登陆后再进行关注!').waitFor();
  await page.getByRole('link', { name: '去登录' }).click();
  await signIn(page, accounts.newcomer);
  await panel.getByText('小多图：把比较摆在眼前').waitFor();
  const count = async () =>
    Number(
      /(\d+) 人关注/.exec(
        (await panel
          .getByText(/人关注/)
          .last()
          .textContent()) ?? '',
      )?.[1],
    );
  const before = await count();
  await panel.getByRole('button', { name: `关注专栏「${NAME}」` }).click();
  await page.getByText('已关注', { exact: true }).first().waitFor();
  await waitFor('one more', async () => (await count()) === before + 1);

  // It is among what one follows, with its projects, which open.
  await panel.getByRole('link', { name: '更多' }).click();
  await page.getByRole('link', { name: '我的关注' }).click();
  await page.getByRole('link', { name: NAME }).click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await page.getByRole('textbox', { name: '搜索项目' }).fill('坐标轴');
  await page.getByRole('textbox', { name: '搜索项目' }).press('Enter');
  await page.getByRole('link', { name: '日历热图里的雨季' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '别让坐标轴骗人' }).click();
  await page.getByRole('heading', { level: 1, name: '别让坐标轴骗人' }).waitFor();

  // And it is no more, once one has had enough of it.
  await page.goBack();
  await page.getByRole('button', { name: `已关注专栏「${NAME}」` }).click();
  await page.getByText('已取消关注').waitFor();
  await page.goto(siteUrl('/home/column?tab=subscribed'));
  await page.getByText('还没有关注的专栏哦~').waitFor();
  expect([...organizer.errors, ...errors]).toEqual([]);
});

it('a new column is filled, followed, and tells its follower of what comes next', async () => {
  const author = await visit('/home/column/create', { as: accounts.creator });
  const name = `潮间带手记${Date.now() % 1e5}`;
  await author.page.getByLabel('专栏名称').fill(name);
  await author.page.getByLabel('专栏描述').fill('一年四季的同一片滩涂');
  await author.page.getByRole('button', { name: '创建专栏' }).click();
  await author.page.getByText('请上传专栏头图').waitFor();
  await author.page
    .locator('input[type=file]')
    .setInputFiles({ name: '滩涂.png', mimeType: 'image/png', buffer: picture });
  await author.page.getByText('请上传专栏头图').waitFor({ state: 'detached' });
  await author.page.getByRole('button', { name: '创建专栏' }).click();
  await author.page.getByRole('heading', { level: 1, name }).waitFor();
  const address = new URL(author.page.url()).pathname;
  const id = address.split('/').at(-1) ?? '';

  await author.page.goto(siteUrl(`/home/column/edit/${id}/content`));
  await author.page.getByRole('button', { name: '添加项目' }).click();
  const dialog = author.page.getByRole('dialog', { name: '添加项目' });
  const addable = dialog.getByRole('button', { name: /^添加「/, disabled: false });
  await addable.first().click();
  await dialog
    .getByRole('button', { name: /^已添加「/ })
    .first()
    .waitFor();

  const { email } = await newMember('读者');
  const reader = await visit(address, { as: email });
  await reader.page.getByRole('button', { name: `关注专栏「${name}」` }).click();
  await reader.page.getByText('已关注', { exact: true }).first().waitFor();

  await reader.page.goto(siteUrl('/home/competition'));
  await reader.page.getByRole('button', { name: /^通知/ }).waitFor();
  await addable.first().click();
  await dialog
    .getByRole('button', { name: /^已添加「/ })
    .nth(1)
    .waitFor();
  await reader.page.getByRole('button', { name: '通知，1 条未读' }).click();
  await reader.page.getByRole('link', { name: new RegExp(`专栏「${name}」收录了新项目`) }).click();
  await reader.page.waitForURL((url) => url.pathname === address);
  expect([...author.errors, ...reader.errors]).toEqual([]);
});

it('an application is accepted, and who applied creates a column, and deletes it while it is empty', async () => {
  const { name: applicant, email } = await newMember('专栏新人');
  const member = await visit('/home/column/application', { as: email });
  const { page } = member;
  await page.getByLabel(/^微信\/联系邮箱/).fill('writer@journey.test');
  await page.getByLabel(/^专栏内容/).fill(`${applicant}想写潮间带的一年`);
  await page.getByRole('button', { name: '提交申请' }).click();
  const filed = page.getByRole('dialog', { name: '提交成功' });
  const [order] = /#\d+/.exec((await filed.textContent()) ?? '') ?? [''];
  await filed.getByRole('button', { name: '查看工单' }).click();
  await page.getByText(`${applicant}想写潮间带的一年`).waitFor();

  const admin = await visit('/home/admin/workorders', { as: accounts.admin });
  await admin.page.getByRole('textbox', { name: '搜索工单' }).fill(order.slice(1));
  await admin.page.getByRole('textbox', { name: '搜索工单' }).press('Enter');
  await admin.page.getByRole('link', { name: new RegExp(applicant) }).click();
  await admin.page.getByRole('button', { name: '通过申请' }).click();
  const sure = admin.page.getByRole('dialog', { name: '通过专栏申请' });
  await sure.getByRole('button', { name: '通过申请' }).click();
  await admin.page.getByText('申请已通过', { exact: true }).waitFor();

  await page.goto(siteUrl('/home/column'));
  let letPictureGo: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => (letPictureGo = resolve));
  await page.route('**/uploads?*', (route) => onItsWay.then(() => route.continue()));
  await page.getByRole('link', { name: '创建专栏' }).click();
  const name = `潮间带的一年${Date.now() % 1e5}`;
  await page.getByLabel('专栏名称').fill(name);
  await page.getByLabel('专栏描述').fill('一年四季');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '滩涂.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: '创建专栏' }).click();
  // Sent while its picture is on its way, it waits for it.
  letPictureGo();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const address = new URL(page.url()).pathname;

  await page.goto(siteUrl(address.replace('/column/', '/column/edit/')));
  await page.getByRole('button', { name: '删除专栏' }).click();
  const asked = page.getByRole('dialog', { name: '删除专栏' });
  const remove = asked.getByRole('button', { name: '删除', exact: true });
  await asked.getByRole('textbox').fill(name.slice(1));
  expect(await remove.isDisabled()).toBe(true);
  await asked.getByRole('textbox').fill(name);
  await remove.click();
  await page.waitForURL((url) => url.pathname === '/home/column');
  expect([...member.errors, ...admin.errors]).toEqual([]);
  await page.goto(siteUrl(address));
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
  await page
    .getByRole('main')
    .getByText(/已被删除或折叠/)
    .first()
    .waitFor();
});
