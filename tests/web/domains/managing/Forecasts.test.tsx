import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, stage, task, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
};
const managed = (changes: Record<string, unknown> = {}) =>
  competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: false,
    organization,
    waiting: null,
    checklist: null,
    stages: [],
    ...changes,
  });

const forecast = (changes: Record<string, unknown> = {}) => ({
  __typename: 'TaskForecast',
  taskId: task().id,
  state: 'DONE',
  computedAt: '2026-11-20T04:00:00.000Z',
  problem: null,
  baselinesCount: 2,
  boards: [
    {
      __typename: 'ForecastBoard',
      board: 'PRIVATE',
      rowsCount: 1_200,
      gap: 0.031,
      fromScore: 0.8,
      toScore: 0.88,
      headCount: 13,
      moreRows: 6_000,
      moreRowsHeadCount: 6,
    },
  ],
  giveaway: {
    __typename: 'ForecastGiveaway',
    openBits: 2_600,
    protectedBits: 240,
    hiddenBits: 900,
  },
  leaks: [
    {
      __typename: 'ForecastLeak',
      kind: 'ANSWER_COLUMN',
      subject: 'outcome',
      file: 'test.csv',
      count: 400,
      totalCount: 400,
    },
  ],
  files: [{ __typename: 'ForecastFile', name: 'big.csv', problem: '文件太大' }],
  ...changes,
});

const open = (one: object | null, changes: Record<string, unknown> = {}) => {
  let shown = one;
  const stages = () => [
    stage({
      needsQualification: false,
      tasks: [task({ protectsBoard: false, forecast: shown })],
    }),
  ];
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed(changes) }),
    OverviewPanel: () => ({ competition: managed({ stages: stages(), ...changes }) }),
    CompetitionArchives: () => ({ competition: managed({ archives: [] }) }),
    TaskForecasts: () => ({ competition: managed({ stages: stages() }) }),
    RetryTaskForecast: () => {
      shown = forecast({ leaks: [], files: [] });
      return { retryTaskForecast: shown };
    },
  });
  return { ...gateway, ...openPage(`/org/tide/competition/manage/${competitionId}`) };
};
const panel = async () => within(await screen.findByRole('region', { name: '赛前算一算' }));

describe('赛前算一算', () => {
  it('says how far the board can tell, what it gives away, leaks and what to do', async () => {
    open(forecast());
    const part = await panel();
    expect(
      await part.findByText(
        'Private 榜上预计有 13 队与第一名分不出高下：两队得分相差 0.031 以上才分得出。增加测试集的行数，名次会更可信。',
      ),
    ).toBeVisible();
    const row = within(part.getByRole('row', { name: /^Private 榜/ }));
    for (const text of ['1,200 行', '0.031', '13 / 24 队', '再加 6,000 行，约 6 队'])
      expect(row.getByText(text)).toBeVisible();
    expect(part.getByText(/连续 40 天，Public 榜最多透露 2,600 比特/)).toBeVisible();
    expect(part.getByText(/建议开启公开榜保护/)).toBeVisible();
    expect(part.getByText('数据文件里有答案')).toBeVisible();
    expect(part.getByText(/从发给选手的文件里去掉这一列/)).toBeVisible();
    expect(part.getByText('没有查看「big.csv」：文件太大')).toBeVisible();
  });

  it('says that there is no solution yet', async () => {
    open(forecast({ state: 'NONE', boards: [], giveaway: null, leaks: [], files: [] }));
    expect(await (await panel()).findByText('没有标准答案：上传标准答案后自动估算')).toBeVisible();
  });

  it('shows that it is computed', async () => {
    open(forecast({ state: 'RUNNING', boards: [], giveaway: null, leaks: [], files: [] }));
    expect(await (await panel()).findByRole('group', { name: '正在估算' })).toBeVisible();
  });

  it('says why it failed, and tries again', async () => {
    const failed = { state: 'FAILED', problem: '数据太大，没有在规定时间内算完' };
    const { user, inputOf } = open(
      forecast({ ...failed, boards: [], giveaway: null, leaks: [], files: [] }),
    );
    const part = await panel();
    expect(await part.findByText('数据太大，没有在规定时间内算完')).toBeVisible();
    await user.click(part.getByRole('button', { name: '重试' }));
    expect(await inputOf('RetryTaskForecast')).toEqual({ taskId: task().id });
    expect(await part.findByText('没有发现泄露；没有可查看的数据表')).toBeVisible();
  });
});
