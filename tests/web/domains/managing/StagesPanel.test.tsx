import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BoundFunctions,
  fireEvent,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { competitionId, stageId, taskId, taskScore } from '../../support/data.ts';
import { Refused } from '../../support/fake-gateway.ts';
import { FakeUploads } from '../../support/fake-uploads.ts';
import { readableFile } from '../../support/readable-file.ts';
import { dialogAfter, field, formTask, management, open, stage, task } from './stages-panel.ts';

/** The names of the fields, in the order of the form. */
const names = (dialog: BoundFunctions<typeof queries>) =>
  dialog
    .getAllByRole('textbox', { name: /^第\d个字段的名称$/ })
    .map((input) => (input as HTMLInputElement).value);

describe('a form that was changed', () => {
  it('isn’t closed without a question, by Escape, the cross or 取消', async () => {
    const { user } = open([stage({ tasks: [] })]);
    const dialog = await dialogAfter(user, '添加任务到初赛', '添加任务');
    await user.type(dialog.getByRole('textbox', { name: /任务名称/ }), '作品提交');
    const question = () => screen.findByRole('dialog', { name: '有未保存的修改' });
    const stay = async () =>
      user.click(within(await question()).getByRole('button', { name: '继续编辑' }));
    await user.keyboard('{Escape}');
    await stay();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await stay();
    expect(dialog.getByRole('textbox', { name: /任务名称/ })).toHaveValue('作品提交');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(within(await question()).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is closed at once where nothing was typed', async () => {
    const { user } = open([stage({ tasks: [] })]);
    await dialogAfter(user, '添加任务到初赛', '添加任务');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the form of a task', () => {
  const created = () => ({
    createCompetitionTask: stage({ id: stageId, tasks: [formTask()] }),
  });

  it('is made of fields that are added, filled in, moved and taken out', async () => {
    const { user, inputOf } = open([stage({ tasks: [] })], { CreateCompetitionTask: created });
    const dialog = await dialogAfter(user, '添加任务到初赛', '添加任务');
    await user.type(dialog.getByRole('textbox', { name: /任务名称/ }), '作品提交');
    await user.selectOptions(dialog.getByRole('combobox', { name: '评审方式' }), 'SUBJECTIVE');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请至少添加一个字段')).toBeVisible();

    for (const name of ['作品名称', '赛道', '多余']) {
      await user.click(dialog.getByRole('button', { name: '添加字段' }));
      const added = dialog.getAllByRole('textbox', { name: /^第\d个字段的名称$/ }).at(-1);
      await user.type(added as HTMLElement, name);
    }
    await user.selectOptions(dialog.getByRole('combobox', { name: '第2个字段的类型' }), 'OPTION');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请至少填写两个选项')).toBeVisible();
    await user.type(
      dialog.getByRole('textbox', { name: '第2个字段的选项' }),
      '算法{Enter}应用{Enter}',
    );
    await user.type(dialog.getByRole('textbox', { name: '第1个字段的提示' }), '不超过20字');
    await user.click(dialog.getByRole('button', { name: '删除「多余」' }));

    // By the button and by the keyboard, which keeps the focus where it is.
    await user.click(dialog.getByRole('button', { name: '下移「作品名称」' }));
    expect(names(dialog)).toEqual(['赛道', '作品名称']);
    dialog.getByDisplayValue('作品名称').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names(dialog)).toEqual(['作品名称', '赛道']);
    expect(dialog.getByDisplayValue('作品名称')).toHaveFocus();
    // At the end there is nowhere to go.
    await user.click(dialog.getByRole('button', { name: '下移「赛道」' }));
    expect(names(dialog)).toEqual(['作品名称', '赛道']);

    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('表单 2 个字段，0 次提交')).toBeVisible();
    const plain = { required: true, hidden: false, sizeLimit: null, acceptExts: [] };
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
    const { user, inputOf } = open([stage({ tasks: [formTask()] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: formTask() }),
    });
    const dialog = await dialogAfter(user, '编辑任务：作品提交', '编辑任务');
    await user.selectOptions(dialog.getByRole('combobox', { name: '第1个字段的类型' }), 'FILE');
    await user.type(dialog.getByRole('textbox', { name: '第1个字段的大小上限（KB）' }), '512');
    await user.click(dialog.getByRole('checkbox', { name: '.pdf' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    const { user, inputsSoFar } = open([stage({ tasks: [answered] })]);
    const dialog = await dialogAfter(user, '编辑任务：作品提交', '编辑任务');
    expect(dialog.getByText(/^已有人填写：/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: '第1个字段的类型' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: '删除「赛道」' })).toBeNull();
    const options = dialog.getByRole('textbox', { name: '第2个字段的选项' });
    await user.clear(options);
    await user.type(options, '应用{Enter}算法');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('「赛道」已有人填写，选项只能在末尾添加')).toBeVisible();
    expect(options).toHaveValue('应用\n算法');
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { user } = open([stage({ tasks: [formTask()] })], {
      UpdateCompetitionTask: () => {
        throw new Refused({
          code: 'CONFLICT',
          message: '「赛道」已有人填写，选项只能在末尾添加',
          field: 'form.fields.1.options',
        });
      },
    });
    const dialog = await dialogAfter(user, '编辑任务：作品提交', '编辑任务');
    await user.type(dialog.getByRole('textbox', { name: '第1个字段的名称' }), '与简介');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect((await dialog.findAllByText('「赛道」已有人填写，选项只能在末尾添加')).length).toBe(2);
    expect(dialog.getByRole('textbox', { name: '第2个字段的选项' })).toBeInvalid();
    expect(dialog.getByDisplayValue('作品名称与简介')).toBeVisible();
  });
});

describe('the qualification review of a stage', () => {
  it('is set with its fields and its notice', async () => {
    const { user, inputOf } = open([stage({ tasks: [] })], {
      UpdateStage: () => ({ updateStage: stage({ needsQualification: true }) }),
    });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.click(dialog.getByRole('checkbox', { name: /^提交前需要资质审核/ }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请至少添加一个字段')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '添加字段' }));
    await user.type(dialog.getByRole('textbox', { name: '第1个字段的名称' }), '单位');
    await user.type(dialog.getByRole('textbox', { name: '资质审核须知' }), '仅用于审核');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/提交前需要资质审核$/)).toBeVisible();
    expect(await inputOf('UpdateStage')).toMatchObject({
      stageId,
      stage: {
        qualification: {
          needed: true,
          notice: '仅用于审核',
          fields: [{ title: '单位', type: 'SHORT_TEXT' }],
        },
      },
    });
  });

  it('keeps what was handed in', async () => {
    const asking = stage({ needsQualification: true, qualificationFields: [field()], tasks: [] });
    const { user } = open([asking], {
      StageReviews: () => ({
        qualificationReviews: { __typename: 'QualificationReviewPage', totalCount: 3 },
      }),
    });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    expect(await dialog.findByText(/^已有人填写：/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: '删除「作品名称」' })).toBeNull();
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

  it('tells which task has no solution yet, and how the others are split', async () => {
    open([stage({ tasks: [task({ management }), { ...settled, id: 'c'.repeat(24) }] })]);
    expect(await screen.findByText('还没有标准答案，0 次提交')).toBeVisible();
    expect(screen.getByText('标准答案 2 行公开、2 行隐藏，3 次提交')).toBeVisible();
  });

  it('shows what the solution was read as', async () => {
    const { user } = open([stage({ tasks: [settled] })]);
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    const preview = within(dialog.getByRole('group', { name: '现有标准答案' }));
    expect(preview.getByText('编码 GB18030，以分号分隔')).toBeVisible();
    expect(preview.getByText('标签 1 种：「狗」4 行')).toBeVisible();
    expect(preview.getByText(/^文件 答案\.csv，林小舟 于 2026/)).toBeVisible();
    expect(preview.getByText('ab'.repeat(32))).toBeVisible();
    expect(preview.getByRole('button', { name: '下载标准答案' })).toBeVisible();
  });

  it('a flawed task with works is taken out of the ranking with a reason, and put back in', async () => {
    const out = {
      __typename: 'TaskExclusion',
      reason: '标签有误',
      excludedAt: '2026-11-01T00:00:00.000Z',
    };
    const { user, inputsSoFar } = open([stage({ tasks: [settled] })], {
      SetCompetitionTaskExcluded: ({ input }) => {
        const { excluded } = input as { excluded: boolean };
        return { setCompetitionTaskExcluded: { ...settled, exclusion: excluded ? out : null } };
      },
    });
    const dialog = await dialogAfter(user, '移出排行榜：种类识别', '移出排行榜');
    await user.click(dialog.getByRole('button', { name: '移出' }));
    expect(dialog.getByText('请填写移出的原因')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: '移出的原因' }), '标签有误');
    await user.click(dialog.getByRole('button', { name: '移出' }));
    expect(await screen.findByText('移出的原因：标签有误')).toBeVisible();
    const back = await dialogAfter(user, '恢复计入排行榜：种类识别', '恢复计入排行榜');
    await user.click(back.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(screen.queryByText('移出的原因：标签有误')).toBeNull());
    expect(inputsSoFar('SetCompetitionTaskExcluded')).toMatchObject([
      { excluded: true, reason: '标签有误' },
      { excluded: false },
    ]);
  });

  it('is changed after asking, saying how many works are scored again', async () => {
    const { user, inputsSoFar } = open([stage({ tasks: [settled] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: settled }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.selectOptions(dialog.getByRole('combobox', { name: '评分指标' }), 'MACRO_F1');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const asking = within(await screen.findByRole('dialog', { name: '保存并重新评分' }));
    expect(asking.getByText(/已评审的 2 条提交会重新评分/)).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.click(asking.getByRole('button', { name: '取消' }));
    expect(dialog.getByRole('combobox', { name: '评分指标' })).toHaveValue('MACRO_F1');
    await user.click(dialog.getByRole('button', { name: '保存' }));
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
  });

  it('keeps one score where workers score it, and says so at its place', async () => {
    const byWorkers = {
      ...settled,
      scoring: { __typename: 'TaskScoring', taskId, scorer: 'WORKER' },
      review: { ...task().review, acceptExts: ['.zip'] },
    };
    const { user, inputsSoFar } = open([stage({ tasks: [byWorkers] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: byWorkers }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.click(dialog.getByRole('button', { name: '添加得分' }));
    await user.type(dialog.getByRole('textbox', { name: '第2个得分的名称' }), '召回');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('由自有评测机评分的任务只有一个得分')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '删除「召回」' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('clips numbers into a range, and takes the rows of a group for one', async () => {
    const numbers = task({ management, review: { ...task().review, metric: 'MAE' } });
    const { user, inputOf, inputsSoFar } = open([stage({ tasks: [numbers] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: numbers }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.type(dialog.getByRole('textbox', { name: '预测值下限' }), '3');
    await user.type(dialog.getByRole('textbox', { name: '预测值上限' }), '2');
    await user.type(dialog.getByRole('textbox', { name: '分组列' }), 'species');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('预测值上限应大于下限')).toBeVisible();
    expect(dialog.getByText('分组列不能是预测列')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: '预测值下限' }));
    await user.clear(dialog.getByRole('textbox', { name: '分组列' }));
    await user.type(dialog.getByRole('textbox', { name: '分组列' }), 'patient');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
      task: { objective: { predictionMin: null, predictionMax: 2, groupColumn: 'patient' } },
    });
  });

  it('takes several columns and scores, in their order, and says what is wrong at its place', async () => {
    const { user, inputOf, inputsSoFar } = open([stage({ tasks: [settled] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: settled }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.type(dialog.getByRole('textbox', { name: '更多预测列' }), 'sex{Enter}sex');
    for (const name of ['体重误差', '体重误差']) {
      await user.click(dialog.getByRole('button', { name: '添加得分' }));
      const names = dialog.getAllByRole('textbox', { name: /^第\d个得分的名称$/ });
      // The first score's stands after those of the others.
      await user.type(names.at(-2) as HTMLElement, name);
    }
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('预测列不能重复')).toBeVisible();
    expect(dialog.getByText('得分名称不能重复')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);

    const more = dialog.getByRole('textbox', { name: '更多预测列' });
    await user.clear(more);
    await user.type(more, 'sex');
    const second = dialog.getByRole('textbox', { name: '第3个得分的名称' });
    await user.clear(second);
    await user.type(second, '召回');
    const metrics = dialog.getAllByRole('combobox', { name: '评分指标' });
    await user.selectOptions(metrics[1] as HTMLElement, 'MAE');
    await user.selectOptions(metrics[2] as HTMLElement, 'RECALL');
    await user.type(dialog.getByRole('textbox', { name: '预测值下限' }), '0');
    const columns = dialog.getByRole('textbox', { name: '第2个得分的预测列' });
    await user.clear(columns);
    await user.type(columns, 'mass');
    expect(
      dialog.getByText('列为 id、species、sex、mass、part；part 为 public 或 private，不会公开'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '下移「体重误差」' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
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
    const { user, inputOf } = open([stage({ tasks: [several] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: several }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    expect(dialog.getByRole('textbox', { name: '更多预测列' })).toHaveValue('sex');
    expect(dialog.getByRole('textbox', { name: '第1个得分的名称' })).toHaveValue('种类');
    expect(dialog.getByRole('textbox', { name: '预测值上限' })).toHaveValue('9');
    const name = dialog.getByRole('textbox', { name: '第2个得分的名称' });
    await user.type(name, '误差');
    await user.click(dialog.getByRole('checkbox', { name: /^结果文件可以有其他列/ }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    const { user, inputOf } = open([stage({ tasks: [settled] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: settled }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.selectOptions(dialog.getByRole('combobox', { name: '提交方式' }), 'TOKEN');
    expect(dialog.getByRole('combobox', { name: '进入 Private 榜的提交' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: '由团队选择进入 Private 榜的提交' }));
    expect(dialog.queryByLabelText('选择截止时间')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = await inputOf('UpdateCompetitionTask');
    expect(input).toMatchObject({
      taskId,
      task: {
        showsPrivateBestWork: true,
        privateLeaderboardDate: null,
        objective: { submitType: 'TOKEN', hasPrivateBoard: false, selectionLimit: 2 },
      },
    });
    expect(input).not.toHaveProperty('rescore');
  });
});

describe('the files of a task', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = FakeUploads.install();
  });
  afterEach(() => uploads.remove());

  const text = (content: string | Buffer, name = 'truth.csv') => readableFile(content, name);
  const group = (dialog: BoundFunctions<typeof queries>, name: string) =>
    within(dialog.getByRole('group', { name }));
  const choose = async (
    user: ReturnType<typeof open>['user'],
    dialog: BoundFunctions<typeof queries>,
    name: string,
    file: File,
  ) => {
    const [button] = group(dialog, name).getAllByRole('button', { name: /文件$/ });
    const input = button?.parentElement?.querySelector('input[type=file]');
    await user.upload(input as HTMLInputElement, file);
  };
  const asked = { ...management, solution: null };
  const automatic = task({ name: '种类识别', management: asked });
  const saved = { UpdateCompetitionTask: () => ({ updateCompetitionTask: automatic }) };

  it('aren’t saved with a solution that was refused, as if it were there', async () => {
    const { user, inputOf, inputsSoFar } = open([stage({ tasks: [automatic] })], saved);
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    const right = 'id,species,part\n1,a,public\n2,b,private\n';
    await choose(user, dialog, '标准答案', text(right));
    (await uploads.next()).answer(201, {
      key: 'r'.repeat(32),
      ext: '.csv',
      name: 'truth.csv',
      size: 44,
    });
    expect(await group(dialog, '标准答案').findByText(/^已上传/)).toBeVisible();

    // The one before doesn't stand in for it.
    await choose(user, dialog, '标准答案', text('id,species\n1,a\n'));
    expect(await dialog.findByText('第1行：缺少列 part')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('这个文件没有上传，请换一个文件或移除')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);

    await user.click(group(dialog, '标准答案').getByRole('button', { name: '移除' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('UpdateCompetitionTask')).not.toHaveProperty('task.objective.solutionKey');
  });

  it('show what a solution is read as before it counts', async () => {
    const { user, inputsSoFar } = open([stage({ tasks: [automatic] })], saved);
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    // 狗 and 鸟 as Chinese Excel writes them.
    const [dog, bird] = [Buffer.from([0xb9, 0xb7]), Buffer.from([0xc4, 0xf1])];
    const row = (id: string, label: Buffer, part: string) =>
      Buffer.concat([Buffer.from(`${id};`), label, Buffer.from(`;${part}\r\n`)]);
    const rows = [
      Buffer.from('id;species;part\r\n'),
      row('1', dog, 'public'),
      row('2', bird, 'private'),
      row('3', dog, 'private'),
    ];
    await choose(user, dialog, '标准答案', text(Buffer.concat(rows)));
    const upload = await uploads.next();
    upload.answer(201, { key: 'r'.repeat(32), ext: '.csv', name: 'truth.csv', size: 44 });
    const title = '新标准答案读取为（保存后生效，请核对）';
    const preview = within(await dialog.findByRole('group', { name: title }));
    expect(preview.getByText('编码 GB18030，以分号分隔')).toBeVisible();
    expect(preview.getByText('共 3 行：1 行公开、2 行隐藏')).toBeVisible();
    expect(preview.getByText('标签 2 种：「狗」2 行、「鸟」1 行')).toBeVisible();
    expect(preview.getByRole('cell', { name: '鸟' })).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  });

  it('are waited for, each of them', async () => {
    const { user } = open([stage({ tasks: [automatic] })], saved);
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await choose(user, dialog, '标准答案', text('id,species,part\n1,a,public\n2,b,private\n'));
    const solution = await uploads.next();
    await choose(user, dialog, '添加数据文件', text('a', 'train.csv'));
    await waitFor(() => expect(uploads.requests).toHaveLength(2));
    uploads.requests[1]?.answer(201, {
      key: 'd'.repeat(32),
      ext: '.csv',
      name: 'train.csv',
      size: 1,
    });
    expect(await dialog.findByRole('button', { name: '移除数据文件：train.csv' })).toBeVisible();
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    solution.answer(201, { key: 'r'.repeat(32), ext: '.csv', name: 'truth.csv', size: 44 });
    await waitFor(() => expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled());
  });
});

describe('a private board before the end', () => {
  const label = '公开 Private 排行榜';
  const early = { name: '提前公开 Private 排行榜' };
  const running = task({ name: '种类识别', management });

  it('of a task is shown once the words are typed', async () => {
    const { user, inputOf, inputsSoFar } = open([stage({ tasks: [running] })], {
      UpdateCompetitionTask: () => ({ updateCompetitionTask: running }),
    });
    const dialog = await dialogAfter(user, '编辑任务：种类识别', '编辑任务');
    await user.click(dialog.getByRole('checkbox', { name: label }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const question = within(await screen.findByRole('dialog', early));
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

  it('of a stage likewise, and keeps what was typed where it is given up', async () => {
    const { user, inputOf } = open([stage({ tasks: [] })], {
      UpdateStage: () => ({ updateStage: stage({ showsPrivateLeaderboard: true }) }),
    });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.click(dialog.getByRole('checkbox', { name: label }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const question = within(await screen.findByRole('dialog', early));
    await user.click(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog', early)).toBeNull());
    expect(dialog.getByRole('checkbox', { name: label })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const again = within(await screen.findByRole('dialog', early));
    await user.type(again.getByRole('textbox'), '提前公开');
    await user.click(again.getByRole('button', { name: '公开并保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('UpdateStage')).toMatchObject({
      stage: { showsPrivateLeaderboard: true, privateBoardConfirmation: '提前公开' },
    });
  });
});

it('a new stage begins where the one before ends', async () => {
  const early = stage({ endDate: '2030-02-01T00:00:00.000Z', tasks: [] });
  const { user } = open([early]);
  await user.click(await screen.findByRole('button', { name: '添加阶段' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加阶段' }));
  const local = (iso: string) => {
    const date = new Date(iso);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  expect(dialog.getByLabelText(/^开始时间/)).toHaveValue(local(early.endDate as string));
  expect(dialog.getByLabelText(/^结束时间/)).toHaveValue(local('2030-03-01T00:00:00.000Z'));
});

it('nothing is added, moved or deleted once the final ranking is published', async () => {
  const { user } = open([stage({ tasks: [task({ management })] })], {}, { hasFinalRanking: true });
  expect(await screen.findByText(/^最终排名已发布：阶段和任务的时间不能再修改/)).toBeVisible();
  for (const name of [/^添加/, /^删除/]) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^编辑阶段/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑阶段' }));
  expect(dialog.getByLabelText(/^结束时间/)).toBeDisabled();
});

it('a task’s deadline that moves is said to those who have registered', async () => {
  const own = task({ name: '预测', management });
  const { user, inputOf } = open([stage({ tasks: [own] })], {
    UpdateCompetitionTask: () => ({ updateCompetitionTask: own }),
  });
  await user.click(await screen.findByRole('button', { name: '编辑任务：预测' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑任务' }));
  fireEvent.change(dialog.getByLabelText(/^结束时间/), { target: { value: '2030-02-20T08:00' } });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  const question = within(await screen.findByRole('dialog', { name: '时间有变动' }));
  expect(question.getByText(/^任务「预测」的截止时间由 2030-03-01 08:00 改为/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '修改并通知' }));
  expect(await inputOf('UpdateCompetitionTask')).toMatchObject({ taskId: own.id });
});

describe('a stage that begins when another ends', () => {
  const [first, second] = [
    stage({ endDate: '2030-01-20T00:00:00.000Z', tasks: [] }),
    stage({
      id: '8'.repeat(24),
      name: '复赛',
      startDate: '2030-01-20T00:00:00.000Z',
      endDate: '2030-02-01T00:00:00.000Z',
      beginsAfterId: stageId,
      tasks: [task({ name: '浪高', endDate: '2030-01-31T00:00:00.000Z', management })],
    }),
  ];

  it('says so, and takes no start of its own', async () => {
    const { user, inputOf } = open([first], {
      CreateStage: () => ({
        createStage: { __typename: 'Competition', id: competitionId, stages: [first, second] },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '添加阶段' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加阶段' }));
    await user.type(dialog.getByRole('textbox', { name: /阶段名称/ }), '复赛');
    await user.selectOptions(dialog.getByRole('combobox', { name: '何时开始' }), '「初赛」结束时');
    expect(dialog.getByLabelText(/开始时间/)).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await inputOf('CreateStage')).toMatchObject({
      stage: { beginsAfterId: stageId, startDate: first['endDate'] },
    });
  });

  it('is named among what a change of the first moves', async () => {
    const { user } = open([first, second], {}, { usersCount: 3 });
    expect(await screen.findByText(/在「初赛」结束时开始/)).toBeVisible();
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    // Neither itself nor what begins after it.
    expect(dialog.queryByRole('combobox', { name: '何时开始' })).toBeNull();
    fireEvent.change(dialog.getByLabelText(/结束时间/), { target: { value: '2030-01-22T08:00' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const question = within(await screen.findByRole('dialog', { name: '时间有变动' }));
    expect(question.getByText(/阶段「初赛」/)).toBeVisible();
    expect(question.getByText(/阶段「复赛」/)).toBeVisible();
    expect(question.getByText(/任务「浪高」/)).toBeVisible();
  });
});

describe('a trial run', () => {
  const result = (kind: string, changes: object = {}) => ({
    __typename: 'TrialResult',
    work: null,
    kind,
    publicScores: [0.75],
    privateScores: [0.5],
    publicRank: 2,
    privateRank: 2,
    milliseconds: 12,
    problem: null,
    ...changes,
  });
  const solution = {
    __typename: 'SolutionRows',
    public: 100,
    private: 100,
    encoding: 'utf-8',
    fileName: 'truth.csv',
    storedAt: '2026-11-20T08:00:00.000Z',
    storedBy: null,
    downloadUrl: '/exports/tasks/1/solution',
    delimiter: 'COMMA',
    columns: ['id', 'y', 'part'],
    rows: [],
    labels: [],
    labelsCount: null,
    checksum: null,
  };
  const scored = () => [
    stage({ tasks: [task({ name: '浪高', management: { ...management, solution } })] }),
  ];

  it('shows the board that the results would make, and what couldn’t be scored', async () => {
    const { user } = open(scored(), {
      TaskTrial: () => ({
        taskTrial: {
          __typename: 'TaskTrial',
          results: [
            result('SAMPLE', {
              publicScores: [],
              privateScores: [],
              publicRank: null,
              privateRank: null,
              problem: '第1行：缺少列 id',
            }),
            result('CONSTANT'),
            result('PERFECT', {
              publicScores: [1],
              privateScores: [1],
              publicRank: 1,
              privateRank: 1,
            }),
          ],
        },
      }),
    });
    const dialog = await dialogAfter(user, '试运行任务：浪高', '试运行「浪高」');
    const table = within(await dialog.findByRole('region', { name: '试运行的榜单' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^标准答案1 \/ 1/),
      expect.stringMatching(/^常数2 \/ 2/),
      expect.stringMatching(/^样例文件无法评分：第1行：缺少列 id/),
    ]);
  });

  it('says why there is none', async () => {
    const { user } = open(scored(), {
      TaskTrial: () => {
        throw new Refused({ code: 'CONFLICT', message: '正在试运行的任务较多，请稍后再试' });
      },
    });
    const dialog = await dialogAfter(user, '试运行任务：浪高', '试运行「浪高」');
    expect(await dialog.findByText('正在试运行的任务较多，请稍后再试')).toBeVisible();
    expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
