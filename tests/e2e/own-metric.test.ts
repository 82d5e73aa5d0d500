import { expect, it } from '@jest/globals';
import { register } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { makeDraft, publish } from './support/drafts.ts';
import { newMember } from './support/members.ts';
import { atStep, createTask, csvFile as csv, goToStep, handOver } from './support/task-form.ts';

useBrowser();

const rows = Array.from({ length: 8 }, (_, row) => row + 1);
const truth = csv(
  'truth.csv',
  [
    'id,price,part',
    ...rows.map((row) => `${row},${row * 10},${row % 2 ? 'public' : 'private'}`),
  ].join('\n'),
);
const result = (off: number) =>
  ['id,price', ...rows.map((row) => `${row},${row * 10 + off}`)].join('\n');

const broken = `function score({ count, truth, prediction }) {
  let sum = 0;
  sum += truth.prise[0];
  return sum;
}`;

it('an organizer brings a task with a metric of their own, tries it, and a team is scored by it', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const { competitionId } = await makeDraft(organizer, `自定义指标赛${Date.now() % 1e7}`);
  const manage = `/org/whaletide/competition/manage/${competitionId}/stages`;
  const { page, errors } = await visit(manage, { as: accounts.organizer });
  await page.getByRole('link', { name: /^添加任务到/ }).click();
  const first = await atStep(page, '提交内容');
  await first.getByLabel('任务名称').fill('估价');
  await first.getByRole('textbox', { name: '预测列', exact: true }).fill('price');
  const second = await goToStep(page, '标准答案');
  await second.getByLabel('预测列的内容').selectOption('其他，用自己编写的程序评分');
  await handOver(second, '标准答案', truth);
  const dialog = await goToStep(page, '指标与得分');
  await dialog.getByLabel('指标名称').fill('估价误差');
  await dialog
    .getByRole('textbox', { name: '指标说明' })
    .fill('估价与成交价之差的**绝对值**的平均');
  await dialog.getByLabel('最好的得分').fill('0');
  const program = dialog.getByRole('textbox', { name: '评分程序' });
  const example = await program.inputValue();
  expect(example).toContain('rows.truth["price"]');
  await program.fill(broken);
  await dialog.getByRole('button', { name: '试算' }).click();
  await dialog.getByText('第3行或稍后：undefined 没有属性 0').first().waitFor();
  await goToStep(page, '试运行');
  await page.getByRole('button', { name: '创建任务' }).click();
  await dialog.getByText('用标准答案试算没有得到得分').first().waitFor();
  await program.fill(example);
  await dialog.getByRole('button', { name: '试算' }).click();
  await dialog.getByRole('row', { name: /^标准答案 1 \/ 1 0 \/ 0/ }).waitFor();
  await createTask(page);
  await page.getByText('标准答案 4 行公开、4 行隐藏').waitFor();
  await publish(organizer, competitionId);

  const { client, email } = await newMember('估价');
  await register(client, competitionId);
  const tab = `/home/competition/${competitionId}/submit`;
  const member = await visit(tab, { as: email });
  await member.page.getByText('估价误差，最好 0').waitFor();
  await member.page.getByText('主办方没有公开评分程序').waitFor();
  const input = member.page.locator('input[type=file]').first();
  await input.setInputFiles(csv('wrong.csv', result(5).replace('1,15', '1,贵')));
  await member.page.getByText(/price.*不是数字/).waitFor();
  await input.setInputFiles(csv('result.csv', result(5)));
  await member.page.getByText(/^已上传/).waitFor();
  await member.page.getByRole('button', { name: '提交', exact: true }).click();
  const row = member.page.getByRole('row').filter({ hasText: 'result.csv' });
  await row.getByRole('cell', { name: /^5(\.0+)?(\s|$)/ }).waitFor();
  expect([...errors, ...member.errors]).toEqual([]);
});
