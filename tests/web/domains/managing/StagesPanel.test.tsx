import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competitionId, ofStage, stageId } from '#tests/web/support/data.ts';
import { dialogAfter, field, management, open, stage, task } from './stages-panel.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

describe('a form that was changed', () => {
  it('isn’t closed without a question, by Escape, the cross or 取消', async () => {
    const { user } = open([stage({ tasks: [] })]);
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.type(dialog.getByRole('textbox', { name: /阶段名称/ }), '（上）');
    const question = () => screen.findByRole('dialog', { name: '有未保存的修改' });
    const stay = async () =>
      user.click(within(await question()).getByRole('button', { name: '继续编辑' }));
    await user.keyboard('{Escape}');
    await stay();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await stay();
    expect(dialog.getByRole('textbox', { name: /阶段名称/ })).toHaveValue('初赛（上）');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(within(await question()).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is closed at once where nothing was typed', async () => {
    const { user } = open([stage({ tasks: [] })]);
    await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
      StageReviews: () =>
        ofStage({
          qualificationReviews: { __typename: 'QualificationReviewPage', totalCount: 3 },
        }),
    });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    expect(await dialog.findByText(/^已有人填写：/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: '删除「作品名称」' })).toBeNull();
  });
});

describe('the scoring of a task', () => {
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
});

it('a new stage begins where the one before ends', async () => {
  const early = stage({ endDate: '2030-02-01T00:00:00.000Z', tasks: [] });
  const { user } = open([early]);
  await user.click(await screen.findByRole('button', { name: '添加阶段' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加阶段' }));
  const local = (iso: string) => {
    const date = new Date(iso);
    return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
  };
  expect(dialog.getByLabelText(/^开始时间/)).toHaveValue(local(early.endDate as string));
  expect(dialog.getByLabelText(/^结束时间/)).toHaveValue(local('2030-03-01T00:00:00.000Z'));
});

it('nothing is added, moved or deleted once the final ranking is published', async () => {
  const { user } = open([stage({ tasks: [task({ management })] })], {}, { hasFinalRanking: true });
  expect(await screen.findByText(/^最终排名已发布：阶段和任务的时间不能再修改/)).toBeVisible();
  for (const name of [/^添加/, /^删除/])
    for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^编辑阶段/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑阶段' }));
  expect(dialog.getByLabelText(/^结束时间/)).toBeDisabled();
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

describe('a private board before the end', () => {
  const label = '公开 Private 排行榜';
  const early = { name: '提前公开 Private 排行榜' };

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

describe('the stage of an activity', () => {
  const token = 'd'.repeat(32);
  const file = (name: string) => ({
    __typename: 'DatasetFile',
    token,
    name,
    ext: '.csv',
    size: 2_048,
    url: `/datasets/files/${token}`,
  });
  const handedOut = {
    datasetBindings: [
      {
        __typename: 'DatasetBinding',
        id: 'e'.repeat(24),
        title: '潮位',
        reviewStage: null,
        files: [file('levels[1].csv')],
      },
    ],
    projects: [{ __typename: 'Project', id: 'f'.repeat(24), title: '画出一周的潮位' }],
  };

  it('may not end after it, which is said in its words', async () => {
    const late = stage({ endDate: '2030-03-02T00:00:00.000Z', tasks: [] });
    const { user } = open([late], {}, { kind: 'ACTIVITY' });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.type(dialog.getByRole('textbox', { name: /阶段名称/ }), '上');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('阶段不能晚于活动结束')).toBeVisible();
  });

  it('gets a lesson that leads to the materials that were picked', async () => {
    const own = stage({ lesson: '先看缺失值。', tasks: [] });
    const { user, inputOf } = open(
      [own],
      {
        LessonMaterials: () => ({
          competition: {
            __typename: 'Competition',
            id: competitionId,
            kind: 'ACTIVITY',
            ...handedOut,
          },
        }),
        UpdateStage: () => ({ updateStage: own }),
      },
      { kind: 'ACTIVITY' },
    );
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.click(dialog.getByRole('textbox', { name: '学习内容' }));
    await user.click(dialog.getByRole('button', { name: '插入资料' }));
    const choice = within(await screen.findByRole('dialog', { name: '插入资料' }));
    expect(await choice.findByRole('button', { name: '插入' })).toBeDisabled();
    await user.click(choice.getByRole('checkbox', { name: 'levels[1].csv' }));
    await user.click(choice.getByRole('checkbox', { name: '画出一周的潮位' }));
    await user.click(choice.getByRole('button', { name: '插入' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const { stage: saved } = (await inputOf('UpdateStage')) as { stage: { lesson: string } };
    expect(saved.lesson).toBe(
      [
        '先看缺失值。',
        '',
        String.raw`- [levels\[1\].csv](/home/activity/detail/${competitionId}/datasetbindings/files?file=${token})`,
        `- [画出一周的潮位](/mw/project/${'f'.repeat(24)})`,
        '',
        '',
      ].join('\n'),
    );
  });

  it('says where materials come from while there are none', async () => {
    const none = {
      __typename: 'Competition',
      id: competitionId,
      kind: 'ACTIVITY',
      datasetBindings: [],
      projects: [],
    };
    const { user } = open([stage({ tasks: [] })], {
      LessonMaterials: () => ({ competition: none }),
    });
    const dialog = await dialogAfter(user, '编辑阶段：初赛', '编辑阶段');
    await user.click(dialog.getByRole('button', { name: '插入资料' }));
    expect(await screen.findByText('还没有资料，可以先在「数据集」中添加文件和项目')).toBeVisible();
  });
});
