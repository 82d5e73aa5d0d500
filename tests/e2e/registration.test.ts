import { expect, it } from '@jest/globals';
import { accounts } from '../support/demo.ts';
import { barriers } from './support/axe.ts';
import { useBrowser, visit } from './support/browser.ts';
import { newMember } from './support/members.ts';

useBrowser();

const REVIEWED = '共享单车需求预测';

/** A new member, and the demo's competition that asks for a form and is reviewed. */
const prepare = async () => {
  const { name, email, client } = await newMember('报名鲸');
  const { competitions } = await client.ask<{ competitions: { items: { id: string }[] } }>(
    'query ($name: String!) { competitions(name: $name) { items { id } } }',
    { name: REVIEWED },
  );
  return { name, email, id: competitions.items[0]?.id ?? '' };
};

const pdf = {
  name: '在职证明.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 证明'),
};

it('a member fills in the form, an organizer passes it, and the submit tab appears by itself', async () => {
  const { name, email, id } = await prepare();
  const path = `/home/competition/${id}/register`;
  const { page, errors } = await visit(path, { as: email });

  // Missing values are named at their fields; the working member isn't asked for a university.
  await page.getByRole('button', { name: '提交报名' }).click();
  await page.getByText('真实姓名 是必填项').waitFor();
  await page.getByText('学生证或在职证明 是必填项').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: '真实姓名' }).fill('林小舟');
  await page.getByRole('radio', { name: '在职' }).check();
  expect(await page.getByRole('textbox', { name: '学校' }).count()).toBe(0);
  await page.getByRole('combobox', { name: '省 / 直辖市' }).selectOption('浙江省');
  await page.getByRole('combobox', { name: '市', exact: true }).selectOption('杭州市');
  await page.getByRole('combobox', { name: '区 / 县（选填）' }).selectOption('西湖区');
  await page.getByRole('textbox', { name: '公司' }).fill('鲸公司');
  await page.getByRole('combobox', { name: '行业门类' }).selectOption('金融业');
  await page.getByRole('radio', { name: '经常参加' }).check();

  // A file of the wrong kind is refused before it travels; the right one arrives.
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ ...pdf, name: '证明.txt' });
  await page.getByText('不支持该文件格式，请上传 .pdf、.png、.jpg、.jpeg 文件').waitFor();
  await file.setInputFiles(pdf);
  await page
    .getByRole('group', { name: '学生证或在职证明', exact: true })
    .getByText('在职证明.pdf')
    .waitFor();

  // A reload loses nothing, the file neither.
  await page.reload();
  await page
    .getByRole('group', { name: '学生证或在职证明', exact: true })
    .getByText('在职证明.pdf')
    .waitFor();
  expect(await page.getByRole('textbox', { name: '公司' }).inputValue()).toBe('鲸公司');
  await page.getByRole('button', { name: '提交报名' }).click();
  const notice = page.getByRole('dialog', { name: '报名须知' });
  await notice.getByRole('button', { name: '同意该条款' }).click();
  await page.getByText('您之前的报名资料还在审核中，请稍后再查看').waitFor();
  expect(await page.getByRole('tab', { name: '提交' }).count()).toBe(0);

  // The organizer reads what was filled in, and passes it.
  const manage = `/org/whaletide/competition/manage/${id}/registrations`;
  const organizer = await visit(manage, { as: accounts.organizer });
  await organizer.page.getByRole('button', { name: `查看${name}的报名` }).click();
  const review = organizer.page.getByRole('dialog', { name: `${name}的报名` });
  await review.getByText('浙江省 杭州市 西湖区').waitFor();
  await review.getByRole('link', { name: '在职证明.pdf' }).waitFor();
  expect(await barriers(organizer.page)).toEqual([]);
  await review.getByRole('button', { name: '拒绝' }).click();
  await review.getByText('请填写拒绝的原因').waitFor();
  await review.getByRole('button', { name: '通过' }).click();
  await organizer.page.getByText(`${name}的报名已通过`).waitFor();
  await review.waitFor({ state: 'hidden' });

  // The member sees it without a reload: the notice, that it worked, and the way to submit.
  const done = page.getByRole('dialog', { name: '报名成功' });
  await done.getByRole('link', { name: '去提交' }).click();
  await page.getByRole('tab', { name: '提交', selected: true }).waitFor();
  await page.getByRole('button', { name: /通知，1 条未读/ }).click();
  await page.getByText(`你在「${REVIEWED}」的报名已通过审核，可以提交了`).waitFor();
  expect([...errors, ...organizer.errors]).toEqual([]);
});

it('an organizer is told what is wrong with the settings, and saves them', async () => {
  const { id } = await prepare();
  const path = `/org/whaletide/competition/manage/${id}/registration-settings`;
  const { page, errors } = await visit(path, { as: accounts.organizer });
  await page.getByRole('button', { name: '添加单选题' }).click();
  await page.getByRole('button', { name: '保存设置' }).click();
  await page.getByText('请填写字段名称', { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '删除「未命名」' }).click();
  await page.getByRole('button', { name: '保存设置' }).click();
  await page.getByText('报名设置已保存').waitFor();
  expect(errors).toEqual([]);
});
