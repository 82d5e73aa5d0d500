import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { waitFor } from '../support/wait-for.ts';
import { barriers } from './support/axe.ts';
import { signIn, siteUrl, tick, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const screenshot = {
  name: '截图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

it('a member files a work order with a screenshot, is answered live, confirms, and goes on with it', async () => {
  const { name, email } = await newMember('提问');
  const { page, errors } = await visit('/support?tab=submit');
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await signIn(page, email);

  // Typed text survives a reload; nothing can be sent before there is something of one's own.
  await page.getByRole('radio', { name: '提交与评分' }).check();
  const send = page.getByRole('button', { name: '提交', exact: true });
  await page.getByLabel('关联比赛').selectOption('OTHER');
  expect(await send.isDisabled()).toBe(true);
  const text = page.getByRole('textbox', { name: '问题描述' });
  await text.fill(`${name}：本地分数与公开分数相差很多`);
  await page.reload();
  await waitFor('the draft', async () => (await text.inputValue()).includes('相差很多'));
  await page.locator('input[type=file]').last().setInputFiles(screenshot);
  await page.getByRole('button', { name: '移除 截图.png' }).waitFor();
  await page.getByLabel('相关链接（选填）').fill('a.example');
  await send.click();
  await page.getByText('请输入以 http:// 或 https:// 开头的链接').waitFor();
  await page.getByLabel('相关链接（选填）').fill('https://a.example/run/1');
  expect(await barriers(page)).toEqual([]);
  await send.click();
  await page.waitForURL(/\/home\/user\/workorder\/[0-9a-f]{24}$/);
  await page.getByRole('heading', { name: /^工单 #\d+$/ }).waitFor();
  await page.getByText('暂无消息记录').waitFor();
  const shown =
    "[...document.images].some(({ alt, naturalWidth }) => alt === '截图' && naturalWidth > 0)";
  await waitFor('the screenshot', () => page.evaluate<boolean>(shown));

  // The support finds it among those that wait, and sees the screenshot.
  const support = await visit('/home/admin/workorders', { as: accounts.support });
  await support.page.getByRole('textbox', { name: '搜索工单' }).fill(name);
  await support.page.keyboard.press('Enter');
  await support.page.getByRole('link', { name: new RegExp(name) }).click();
  await waitFor('its picture', () => support.page.evaluate<boolean>(shown));
  const answer = support.page.getByRole('textbox', { name: '回复内容' });
  await support.page.getByRole('button', { name: '发送', exact: true }).click();
  await support.page.getByText('请输入发送内容').waitFor();
  await answer.fill('列的顺序错位了，按示例重新写出即可。');
  await support.page.getByRole('button', { name: '发送并请会员确认' }).click();
  await support.page.getByText('信息发送成功').waitFor();
  expect(await barriers(support.page)).toEqual([]);

  // The member sees it without a reload, under the support's name.
  await page.getByText('列的顺序错位了，按示例重新写出即可。').waitFor();
  await page.getByText('鲸潮客服').first().waitFor();
  expect(await page.getByText('小岛客服').count()).toBe(0);
  expect(await page.getByRole('textbox', { name: '回复内容' }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '已解决' }).click();
  await page.getByText('你已确认问题得到解决。').waitFor();

  await page.getByRole('button', { name: '继续反馈' }).click();
  await page.getByText('已经重新打开工单').waitFor();
  await page.getByRole('textbox', { name: '回复内容' }).fill('重写之后还是一样');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await support.page.getByText('重写之后还是一样').waitFor();

  // The list leads there, and closes it.
  await page.goto(siteUrl('/home/user/workorder?status=PROCESSING'));
  await page.getByRole('button', { name: /^关闭工单 \d+$/ }).click();
  await page.getByText('已关闭', { exact: true }).first().waitFor();
  await page.getByText('暂无工单').waitFor();
  expect([...errors, ...support.errors].filter((line) => !line.includes('401'))).toEqual([]);
});

it('a work order in two browsers: taken, answered by a text that was kept, 未解决, solved, closed with a reason', async () => {
  const { name, email } = await newMember('问到底');
  const { page, errors } = await visit('/home/support?tab=submit', { as: email });
  await tick(page.getByRole('radio', { name: '其他问题', exact: true }));
  await page.getByRole('textbox', { name: '问题描述' }).fill(`${name}：下载按钮没有反应`);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.waitForURL(/\/home\/user\/workorder\/[0-9a-f]{24}$/);

  // The desk finds it by its member's name among those without a handler; the one who takes it, has
  // it.
  const support = await visit('/home/admin/workorders?handler=UNASSIGNED', {
    as: accounts.support,
  });
  const desk = support.page;
  await desk.getByText('等得最久').waitFor();
  await desk.getByRole('textbox', { name: '搜索工单' }).fill(name);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: new RegExp(`${name}.*未分配`) }).click();
  await desk.getByRole('button', { name: '受理' }).click();
  await desk.getByRole('button', { name: '释放' }).waitFor();
  await page.getByRole('button', { name: '通知，1 条未读' }).waitFor();
  expect(await page.getByText('小岛客服').count()).toBe(0);

  await desk.getByRole('button', { name: '常用回复' }).click();
  const canned = desk.getByRole('dialog', { name: '插入常用回复' });
  await canned.getByRole('textbox', { name: '查找常用回复' }).fill('请确认');
  await canned.getByRole('button', { name: /请确认/ }).click();
  await desk.getByRole('button', { name: '发送并请会员确认' }).click();

  const ask = page.getByRole('note');
  await ask.getByText('问题解决了吗？').waitFor();
  await page.getByText(/问题已经处理，请确认是否解决/).waitFor();
  await ask.getByRole('button', { name: '未解决' }).click();
  await page.getByText('已经重新打开工单').waitFor();
  await page.getByRole('textbox', { name: '回复内容' }).fill('换了浏览器还是一样');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await desk.getByText('换了浏览器还是一样').waitFor();
  await desk.getByRole('textbox', { name: '回复内容' }).fill('已经修好，请再试一次。');
  await desk.getByRole('button', { name: '发送并请会员确认' }).click();
  await page.getByRole('button', { name: '已解决' }).click();
  await page.getByText('你已确认问题得到解决。').waitFor();
  await desk.getByText('会员已确认解决。').waitFor();

  // Reopened, it is given to a colleague, who closes it and says why.
  await page.getByRole('button', { name: '继续反馈' }).click();
  await desk.getByRole('button', { name: '转交' }).click();
  const handing = desk.getByRole('dialog', { name: '转交工单' });
  await handing.getByLabel('转交给').selectOption({ label: '鲸潮管理员' });
  await handing.getByRole('button', { name: '转交' }).click();
  await desk.getByRole('button', { name: '释放' }).waitFor({ state: 'detached' });
  const admin = await visit(new URL(desk.url()).pathname, { as: accounts.admin });
  await admin.page.getByRole('button', { name: '关闭工单' }).click();
  const closing = admin.page.getByRole('dialog', { name: '关闭工单' });
  await closing.getByRole('button', { name: '关闭工单' }).click();
  await closing.getByText('请输入关闭原因').waitFor();
  await closing.getByRole('textbox', { name: /原因/ }).fill('与之前的工单重复');
  await closing.getByRole('button', { name: '关闭工单' }).click();
  await page.getByText('关闭了工单', { exact: true }).waitFor();
  await page.getByText('与之前的工单重复', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^通知/ }).click();
  await page
    .getByText(/已由客服关闭：与之前的工单重复/)
    .first()
    .waitFor();
  const all = [...errors, ...support.errors, ...admin.errors];
  expect(all.filter((line) => !line.includes('401'))).toEqual([]);
});

it('a member sees that a work order was closed as nobody confirmed it', async () => {
  const { page, errors } = await visit('/home/user/workorder?status=CLOSED', {
    as: accounts.member,
  });
  await page.getByRole('link', { name: /数据还可以继续下载吗/ }).click();
  await page.getByText('超过 7 天没有确认，工单已自动关闭。').waitFor();
  expect(errors).toEqual([]);
});

it('a visitor’s suggestion outlives signing in', async () => {
  const { email } = await newMember('建议');
  const { page, errors } = await visit('/suggestion');
  const text = page.getByRole('textbox', { name: '功能缺陷 / 产品建议 / 文档问题' });
  await text.fill('排行榜想要一个筛选');
  await page.getByText('其他', { exact: true }).click();
  await signIn(page, email);
  await page.getByLabel('其他场景').fill('写论文');
  expect(await text.inputValue()).toBe('排行榜想要一个筛选');
  await page.getByRole('button', { name: '提交建议' }).click();
  await page.getByRole('link', { name: '查看工单' }).click();
  await page.getByText('其他（写论文）').waitFor();
  await page.getByText('排行榜想要一个筛选').waitFor();
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});

it('members find the help centre from the floating button, in a new tab', async () => {
  const { page } = await visit('/home/competition');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: '帮助中心，在新标签页打开' }).click();
  const help = await opened;
  await help.getByRole('heading', { name: '帮助中心', level: 1 }).waitFor();
  await help.getByRole('link', { name: '禁赛申诉' }).click();
  await help.getByRole('heading', { name: '如何申诉' }).waitFor();
  await page.setViewportSize({ width: 576, height: 800 });
  expect(await page.getByRole('link', { name: '帮助中心，在新标签页打开' }).isVisible()).toBe(
    false,
  );
});
