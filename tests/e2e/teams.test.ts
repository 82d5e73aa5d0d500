import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findPenguins, ownTeam, register } from '../contract/support/penguins.ts';
import { barriers } from './support/axe.ts';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

/** A new member who takes part in the penguins' competition, in a browser of their own. */
const entrant = async (name: string) => {
  const { name: own, email, client } = await newMember(name);
  const { id } = await findPenguins(client);
  await register(client, id);
  const path = `/home/competition/${id}/teamswrapper`;
  const { page, errors } = await visit(`${path}/teammates`, { as: email });
  await page.getByRole('heading', { name: `${own}的团队` }).waitFor();
  return { name: own, team: `${own}的团队`, client, page, errors, path };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const confirm = async (page: Page, dialog: string, action: string) => {
  const box = page.getByRole('dialog', { name: dialog });
  await box.getByText('种类识别').waitFor();
  await box.getByRole('button', { name: action, exact: true }).click();
  await box.waitFor({ state: 'hidden' });
};

it('two members merge their teams and part again, each seeing it without a reload', async () => {
  const [a, b] = [await entrant('甲鲸'), await entrant('乙鲸')];

  // 甲 finds 乙's team by name and asks to join, with a note that has its limit.
  await a.page.getByRole('link', { name: '所有团队' }).click();
  await a.page.getByRole('combobox', { name: '搜索团队' }).fill(b.name);
  await a.page.getByRole('option', { name: b.team }).click();
  await button(a.page, `申请加入「${b.team}」`).click();
  const modal = a.page.getByRole('dialog', { name: `申请并入「${b.team}」` });
  const note = modal.getByLabel('申请说明');
  expect(await note.inputValue()).toContain(a.name);
  await note.fill('鲸'.repeat(101));
  await modal.getByText('申请说明超出字数限制').waitFor();
  await note.fill('');
  await modal.getByRole('button', { name: '发送申请' }).click();
  await modal.getByText('申请说明不能为空').waitFor();
  await note.fill('一起打榜吧');
  await modal.getByText('合并后已用的提交次数').waitFor();
  await modal.getByRole('button', { name: '发送申请' }).click();
  await a.page.getByText('申请已发送').waitFor();

  // 乙 sees the dot by itself, reads what it means, and agrees.
  await b.page.getByRole('tab', { name: /团队/ }).getByLabel('1条待处理').waitFor();
  await b.page.getByRole('link', { name: /团队申请/ }).click();
  await b.page.getByText('一起打榜吧').waitFor();
  await button(b.page, /^同意：/).click();
  await confirm(b.page, '同意申请', '同意');
  await b.page.getByText('申请更新成功').waitFor();

  // 甲 is in 乙's team at once, wherever they are.
  await a.page.getByRole('link', { name: '我的团队' }).click();
  await a.page.getByRole('heading', { name: b.team }).waitFor();
  await a.page.getByText('成员 2/5').waitFor();
  await b.page.getByRole('link', { name: '我的团队' }).click();
  await b.page.getByText('成员 2/5').waitFor();

  // A captain of others can't leave; a member asks, and the captain consents.
  await button(b.page, '离开团队').click();
  await b.page.getByText('团队有其他成员，需移交队长后才能离开').waitFor();
  await button(b.page, '知道了').click();
  await button(a.page, '离开团队').click();
  await confirm(a.page, '离开团队', '发送请求');
  await b.page.getByRole('tab', { name: /团队/ }).getByLabel('1条待处理').waitFor();
  await b.page.getByRole('link', { name: /团队申请/ }).click();
  await button(b.page, /^同意：/).click();
  await confirm(b.page, '同意申请', '同意');
  await a.page.getByRole('heading', { name: a.team }).waitFor();
  await a.page.getByText('成员 1/5').waitFor();
  expect([...a.errors, ...b.errors]).toEqual([]);
});

/** 40 by 20 pixels, red on the left and blue on the right. */
const banner = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAKUlEQVR4nGO4YGBANlIIOEA2Yhi1eNTiUYtHLR61eNTiUYtHLR45FgMATJm2Lp+BM2AAAAAASUVORK5CYII=',
  'base64',
);

/** By keyboard alone: the square in the middle, enlarged, and moved to the blue side. */
const cropPicture = async (page: Page) => {
  await button(page, '更换头像').click();
  const dialog = page.getByRole('dialog', { name: '裁剪团队头像' });
  await button(page, '使用这张图片').click();
  await dialog.getByText('请选择图片').waitFor();
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: banner });
  await dialog.getByText(/不支持该文件格式/).waitFor();
  await file.setInputFiles({ name: '横幅.png', mimeType: 'image/png', buffer: banner });
  await dialog.getByRole('group', { name: /^裁剪区域/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('slider', { name: '缩放' }).focus();
  await page.keyboard.press('End');
  expect(await barriers(page)).toEqual([]);
  const stored = page.waitForResponse((response) => response.url().includes('/uploads?'));
  await button(page, '使用这张图片').click();
  const { key, ext, name } = (await (await stored).json()) as Record<string, string>;
  expect([ext, name]).toEqual(['.jpg', '横幅.jpg']);
  // A square of the middle of the picture, as a browser reads it.
  const size = await page.evaluate(`fetch('/files/${key}').then(async (response) => {
    const picture = await createImageBitmap(await response.blob());
    return [response.headers.get('content-type'), picture.width === picture.height];
  })`);
  expect(size).toEqual(['image/jpeg', true]);
};

it('a captain edits the team, closes it, and others can’t apply any more', async () => {
  const [a, b] = [await entrant('丙鲸'), await entrant('丁鲸')];
  await button(a.page, '编辑团队').click();
  const modal = a.page.getByRole('dialog', { name: '编辑团队' });
  await modal.getByLabel('团队名称').fill('鲸'.repeat(22));
  await modal.getByRole('button', { name: '保存' }).click();
  await modal.getByText('字数已超出限制2个字符').waitFor();
  const renamed = `听潮${Date.now() % 1e7}`;
  await modal.getByLabel('团队名称').fill(renamed);
  await modal.getByLabel('团队简介').fill('每天一潮');
  await cropPicture(a.page);
  // The text typed before is still there.
  expect(await modal.getByLabel('团队名称').inputValue()).toBe(renamed);
  await modal.getByText('已上传，保存后生效').waitFor();
  await modal.getByRole('button', { name: '保存' }).click();
  await a.page.getByText('团队修改成功').waitFor();
  await a.page.getByRole('heading', { name: renamed }).waitFor();
  await a.page.getByRole('switch', { name: '接收其他团队的申请' }).click();
  await a.page.getByRole('switch', { checked: false }).waitFor();

  await b.page.goto(siteUrl(`${b.path}/teams`));
  await quiet(b.page);
  await b.page.getByRole('combobox', { name: '搜索团队' }).fill(renamed);
  await b.page.keyboard.press('Enter');
  const apply = button(b.page, `申请加入「${renamed}」`);
  await apply.waitFor();
  expect(await apply.isDisabled()).toBe(true);
  await b.page.getByRole('link', { name: renamed }).click();
  await b.page.getByRole('heading', { level: 1, name: renamed }).waitFor();
  await b.page.getByText('该团队已满员或已停止接收申请').waitFor();
  await b.page.getByText('每天一潮').waitFor();
  expect([...a.errors, ...b.errors]).toEqual([]);
});

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^发消息给/ }).fill(text);
  await page.keyboard.press('Enter');
};

it('a captain hears in the team’s conversation of who asks to join, and then all three talk there', async () => {
  const captain = await entrant('戊鲸');
  const mate = await entrant('己鲸');
  const guest = await entrant('庚鲸');
  const { id } = await findPenguins(captain.client);
  const team = await ownTeam(captain.client, id);

  // 己 is in 戊's team already.
  const { applyToTeam } = await mate.client.ask<{ applyToTeam: { id: string } }>(
    'mutation ($input: ApplyToTeamInput!) { applyToTeam(input: $input) { id } }',
    { input: { teamId: team, note: '一起吧' } },
  );
  await captain.client.ask(
    'mutation ($input: AnswerTeamApplicationInput!) { answerTeamApplication(input: $input) { id } }',
    { input: { applicationId: applyToTeam.id, answer: 'ACCEPT' } },
  );
  const people = [captain, mate, guest];
  for (const { page } of [captain, mate]) {
    await page.getByText('成员 2/5').waitFor();
    await page.getByRole('link', { name: '团队消息' }).click();
    await page.getByRole('textbox', { name: /^发消息给/ }).waitFor();
  }

  // 庚 asks, and 戊 sees it where they are.
  await guest.page.getByRole('link', { name: '所有团队' }).click();
  await guest.page.getByRole('combobox', { name: '搜索团队' }).fill(captain.name);
  await guest.page.getByRole('option', { name: captain.team }).click();
  await button(guest.page, `申请加入「${captain.team}」`).click();
  const modal = guest.page.getByRole('dialog', { name: `申请并入「${captain.team}」` });
  await modal.getByLabel('申请说明').fill('会看企鹅');
  await modal.getByRole('button', { name: '发送申请' }).click();
  await captain.page.getByText('团队申请（1）').click();
  await captain.page.getByText('会看企鹅').waitFor();
  await button(captain.page, /^同意：/).click();
  await confirm(captain.page, '同意申请', '同意');

  await guest.page.getByRole('link', { name: '我的团队' }).click();
  await guest.page.getByText('成员 3/5').waitFor();
  await guest.page.getByRole('link', { name: '团队消息' }).click();
  await guest.page.getByRole('textbox', { name: /^发消息给/ }).waitFor();
  const lines = ['欢迎！', '来分工吧', '我先看数据'];
  for (const [at, { page }] of people.entries()) await say(page, lines[at] ?? '');
  for (const { page } of people)
    for (const text of lines)
      await page
        .getByRole('region', { name: /的消息$/ })
        .getByText(text)
        .waitFor();
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
});
