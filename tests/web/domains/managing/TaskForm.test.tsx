import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BoundFunctions,
  cleanup,
  fireEvent,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { stageId, taskId, taskScore } from '#tests/web/support/data.ts';
import { Refused } from '#tests/web/support/fake-gateway.ts';
import {
  atStep,
  formTask,
  goToStep,
  management,
  open,
  stage,
  task,
  taskPath,
} from './stages-panel.ts';

beforeEach(() => localStorage.clear());

const openForm = (own: Record<string, unknown>, answers = {}, step = 'submission') =>
  open([stage({ tasks: [own] })], answers, {}, taskPath(own['id'] as string, step));
const openNew = (answers = {}, step = 'submission') =>
  open([stage({ tasks: [] })], answers, {}, taskPath('new', step));

type User = ReturnType<typeof open>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: '保存修改' }));
/** Waits until there is nothing to save, as the task has what was typed. */
const isSaved = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull());

/** The names of the fields, in the order of the form. */
const names = (step: BoundFunctions<typeof queries>) =>
  step
    .getAllByRole('textbox', { name: /^第\d个字段的名称$/ })
    .map((input) => (input as HTMLInputElement).value);

describe('the steps of a task’s form', () => {
  it('are visited in any order, each with what it lacks', async () => {
    const { user, currentAddress } = openNew();
    const steps = within(await screen.findByRole('navigation', { name: '设置步骤' }));
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1提交内容缺 2 项',
      '2标准答案缺 1 项',
      '指标与得分已填写',
      '次数与保护已填写',
      expect.stringMatching(/^5试运行/),
    ]);
    const limits = await goToStep(user, '次数与保护');
    expect(currentAddress()).toBe(taskPath('new', 'limits'));
    expect(limits.getByRole('heading', { name: '次数与保护' })).toHaveFocus();
    await user.clear(limits.getByRole('textbox', { name: '每日提交次数' }));
    await user.type(limits.getByRole('textbox', { name: '每日提交次数' }), '3');

    const first = await goToStep(user, '提交内容');
    await user.click(within(first.getByRole('note', { name: '还缺' })).getByText('预测列'));
    await waitFor(() => expect(first.getByRole('textbox', { name: /^预测列/ })).toHaveFocus());
    await user.keyboard('label');
    await user.type(first.getByRole('textbox', { name: /任务名称/ }), '种类');
    expect(first.queryByRole('note', { name: '还缺' })).toBeNull();
    const again = await goToStep(user, '次数与保护');
    expect(again.getByRole('textbox', { name: '每日提交次数' })).toHaveValue('3');
  });

  it('mark what is wrong once one has left them', async () => {
    const { user } = openNew();
    const first = await atStep('提交内容');
    expect(first.queryByText('请输入任务名称')).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一步：标准答案' }));
    await atStep('标准答案');
    await user.click(screen.getByRole('button', { name: '上一步' }));
    expect((await atStep('提交内容')).getByText('请输入任务名称')).toBeVisible();
  });

  it('keep what was typed through a reload, until it is given up', async () => {
    const { user } = openNew();
    await user.type((await atStep('提交内容')).getByRole('textbox', { name: /任务名称/ }), '种类');
    cleanup();
    const later = openNew();
    const first = await atStep('提交内容');
    expect(first.getByRole('textbox', { name: /任务名称/ })).toHaveValue('种类');
    await later.user.click(screen.getByRole('button', { name: '清空重填' }));
    const question = within(await screen.findByRole('dialog', { name: '清空重填' }));
    await later.user.click(question.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await atStep('提交内容')).getByRole('textbox', { name: /任务名称/ })).toHaveValue('');
  });

  it('lead to the step and the field that a refusal names', async () => {
    const own = task({ management });
    const { user, currentAddress } = openForm(
      own,
      {
        UpdateCompetitionTask: () => {
          throw new Refused({
            code: 'CONFLICT',
            message: '每日次数不能超过总次数',
            field: 'objective.dailyLimit',
          });
        },
      },
      'submission',
    );
    const first = await atStep('提交内容');
    await user.type(first.getByRole('textbox', { name: /任务名称/ }), '二');
    await save(user);
    const limits = await atStep('次数与保护');
    expect(currentAddress()).toBe(taskPath(taskId, 'limits'));
    const field = limits.getByRole('textbox', { name: '每日提交次数' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect((await goToStep(user, '提交内容')).getByDisplayValue(/二$/)).toBeVisible();
  });

  it('ask only what fits a form that people review', async () => {
    const { user } = openNew();
    const first = await atStep('提交内容');
    await user.selectOptions(first.getByRole('combobox', { name: '评审方式' }), 'SUBJECTIVE');
    const steps = within(screen.getByRole('navigation', { name: '设置步骤' }));
    expect(steps.queryByRole('link', { name: /标准答案/ })).toBeNull();
    const scores = await goToStep(user, '评分');
    expect(scores.queryByRole('combobox', { name: '评分指标' })).toBeNull();
    expect(scores.getByRole('textbox', { name: '满分' })).toHaveValue('100');
    const check = await goToStep(user, '检查');
    expect(check.getByRole('button', { name: '提交表单' })).toBeVisible();
  });

  it('show what was changed, and give it up', async () => {
    const { user, inputsSoFar } = openForm(task({ management }), {}, 'limits');
    const limits = await atStep('次数与保护');
    await user.click(limits.getByRole('checkbox', { name: '公开 Private 排行榜' }));
    expect(screen.getByText('1 处修改未保存：公开 Private 排行榜')).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: '设置步骤' }));
    expect(steps.getByRole('link', { name: '次数与保护 改了 1 项' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    const question = within(await screen.findByRole('dialog', { name: '放弃修改' }));
    await user.click(question.getByRole('button', { name: '放弃' }));
    await isSaved();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  });

  it('aren’t there for a new task once the final ranking is published', async () => {
    open([stage({ tasks: [] })], {}, { hasFinalRanking: true }, taskPath('new'));
    expect(await screen.findByText('最终排名已发布，不能再添加任务。')).toBeVisible();
  });
});

describe('the form of a task that people review', () => {
  const created = () => ({
    createCompetitionTask: stage({ id: stageId, tasks: [formTask()] }),
  });

  it('is made of fields that are added, filled in, moved and taken out', async () => {
    const { user, inputOf, currentAddress } = openNew({ CreateCompetitionTask: created });
    const step = await atStep('提交内容');
    await user.type(step.getByRole('textbox', { name: /任务名称/ }), '作品提交');
    await user.selectOptions(step.getByRole('combobox', { name: '评审方式' }), 'SUBJECTIVE');
    await goToStep(user, '检查');
    await user.click(screen.getByRole('button', { name: '创建任务' }));
    await atStep('提交内容');
    expect(await step.findByText('请至少添加一个字段')).toBeVisible();

    for (const name of ['作品名称', '赛道', '多余']) {
      await user.click(step.getByRole('button', { name: '添加字段' }));
      const added = step.getAllByRole('textbox', { name: /^第\d个字段的名称$/ }).at(-1);
      await user.type(added as HTMLElement, name);
    }
    await user.selectOptions(step.getByRole('combobox', { name: '第2个字段的类型' }), 'OPTION');
    await goToStep(user, '检查');
    await user.click(screen.getByRole('button', { name: '创建任务' }));
    await atStep('提交内容');
    expect(await step.findByText('请至少填写两个选项')).toBeVisible();
    await user.type(
      step.getByRole('textbox', { name: '第2个字段的选项' }),
      '算法{Enter}应用{Enter}',
    );
    await user.type(step.getByRole('textbox', { name: '第1个字段的提示' }), '不超过20字');
    await user.click(step.getByRole('button', { name: '删除「多余」' }));

    // By the button and by the keyboard, which keeps the focus where it is.
    await user.click(step.getByRole('button', { name: '下移「作品名称」' }));
    expect(names(step)).toEqual(['赛道', '作品名称']);
    step.getByDisplayValue('作品名称').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names(step)).toEqual(['作品名称', '赛道']);
    expect(step.getByDisplayValue('作品名称')).toHaveFocus();
    // At the end there is nowhere to go.
    await user.click(step.getByRole('button', { name: '下移「赛道」' }));
    expect(names(step)).toEqual(['作品名称', '赛道']);

    await goToStep(user, '检查');
    await user.click(screen.getByRole('button', { name: '创建任务' }));
    await waitFor(() => expect(currentAddress()).toMatch(/\/stages$/));
    const plain = { isRequired: true, isHidden: false, sizeLimit: null, acceptExts: [] };
    const input = await inputOf('CreateCompetitionTask');
    expect(input).toMatchObject({
      stageId,
      type: 'SUBJECTIVE',
      task: {
        form: {
          maxScore: 100,
          dailyLimit: 3,
          totalLimit: null,
          fields: [
            {
              ...plain,
              title: '作品名称',
              type: 'SHORT_TEXT',
              placeholder: '不超过20字',
              options: [],
            },
            {
              ...plain,
              title: '赛道',
              type: 'OPTION',
              placeholder: null,
              options: ['算法', '应用'],
            },
          ],
        },
      },
    });
    expect(input).not.toHaveProperty('task.objective');
  });

  it('asks of a file its size and formats', async () => {
    const { user, inputOf } = openForm(formTask(), {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: formTask() }),
    });
    const step = await atStep('提交内容');
    await user.selectOptions(step.getByRole('combobox', { name: '第1个字段的类型' }), 'FILE');
    await user.type(step.getByRole('textbox', { name: '第1个字段的大小上限（KB）' }), '512');
    await user.click(step.getByRole('checkbox', { name: '.pdf' }));
    await save(user);
    await isSaved();
    expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
      task: {
        form: {
          fields: [
            { id: 'title', type: 'FILE', sizeLimit: 512, acceptExts: ['.pdf'] },
            { id: 'track' },
          ],
        },
      },
    });
  });

  it('keeps what answers rely on once there are works', async () => {
    const answered = formTask({ management: { ...management, worksCount: 2 } });
    const { user, inputsSoFar } = openForm(answered);
    const step = await atStep('提交内容');
    expect(step.getByText(/^已有人填写：/)).toBeVisible();
    expect(step.getByRole('combobox', { name: '第1个字段的类型' })).toBeDisabled();
    expect(step.queryByRole('button', { name: '删除「赛道」' })).toBeNull();
    const options = step.getByRole('textbox', { name: '第2个字段的选项' });
    await user.clear(options);
    await user.type(options, '应用{Enter}算法');
    await save(user);
    expect(await step.findByText('「赛道」已有人填写，选项只能在末尾添加')).toBeVisible();
    expect(options).toHaveValue('应用\n算法');
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { user } = openForm(formTask(), {
      UpdateCompetitionTask: () => {
        throw new Refused({
          code: 'CONFLICT',
          message: '「赛道」已有人填写，选项只能在末尾添加',
          field: 'form.fields.1.options',
        });
      },
    });
    const step = await atStep('提交内容');
    await user.type(step.getByRole('textbox', { name: '第1个字段的名称' }), '与简介');
    await save(user);
    expect(await step.findByText('「赛道」已有人填写，选项只能在末尾添加')).toBeVisible();
    expect(step.getByRole('textbox', { name: '第2个字段的选项' })).toBeInvalid();
    expect(step.getByDisplayValue('作品名称与简介')).toBeVisible();
  });
});

describe('scoring', () => {
  const solution = {
    __typename: 'SolutionRows',
    public: 2,
    private: 2,
    encoding: 'GB18030',
    delimiter: ';',
    columns: ['id', 'species', 'part'],
    rows: [{ __typename: 'SolutionSampleRow', cells: ['1', '狗', 'public'] }],
    labels: [{ __typename: 'SolutionLabel', value: '狗', count: 4 }],
    labelsCount: 1,
    fileName: '答案.csv',
    storedAt: '2026-11-01T00:00:00.000Z',
    storedBy: { __typename: 'Member', id: '6'.repeat(24), name: '林小舟' },
    checksum: 'ab'.repeat(32),
    downloadUrl: '/exports/tasks/x/solution',
  };
  const settled = task({
    management: { ...management, worksCount: 3, scoredWorksCount: 2, solution },
  });
  const kept = { UpdateCompetitionTask: () => ({ updateCompetitionTask: settled }) };

  it('shows what the solution was read as', async () => {
    openForm(settled, {}, 'solution');
    const step = await atStep('标准答案');
    const preview = within(step.getByRole('group', { name: '现有标准答案' }));
    expect(preview.getByText('编码 GB18030，以分号分隔')).toBeVisible();
    expect(preview.getByText('标签 1 种：「狗」4 行')).toBeVisible();
    expect(preview.getByText(/^文件 答案\.csv，林小舟 于 2026/)).toBeVisible();
    expect(preview.getByText('ab'.repeat(32))).toBeVisible();
    expect(preview.getByRole('button', { name: '下载标准答案' })).toBeVisible();
  });

  it('is changed after asking, saying how many works are scored again', async () => {
    const { user, inputsSoFar } = openForm(settled, kept, 'scores');
    const step = await atStep('指标与得分');
    await user.selectOptions(step.getByRole('combobox', { name: '评分指标' }), 'MACRO_F1');
    await save(user);
    const asking = within(await screen.findByRole('dialog', { name: '保存并重新评分' }));
    expect(asking.getByText(/已评审的 2 条提交会重新评分/)).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.click(asking.getByRole('button', { name: '取消' }));
    expect(step.getByRole('combobox', { name: '评分指标' })).toHaveValue('MACRO_F1');
    await save(user);
    const again = within(await screen.findByRole('dialog', { name: '保存并重新评分' }));
    await user.click(again.getByRole('button', { name: '保存并重新评分' }));
    expect(again.getByText('请填写重新评分的原因')).toBeVisible();
    await user.type(again.getByRole('textbox', { name: '原因' }), '答案有误');
    await user.click(again.getByRole('button', { name: '保存并重新评分' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsSoFar('UpdateCompetitionTask')).toMatchObject([
      {
        taskId,
        rescore: true,
        rescoreReason: '答案有误',
        publishesRescoreReason: false,
        reviewsRescoring: false,
        task: { objective: { metric: 'MACRO_F1' } },
      },
    ]);
    // Until all works are scored, the task has what it had.
    const now = await atStep('指标与得分');
    expect(now.getByRole('combobox', { name: '评分指标' })).toHaveValue('ACCURACY');
  });

  it('asks of a task that workers score neither columns nor a solution', async () => {
    const byWorkers = {
      ...settled,
      scoring: { __typename: 'TaskScoring', taskId, scorer: 'WORKER' },
      review: { ...task().review, acceptExts: ['.zip'] },
    };
    const { user, inputOf } = openForm(byWorkers, {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: byWorkers }),
    });
    const first = await atStep('提交内容');
    expect(first.getByText(/^由自有评测机评分，结果文件格式：\.zip/)).toBeVisible();
    expect(first.queryByRole('textbox', { name: /^预测列/ })).toBeNull();
    const second = await goToStep(user, '标准答案');
    expect(second.queryByRole('group', { name: /标准答案/ })).toBeNull();
    const scores = await goToStep(user, '指标与得分');
    expect(scores.queryByRole('button', { name: '添加得分' })).toBeNull();
    expect(scores.getByRole('button', { name: '评测机' })).toBeVisible();
    const limits = await goToStep(user, '次数与保护');
    await user.click(limits.getByRole('checkbox', { name: '公开 Public 排行榜' }));
    await save(user);
    expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
      task: { objective: { acceptExts: ['.zip'] } },
    });
  });

  it('clips numbers into a range, and takes the rows of a group for one', async () => {
    const numbers = task({ management, review: { ...task().review, metric: 'MAE' } });
    const { user, inputOf, inputsSoFar } = openForm(
      numbers,
      { UpdateCompetitionTask: () => ({ updateCompetitionTask: numbers }) },
      'scores',
    );
    const scores = await atStep('指标与得分');
    await user.click(scores.getByText('预测值范围'));
    await user.type(scores.getByRole('textbox', { name: '预测值下限' }), '3');
    await user.type(scores.getByRole('textbox', { name: '预测值上限' }), '2');
    const second = await goToStep(user, '标准答案');
    await user.click(second.getAllByText('分组列')[0] as HTMLElement);
    await user.type(second.getByRole('textbox', { name: '分组列' }), 'species');
    await save(user);
    expect(await second.findByText('分组列不能是预测列')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.clear(second.getByRole('textbox', { name: '分组列' }));
    await user.type(second.getByRole('textbox', { name: '分组列' }), 'patient');
    await save(user);
    const again = await atStep('指标与得分');
    expect(await again.findByText('预测值上限应大于下限')).toBeVisible();
    await user.clear(again.getByRole('textbox', { name: '预测值下限' }));
    await save(user);
    await isSaved();
    expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
      task: { objective: { predictionMin: null, predictionMax: 2, groupColumn: 'patient' } },
    });
  });

  it('takes several columns and scores, in their order, and says what is wrong at its place', async () => {
    const { user, inputOf, inputsSoFar } = openForm(settled, kept);
    const first = await atStep('提交内容');
    await user.click(first.getByText('更多列'));
    await user.type(first.getByRole('textbox', { name: '更多预测列' }), 'sex{Enter}sex');
    const scores = await goToStep(user, '指标与得分');
    await user.click(scores.getAllByText('更多得分')[0] as HTMLElement);
    for (const name of ['体重误差', '体重误差']) {
      await user.click(scores.getByRole('button', { name: '添加得分' }));
      const all = scores.getAllByRole('textbox', { name: /^第\d个得分的名称$/ });
      // The first score's stands after those of the others.
      await user.type(all.at(-2) as HTMLElement, name);
    }
    await save(user);
    const more = (await atStep('提交内容')).getByRole('textbox', { name: '更多预测列' });
    expect(await first.findByText('预测列不能重复')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.clear(more);
    await user.type(more, 'sex');
    await save(user);
    await atStep('指标与得分');
    expect(await scores.findByText('得分名称不能重复')).toBeVisible();
    const second = scores.getByRole('textbox', { name: '第3个得分的名称' });
    await user.clear(second);
    await user.type(second, '召回');
    const metrics = scores.getAllByRole('combobox', { name: '评分指标' });
    await user.selectOptions(metrics[1] as HTMLElement, 'MAE');
    await user.selectOptions(metrics[2] as HTMLElement, 'RECALL');
    await user.type(scores.getByRole('textbox', { name: '预测值下限' }), '0');
    const columns = scores.getByRole('textbox', { name: '第2个得分的预测列' });
    await user.clear(columns);
    await user.type(columns, 'mass');
    await user.click(scores.getByRole('button', { name: '下移「体重误差」' }));
    expect(
      (await goToStep(user, '标准答案')).getByText(
        '.csv、.tsv、.gz、.zip，解压后不超过 256 MB；列为 id、species、sex、mass、part；part 为 public 或 private，不会公开',
      ),
    ).toBeVisible();
    await save(user);
    const asking = within(await screen.findByRole('dialog', { name: '保存并重新评分' }));
    await user.type(asking.getByRole('textbox', { name: '原因' }), '修改');
    await user.click(asking.getByRole('button', { name: '保存并重新评分' }));
    const input = await inputOf('UpdateCompetitionTask');
    expect(input).toMatchObject({
      rescore: true,
      task: {
        objective: {
          metric: 'ACCURACY',
          moreTargets: ['sex'],
          scoreName: null,
          allowsMoreColumns: false,
          furtherScores: [
            { name: '召回', metric: 'RECALL', targetColumns: ['species'] },
            {
              name: '体重误差',
              metric: 'MAE',
              targetColumns: ['mass'],
              predictionMin: 0,
              predictionMax: null,
            },
          ],
        },
      },
    });
    expect(input).not.toHaveProperty('task.objective.furtherScores.0.key');
  });

  it('begins with the scores that there are, and scores nothing again for another name', async () => {
    const scores = [
      taskScore({ name: '种类', targetColumns: ['species', 'sex'] }),
      taskScore({ name: '体重', metric: 'MAE', targetColumns: ['mass'] }),
    ];
    const several = task({
      scores,
      management: {
        ...management,
        worksCount: 3,
        scoreName: '种类',
        furtherRanges: [{ __typename: 'ScoreRange', predictionMin: 1, predictionMax: 9 }],
      },
    });
    const { user, inputOf } = openForm(several, {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: several }),
    });
    const first = await atStep('提交内容');
    expect(first.getByRole('textbox', { name: '更多预测列' })).toHaveValue('sex');
    await user.click(first.getByRole('checkbox', { name: /^结果文件可以有其他列/ }));
    const step = await goToStep(user, '指标与得分');
    expect(step.getByRole('textbox', { name: '第1个得分的名称' })).toHaveValue('种类');
    expect(step.getByRole('textbox', { name: '预测值上限' })).toHaveValue('9');
    await user.type(step.getByRole('textbox', { name: '第2个得分的名称' }), '误差');
    expect(screen.getByText('2 处修改未保存：其他列、更多得分')).toBeVisible();
    await save(user);
    await isSaved();
    const input = await inputOf('UpdateCompetitionTask');
    expect(input).toMatchObject({
      task: {
        objective: {
          allowsMoreColumns: true,
          furtherScores: [{ name: '体重误差', predictionMin: 1, predictionMax: 9 }],
        },
      },
    });
    expect(input).not.toHaveProperty('rescore');
  });

  it('is left alone by other changes: token, private board', async () => {
    const { user, inputOf } = openForm(settled, kept);
    const first = await atStep('提交内容');
    await user.click(first.getByText('提交方式与大小'));
    await user.selectOptions(first.getByRole('combobox', { name: '提交方式' }), 'TOKEN');
    const limits = await goToStep(user, '次数与保护');
    await user.click(limits.getByText('Private 榜'));
    expect(limits.getByRole('combobox', { name: '进入 Private 榜的提交' })).toBeDisabled();
    await user.click(limits.getByRole('checkbox', { name: '由团队选择进入 Private 榜的提交' }));
    expect(limits.queryByLabelText('选择截止时间')).toBeNull();
    await save(user);
    await isSaved();
    const input = await inputOf('UpdateCompetitionTask');
    expect(input).toMatchObject({
      taskId,
      task: {
        showsPrivateBestWork: true,
        privateLeaderboardOpensAt: null,
        objective: { submitType: 'TOKEN', hasPrivateBoard: false, selectionLimit: 2 },
      },
    });
    expect(input).not.toHaveProperty('rescore');
  });
});

it('a private board before the end is shown once the words are typed', async () => {
  const running = task({ name: '种类识别', management });
  const { user, inputOf, inputsSoFar } = openForm(
    running,
    { UpdateCompetitionTask: () => ({ updateCompetitionTask: running }) },
    'limits',
  );
  const limits = await atStep('次数与保护');
  await user.click(limits.getByRole('checkbox', { name: '公开 Private 排行榜' }));
  await save(user);
  const question = within(await screen.findByRole('dialog', { name: '提前公开 Private 排行榜' }));
  expect(question.getByText(/新提交在任务结束前不会显示 Private 得分/)).toBeVisible();
  await user.type(question.getByRole('textbox', { name: '请输入「提前公开」以确认' }), '公开');
  await user.click(question.getByRole('button', { name: '公开并保存' }));
  expect(await question.findByText('请输入「提前公开」')).toBeVisible();
  expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  await user.clear(question.getByRole('textbox'));
  await user.type(question.getByRole('textbox'), '提前公开');
  await user.click(question.getByRole('button', { name: '公开并保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
    task: { showsPrivateLeaderboard: true, privateBoardConfirmation: '提前公开' },
  });
});

it('a deadline that moves is said to those who have registered', async () => {
  const own = task({ name: '预测', management });
  const { user, inputOf } = openForm(own, {
    UpdateCompetitionTask: () => ({ updateCompetitionTask: own }),
  });
  const step = await atStep('提交内容');
  fireEvent.change(step.getByLabelText(/^结束时间/), { target: { value: '2030-02-20T08:00' } });
  await save(user);
  const question = within(await screen.findByRole('dialog', { name: '时间有变动' }));
  expect(question.getByText(/^任务「预测」的截止时间由 2030-03-01 08:00 改为/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '修改并通知' }));
  expect(await inputOf('UpdateCompetitionTask')).toMatchObject({ taskId: own.id });
});
