import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { fixture } from '../support/fixtures.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { siteUrl, useBrowser, visit } from './support/browser.ts';
import { makeDraft } from './support/drafts.ts';
import { look } from './support/look.ts';
import { atStep, createTask, csvFile, goToStep, handOver } from './support/task-form.ts';

useBrowser();

const fileOf = (name: string) => csvFile(name, fixture(`scoring/${name}`));

const organizer = async (name: string) => {
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.signIn(accounts.organizer, PASSWORD);
  const { competitionId, stageId } = await makeDraft(client, `${name}${Date.now() % 1e7}`);
  return `/org/whaletide/competition/manage/${competitionId}/stages/${stageId}/tasks/new`;
};

const tasks = [
  {
    name: '病灶分割',
    columns: ['id', 'rle_mask'],
    files: ['masks-sample.csv', 'masks-solution.csv'],
    content: '图像的掩码（分割）',
    metric: 'DICE',
  },
  {
    name: '商品推荐',
    columns: ['id', 'y'],
    files: ['ndcg-sample.csv', 'ndcg-graded-solution.csv'],
    content: '排好序的列表（推荐、检索）',
    metric: 'NDCG_AT_K',
  },
  {
    name: '潮位预报',
    columns: ['time', 'level'],
    files: ['tide-sample.csv', 'tide-solution.csv'],
    content: '数值（预测、估计）',
    metric: 'RMSE',
  },
] as const;

const journeys = tasks.flatMap((task) => [1280, 375].map((width) => ({ ...task, width })));

it.each(journeys)('$name is made step by step at $width px', async (task) => {
  const { page, errors } = await visit(await organizer(task.name), {
    as: accounts.organizer,
    viewport: { width: task.width, height: 800 },
  });
  const [sample, solution] = task.files;
  const first = await atStep(page, '提交内容');
  await first.getByLabel('任务名称').fill(task.name);
  await first.getByLabel('编号列').fill(task.columns[0]);
  await first.getByRole('textbox', { name: '预测列', exact: true }).fill(task.columns[1]);
  await handOver(first, '示例文件', fileOf(sample));
  await page.getByRole('button', { name: '下一步：标准答案' }).click();

  const second = await atStep(page, '标准答案');
  await second.getByLabel('预测列的内容').selectOption(task.content);
  await handOver(second, '标准答案', fileOf(solution));
  await second.getByRole('group', { name: /^新标准答案读取为/ }).waitFor();
  await page.getByRole('button', { name: '下一步：指标与得分' }).click();

  const third = await atStep(page, '指标与得分');
  await third.getByLabel('评分指标', { exact: true }).selectOption(task.metric);
  await page.getByRole('button', { name: '下一步：次数与保护' }).click();
  await (await atStep(page, '次数与保护')).getByLabel('每日提交次数').fill('2');
  // Neither a reload nor a step back loses anything.
  await page.reload();
  const limits = await atStep(page, '次数与保护');
  expect(await limits.getByLabel('每日提交次数').inputValue()).toBe('2');
  await page.goBack();
  const again = await atStep(page, '指标与得分');
  expect(await again.getByLabel('评分指标', { exact: true }).inputValue()).toBe(task.metric);

  const trial = await goToStep(page, '试运行');
  await trial.getByRole('button', { name: '开始试运行' }).click();
  const findings = trial.getByRole('list', { name: '试运行的结论' });
  await findings.getByText('标准答案排在第一。').waitFor();
  expect(await trial.getByRole('row').count()).toBeGreaterThan(4);
  await createTask(page);
  await page.getByRole('link', { name: `编辑任务：${task.name}` }).waitFor();
  expect(errors).toEqual([]);
});

it('the steps of a task are accessible and fit', async () => {
  const path = await organizer('步骤');
  const { page, errors } = await visit(path, { as: accounts.organizer });
  await atStep(page, '提交内容');
  for (const step of ['submission', 'solution', 'scores', 'limits', 'trial'])
    expect(await look(page, `${path}/${step}`)).toEqual({});
  expect(errors).toEqual([]);
});
