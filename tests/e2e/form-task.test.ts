import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { register } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';
import { atStep, goToStep } from './support/task-form.ts';

useBrowser();

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
/** A form of two types, made out of order and put in order by the keyboard. */
const addFormTask = async (page: Page) => {
  await page.getByRole('link', { name: '添加任务到初赛' }).click();
  const dialog = await atStep(page, '提交内容');
  await dialog.getByLabel('任务名称').fill('科普作品');
  await dialog.getByLabel('评审方式').selectOption({ label: '人工评审表单' });
  await button(dialog, '添加字段').click();
  await dialog.getByLabel('第1个字段的名称').fill('方向');
  await dialog.getByLabel('第1个字段的类型').selectOption({ label: '单选' });
  await button(dialog, '添加字段').click();
  await dialog.getByLabel('第2个字段的名称').fill('作品标题');
  await goToStep(page, '检查');
  await button(page, '创建任务').click();
  await dialog.getByText('请至少填写两个选项').waitFor();
  await dialog.getByLabel('第1个字段的选项').fill('图文\n视频');
  await button(dialog, '上移「作品标题」').focus();
  await page.keyboard.press('Enter');
  expect(await dialog.getByLabel('第1个字段的名称').inputValue()).toBe('作品标题');
  await goToStep(page, '检查');
  await button(page, '创建任务').click();
  await page.getByText('表单 2 个字段，0 次提交').waitFor();
};

it('an organizer makes a task of a form; a newcomer fills it in, and then it keeps its shape', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId } = await makeDraft(organizer, `科普创作赛${Date.now() % 1e7}`);
  const manage = `/org/whaletide/competition/manage/${competitionId}/stages`;
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await addFormTask(page);
  await publish(organizer, competitionId);

  const { client, email } = await newMember('浪笔');
  await register(client, competitionId);
  const submit = `/home/competition/${competitionId}/submit`;
  const writer = await visit(submit, { as: email });
  await button(writer.page, '提交').click();
  await writer.page.getByText('作品标题 是必填项').waitFor();
  await writer.page.getByLabel('作品标题').fill('潮汐从哪里来');
  await writer.page.getByLabel('方向').selectOption({ label: '视频' });
  // The message goes and the button moves up: a member doesn't press a moving one.
  await writer.page.getByText('是必填项').first().waitFor({ state: 'detached' });
  await button(writer.page, '提交').click();
  await writer.page.getByText('任务提交成功').waitFor();

  await page.reload();
  await page.getByText('表单 2 个字段，1 次提交').waitFor();
  await page.getByRole('link', { name: '编辑任务：科普作品' }).click();
  const dialog = await atStep(page, '提交内容');
  await dialog.getByText(/^已有人填写：/).waitFor();
  expect(await dialog.getByLabel('第2个字段的类型').isDisabled()).toBe(true);
  await dialog.getByLabel('第2个字段的选项').fill('视频\n图文');
  await button(page, '保存修改').click();
  await dialog.getByText('「方向」已有人填写，选项只能在末尾添加').waitFor();
  await dialog.getByLabel('第2个字段的选项').fill('图文\n视频\n互动');
  await button(page, '保存修改').click();
  await page.getByText('任务已保存').waitFor();
  await writer.page.reload();
  await writer.page.getByLabel('方向').selectOption({ label: '互动' });
  expect([...errors, ...writer.errors]).toEqual([]);
});
