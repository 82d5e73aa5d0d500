import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  ofTask,
  registered,
  stage,
  task,
  taskScore,
  teamId,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway, Refused, type Answers } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import { star } from '../members/members.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

const row = (
  position: number,
  name: string,
  score: number,
  id = `${position}`.padStart(24, 'd'),
) => ({
  __typename: 'LeaderboardRow',
  rank: position,
  position,
  score,
  entries: 3,
  lastSubmittedAt: '2026-11-20T04:00:00.000Z',
  furtherScores: [] as number[],
  bestSubmittedAt: '2026-11-19T04:00:00.000Z',
  authorship: 'HUMAN' as Authorship,
  publicRank: null as number | null,
  rankLow: null as number | null,
  rankHigh: null as number | null,
  scoreLow: null as number | null,
  scoreHigh: null as number | null,
  team: {
    __typename: 'Team',
    id,
    name,
    image: null,
    members: [
      { __typename: 'Member', id: `${position}`.padStart(24, 'e'), name: '周启航', avatar: null },
    ],
  },
});

const board = (items: unknown[], changes: Record<string, unknown> = {}) => ({
  leaderboard: {
    __typename: 'LeaderboardPage',
    totalCount: items.length,
    page: 1,
    perPage: 50,
    viewerRow: null,
    templateUrl: null as string | null,
    headCount: null as number | null,
    rowsCount: null as number | null,
    baselines: [] as unknown[],
    items,
    ...changes,
  },
});

const open = (
  answers: Answers,
  stages = [stage()],
  changes: Record<string, unknown> = {},
  search = '',
) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    BoardGroups: ({ taskId: id }) => ({
      competitionTask: { ...task({ id }), leaderboardGroups: [] },
    }),
    CompetitionPage: () => ({
      competition: competition({ viewerState: registered, stages, ...changes }),
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/home/competition/${competitionId}/leaderboard${search}`) };
};

describe('the leaderboard', () => {
  it('shows ranks and scores, and sets off the own team', async () => {
    const own = row(2, '破浪小队', 0.9, teamId);
    open({ Leaderboard: () => board([row(1, '白帆小队', 0.96), own], { viewerRow: own }) });

    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^1.*白帆小队.*0\.96/);
    expect(rows[1]).toHaveTextContent(/破浪小队.*我的团队.*0\.90/);
    expect(screen.getByText('第 2 名')).toBeVisible();
    await waitFor(() => expect(rows[1]).toHaveAttribute('data-highlighted', 'true'));
    expect(rows[0]).not.toHaveAttribute('data-highlighted');
  });

  it('has the late works apart, once the task has ended and takes them', async () => {
    const ended = task({ endDate: '2026-01-02T00:00:00.000Z', takesLateWorks: true });
    const { user, variablesOf } = open(
      { Leaderboard: ({ late }) => board([row(1, late ? '练习小队' : '白帆小队', 0.96)]) },
      [stage({ tasks: [ended] })],
    );
    expect(await screen.findByText('白帆小队')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '赛后' }));
    expect(await screen.findByText('练习小队')).toBeVisible();
    expect(screen.getByText(/赛后提交仅供练习/)).toBeVisible();
    expect(await variablesOf('Leaderboard')).toMatchObject({ late: true });
  });

  it('shows the organizer’s baselines between the teams, without a rank', async () => {
    const baseline = (name: string, score: number, above: number) => ({
      __typename: 'BoardBaseline',
      name,
      score,
      furtherScores: [],
      above,
    });
    const baselines = [baseline('随机森林', 0.93, 1), baseline('全为多数类', 0.4, 2)];
    open({
      Leaderboard: () => board([row(1, '白帆小队', 0.96), row(2, '破浪小队', 0.9)], { baselines }),
    });
    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    const lines = table.getAllByRole('row').slice(1);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1.*白帆小队/),
      expect.stringMatching(/^—随机森林基线0\.93/),
      expect.stringMatching(/^2.*破浪小队/),
      expect.stringMatching(/^—全为多数类基线0\.4/),
    ]);
    expect(screen.getByText('共 2 支团队')).toBeVisible();
  });

  it('says that a board stands still in its last hours', async () => {
    const still = task({ endDate: new Date(Date.now() + HOUR).toISOString(), frozenHours: 2 });
    open({ Leaderboard: () => board([row(1, '白帆小队', 0.96)]) }, [stage({ tasks: [still] })]);
    expect(await screen.findByText(/^封榜中/)).toBeVisible();
  });

  it('shows a part of the teams, which stands in the address', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => row(index + 1, `队${index}`, 0.9));
    const { user, variablesOf, currentAddress } = open({
      Leaderboard: ({ school, followed }) =>
        board(school || followed ? [row(1, '海大小队', 0.96)] : rows),
    });
    await user.type(await screen.findByRole('textbox', { name: '按学校筛选' }), '海洋大学{Enter}');
    expect(await screen.findByText('海大小队')).toBeVisible();
    expect(currentAddress()).toContain('school=');
    await user.click(screen.getByRole('button', { name: '只看我关注的' }));
    await waitFor(async () =>
      expect(await variablesOf('Leaderboard')).toMatchObject({
        school: '海洋大学',
        followed: true,
      }),
    );
  });

  it('is the board of one author where that is chosen, and says whose ranks these are', async () => {
    const agent = { ...row(1, '鲸群', 0.98), authorship: 'AGENT' as Authorship };
    const people = [row(2, '白帆小队', 0.96)];
    const { user, variablesOf, currentAddress } = open({
      Leaderboard: ({ authorship }) =>
        board(authorship ? [row(1, '白帆小队', 0.96)] : [agent, ...people]),
    });
    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    expect(table.getByText('智能体')).toBeVisible();
    expect(screen.queryByText('名次为筛选后的名次')).toBeNull();
    const choice = screen.getByRole('combobox', { name: '按作者类型筛选' });
    await user.selectOptions(choice, '人工');
    expect(await screen.findByText('名次为筛选后的名次')).toBeVisible();
    expect(currentAddress()).toContain('author=HUMAN');
    await waitFor(async () =>
      expect(await variablesOf('Leaderboard')).toMatchObject({ authorship: ['HUMAN'] }),
    );
    await waitFor(() => expect(screen.queryByText('鲸群')).toBeNull());
    expect(screen.getByText(/符合条件的共 1 支团队/)).toBeVisible();
  });

  it('has a board of people and one of agents, where these are ranked apart', async () => {
    const agent = { ...row(1, '鲸群', 0.98), authorship: 'AGENT' as Authorship };
    const { user, variablesOf, currentAddress } = open(
      {
        Leaderboard: ({ authorship }) => board(authorship ? [agent] : [row(1, '白帆小队', 0.96)]),
      },
      [stage()],
      { authorshipRule: 'OWN_RANKING' },
    );
    expect(await screen.findByText('白帆小队')).toBeVisible();
    expect(screen.getByRole('radio', { name: '成员榜' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '智能体榜' }));
    expect(await screen.findByText('鲸群')).toBeVisible();
    await waitFor(async () =>
      expect(await variablesOf('Leaderboard')).toMatchObject({ authorship: ['AGENT'] }),
    );
    expect(currentAddress()).toContain('author=AGENT');
    // It is a board, not a part of one.
    expect(screen.queryByText('名次为筛选后的名次')).toBeNull();
    expect(screen.queryByRole('combobox', { name: '按作者类型筛选' })).toBeNull();
  });

  it('has a column for each score of a task, and unfolds them below the name', async () => {
    const scores = [taskScore(), taskScore({ name: '误差', metric: 'MAE' })];
    const several = stage({ tasks: [task({ scores })] });
    const rows = [
      { ...row(1, '白帆小队', 0.9), furtherScores: [1.25] },
      { ...row(2, '破浪小队', 0.9), furtherScores: [3] },
      { ...row(3, '远航小队', 0.8), furtherScores: [] },
    ];
    const { user } = open({ Leaderboard: () => board(rows) }, [several]);
    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(3, 5)).toEqual(['准确率 Accuracy', '误差']);
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((line) =>
        within(line)
          .getAllByRole('cell')
          .slice(3, 5)
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['0.9', '1.25'],
      ['0.9', '3.00'],
      ['0.8', '—'],
    ]);
    await user.click(table.getByRole('button', { name: /白帆小队/ }));
    expect(table.getByText('误差 1.25')).toBeVisible();
  });

  it('says between which ranks teams can be, brackets those of the first, and explains it', async () => {
    const first = { ...row(1, '白帆小队', 0.9), rankLow: 1, rankHigh: 2 };
    const own = { ...row(2, '破浪小队', 0.89, teamId), rankLow: 1, rankHigh: 2 };
    const third = {
      ...row(3, '灯塔', 0.5),
      rankLow: 3,
      rankHigh: 3,
      scoreLow: 0.47,
      scoreHigh: 0.53,
    };
    const { user } = open({
      Leaderboard: () => board([first, own, third], { viewerRow: own }),
      BoardRivals: ({ teamId: id }) =>
        ofTask({
          boardRivals:
            id === teamId
              ? [
                  {
                    __typename: 'BoardRival',
                    rank: 1,
                    difference: 0.01,
                    margin: 0.025,
                    team: { __typename: 'Team', id: first.team.id, name: '白帆小队' },
                  },
                ]
              : [],
        }),
    });
    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('(1–2)，可能是第一名');
    expect(rows[1]).toHaveTextContent('(1–2)，可能是第一名');
    expect(rows[2]).toHaveTextContent('(3)');
    expect(rows[2]).not.toHaveTextContent('可能是第一名');
    expect(screen.getByText('第 2 名 (1–2)')).toBeVisible();
    expect(screen.getByText(/^横条是名次的 95% 区间/)).toBeVisible();
    await user.click(table.getByRole('button', { name: /破浪小队/ }));
    expect(await table.findByText(/白帆小队（第 1 名） Δ = 0.01 ± 0.025/)).toBeVisible();
    await user.click(table.getByRole('button', { name: /灯塔/ }));
    expect(await table.findByText('与其他团队的差距都是显著的')).toBeVisible();
    expect(table.getByText('得分的 95% 区间 0.47–0.53')).toBeVisible();
  });

  it('has the cards of a team’s members where it is unfolded', async () => {
    const { user } = open({
      Leaderboard: () => board([row(1, '白帆小队', 0.96)]),
      MemberProfile: ({ id }) => ({ member: star({ id }) }),
    });
    await user.click(await screen.findByRole('button', { name: /白帆小队/ }));
    expect(await (await cardAt(user, '周启航')).findByText('常年打榜')).toBeVisible();
  });

  it('opens a member’s card by a finger on the name, as no picture stands beside it', async () => {
    const { user, currentAddress } = open({
      Leaderboard: () => board([row(1, '白帆小队', 0.96)]),
      MemberProfile: ({ id }) => ({ member: star({ id }) }),
    });
    await user.click(await screen.findByRole('button', { name: /白帆小队/ }));
    const name = screen.getByRole('link', { name: '周启航' });
    await user.pointer({ keys: '[TouchA]', target: name });
    expect(await screen.findByText('常年打榜')).toBeVisible();
    expect(currentAddress()).toContain('/leaderboard');
  });

  it('jumps to the page of the own rank', async () => {
    const own = row(120, '破浪小队', 0.5, teamId);
    const { user, variablesOf } = open({
      Leaderboard: ({ page }) =>
        board(page === 3 ? [own] : [row(1, '白帆小队', 0.96)], {
          page,
          totalCount: 130,
          viewerRow: own,
        }),
    });
    await user.click(await screen.findByRole('button', { name: '跳到我的排名' }));
    expect(await screen.findByText('我的团队')).toBeVisible();
    expect(await variablesOf('Leaderboard')).toMatchObject({ page: 3, board: 'PUBLIC' });
  });

  it('switches between the public and the private board', async () => {
    const both = stage({ tasks: [task({ showsPrivateLeaderboard: true })] });
    const { user } = open(
      {
        Leaderboard: ({ board: side }) =>
          board([row(1, side === 'PRIVATE' ? '远航实验室' : '白帆小队', 0.9)]),
      },
      [both],
    );
    await screen.findByText('白帆小队');
    await user.click(screen.getByRole('radio', { name: 'Private 榜' }));
    expect(await screen.findByText('远航实验室')).toBeVisible();
    expect(screen.queryByText('白帆小队')).not.toBeInTheDocument();
  });

  it('shows the private board first once the task is over', async () => {
    const over = task({ showsPrivateLeaderboard: true, endDate: '2026-10-01T00:00:00.000Z' });
    const { user } = open(
      {
        Leaderboard: ({ board: side }) =>
          board([row(1, side === 'PRIVATE' ? '远航实验室' : '白帆小队', 0.9)]),
      },
      [stage({ tasks: [over] })],
    );
    await screen.findByText('远航实验室');
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'PRIVATE',
      'PUBLIC',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Public 榜' }));
    expect(await screen.findByText('白帆小队')).toBeVisible();
  });

  it('offers the board of the whole stage beside those of its tasks', async () => {
    const whole = stage({ showsLeaderboard: true });
    const { user, variablesOf } = open({ Leaderboard: () => board([row(1, '白帆小队', 0.9)]) }, [
      whole,
    ]);
    const choice = await screen.findByRole('combobox', { name: '任务或总榜' });
    expect(screen.queryByText(/^阶段得分按名次折算/)).toBeNull();
    await user.selectOptions(choice, '阶段总榜');
    await waitFor(async () =>
      expect(await variablesOf('Leaderboard')).toMatchObject({ of: { stageId: whole.id } }),
    );
    // The source of the points is said in words.
    expect(screen.getByText(/^阶段得分按名次折算：.*第一名得 100 分/)).toBeVisible();
  });

  it('names the board in its address, which leads to it again', async () => {
    const whole = stage({ showsLeaderboard: true });
    const answers = { Leaderboard: () => board([row(1, '白帆小队', 0.9)]) };
    const { user, currentAddress } = open(answers, [whole]);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: '任务或总榜' }),
      '阶段总榜',
    );
    await waitFor(() => expect(currentAddress()).toContain(`board=${whole.id}`));
    const address = currentAddress();
    cleanup();

    open(answers, [whole], {}, address.slice(address.indexOf('?')));
    const choice = await screen.findByRole('combobox', { name: '任务或总榜' });
    expect(choice).toHaveValue(whole.id);
    expect(await screen.findByText(/^阶段得分按名次折算/)).toBeVisible();
  });

  it('names its side, page and search in its address, which leads to them again', async () => {
    const both = stage({ tasks: [task({ showsPrivateLeaderboard: true })] });
    const answers = {
      Leaderboard: ({ page, board: side }: Record<string, unknown>) =>
        board([row(1, side === 'PRIVATE' ? '远航实验室' : '白帆小队', 0.9)], {
          page,
          totalCount: 130,
        }),
    };
    const { user, currentAddress, variablesOf } = open(answers, [both], {}, '?page=3&q=帆');
    expect(await screen.findByText('白帆小队')).toBeVisible();
    expect(await variablesOf('Leaderboard')).toMatchObject({ page: 3, name: '帆' });
    await user.click(screen.getByRole('radio', { name: 'Private 榜' }));
    expect(await screen.findByText('远航实验室')).toBeVisible();
    // Another board begins at its top.
    expect(currentAddress()).toMatch(/\?side=PRIVATE$/);
    await user.click(screen.getByRole('button', { name: '第2页' }));
    await waitFor(() => expect(currentAddress()).toMatch(/\?side=PRIVATE&page=2$/));
    const address = currentAddress();
    cleanup();

    const again = open(answers, [both], {}, address.slice(address.indexOf('?')));
    expect(await screen.findByText('远航实验室')).toBeVisible();
    expect(await again.variablesOf('Leaderboard')).toMatchObject({ board: 'PRIVATE', page: 2 });
  });

  it('says why a task is out of the ranking, in place of its board and above the stage’s', async () => {
    const exclusion = {
      __typename: 'TaskExclusion',
      reason: '标签有误',
      excludedAt: '2026-11-01T00:00:00.000Z',
    };
    const whole = stage({ showsLeaderboard: true, tasks: [task({ exclusion })] });
    const { user } = open({ Leaderboard: () => board([row(1, '白帆小队', 0.9)]) }, [whole]);
    const why = '该任务已移出排行榜，成绩不计入排名。原因：标签有误';
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByText('白帆小队')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '任务或总榜' }), '阶段总榜');
    expect(await screen.findByText('白帆小队')).toBeVisible();
    expect(screen.getByText('「种类识别」不计入排名')).toBeVisible();
  });

  it('shows ten rows a page of a ranking activity', async () => {
    const { variablesOf } = open(
      { Leaderboard: () => board([row(1, '白帆小队', 0.9)]) },
      [stage()],
      { detailType: 'EXERCISE' },
    );
    await screen.findByText('白帆小队');
    expect(await variablesOf('Leaderboard')).toMatchObject({ page: 1, perPage: 10 });
  });

  it.each([
    ['task', { tab: undefined }],
    ['final', { tab: '总榜' }],
  ])('says above a %s board that its first teams can’t be told apart', async (_kind, { tab }) => {
    const told = board([{ ...row(1, '白帆小队', 0.9), rankLow: 1, rankHigh: 13 }], {
      headCount: 13,
      rowsCount: 80,
    });
    const final = {
      __typename: 'FinalRankingRow',
      place: 1,
      rankLow: 1,
      rankHigh: 13,
      score: 0.96,
      reward: null,
      team: { ...row(1, '破浪小队', 1).team, writeUp: null },
    };
    const { variablesOf } = open(
      {
        Leaderboard: () => told,
        FinalRanking: () => ({
          ...told,
          ...ofCompetition({ finalRanking: [final], finalGroups: [] }),
        }),
      },
      [stage({ tasks: [task({ showsLeaderboard: true, showsPrivateLeaderboard: true })] })],
      { hasFinalRanking: tab !== undefined },
    );
    await screen.findByRole('table', { name: tab ?? '排行榜' });
    expect(screen.getByText('测试集只有 80 行，前 13 名分不出高下。')).toBeVisible();
    if (tab === undefined) return;
    expect(screen.getByRole('table')).toHaveTextContent('1(1–13)，可能是第一名');
    expect(screen.getByText(/^括号中是名次的 95% 区间/)).toBeVisible();
    expect(await variablesOf('FinalRanking')).toMatchObject({
      taskId: task().id,
      hasTask: true,
    });
  });

  it('tells how far each team moved since the public board', async () => {
    const moved = [
      { ...row(1, '远航实验室', 0.9), publicRank: 4 },
      { ...row(2, '白帆小队', 0.8), publicRank: 1 },
      { ...row(3, '灯塔', 0.7), publicRank: 3 },
    ];
    open({ Leaderboard: () => board(moved) }, [
      stage({ tasks: [task({ showsLeaderboard: false, showsPrivateLeaderboard: true })] }),
    ]);
    const table = within(await screen.findByRole('table', { name: '排行榜' }));
    expect(table.getByRole('columnheader', { name: '较 Public 榜' })).toBeInTheDocument();
    expect(
      table.getAllByRole('img', { name: /名/ }).map((change) => change.getAttribute('aria-label')),
    ).toEqual(['上升 3 名', '下降 1 名', '名次不变']);
  });

  it('opens with the outcome where there is one, the own team set off', async () => {
    const group = { __typename: 'FinalGroup', teamsCount: 6, medianPlace: 6.5 };
    const groups = [
      { ...group, authorship: 'HUMAN', placeLow: null, placeHigh: null },
      { ...group, authorship: 'HUMAN_WITH_AI', placeLow: 1, placeHigh: 9 },
    ];
    open(
      {
        Leaderboard: () => board([row(1, '白帆小队', 0.9)]),
        FinalRanking: () =>
          ofCompetition({
            finalGroups: groups,
            finalRanking: [
              {
                __typename: 'FinalRankingRow',
                place: 1,
                rankLow: 1,
                rankHigh: 3,
                score: 0.96,
                reward: '一等奖',
                team: {
                  ...row(1, '破浪小队', 1, teamId).team,
                  writeUp: { __typename: 'WriteUp', id: 'f'.repeat(24) },
                },
              },
              ...['二', '三'].map((name, at) => ({
                __typename: 'FinalRankingRow',
                place: 2,
                rankLow: null,
                rankHigh: null,
                score: 0.9,
                reward: null,
                team: { ...row(2 + at, `${name}浪小队`, 1).team, writeUp: null },
              })),
            ],
          }),
      },
      [stage()],
      { hasFinalRanking: true },
    );
    const table = within(await screen.findByRole('table', { name: '总榜' }));
    expect(table.getAllByRole('link', { name: '周启航' })[0]).toBeVisible();
    const [, first, ...tied] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/^1.*破浪小队.*我的团队.*0\.96.*一等奖/);
    const compared = within(screen.getByRole('region', { name: '按作者类型' }));
    expect(compared.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '人工 6 支团队，中位名次 6.5（队伍太少，没有区间）',
      '人工与 AI 6 支团队，中位名次 6.5（95% 区间 1–9）',
    ]);
    for (const one of tied) expect(one).toHaveTextContent(/^2.*0\.90—$/);
    const writeUps = table.getAllByRole('link', { name: /^看方案：/ });
    expect(writeUps.map((link) => link.getAttribute('href'))).toEqual([
      `/home/competition/${competitionId}/writeups/${teamId}`,
    ]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toContain('初赛');
  });

  it('saves the board as the site gives it, or says why it can’t', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, fetch } = open({ Leaderboard: () => board([row(1, '白帆小队', 0.96)]) });
    const graphql = fetch.getMockImplementation();
    const asked: string[] = [];
    let isUp = false;
    fetch.mockImplementation((url, init) => {
      if (!String(url).startsWith('/exports/boards/')) return graphql?.(url, init) as never;
      asked.push(String(url));
      return Promise.resolve({
        ok: isUp,
        headers: new Headers(),
        json: () => Promise.resolve({ message: '请求太频繁，请稍后再试' }),
        blob: () => Promise.resolve(new Blob(['排名'])),
      }) as never;
    });
    await user.click(await screen.findByRole('button', { name: '导出 CSV' }));
    expect(await screen.findByText('导出失败：请求太频繁，请稍后再试')).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(asked[0]).toBe(`/exports/boards/tasks/${task().id}?Board=public`);
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  const groups = (changes: Record<string, unknown> = {}) => ({
    BoardGroups: () => ({
      competitionTask: {
        ...task(),
        leaderboardGroups: [
          {
            __typename: 'LeaderboardGroup',
            id: 'f'.repeat(24),
            name: '参赛组别',
            leaderboards: [
              {
                __typename: 'GroupLeaderboard',
                id: 'b'.repeat(24),
                name: '高校组',
                startsAt: null,
                endsAt: null,
                ...changes,
              },
            ],
          },
        ],
      },
    }),
  });
  const both = () => [stage({ tasks: [task({ showsPrivateLeaderboard: true })] })];

  it('shows the boards of groups beside the whole one, private as the task’s', async () => {
    const { user, variablesOf } = open(
      {
        ...groups(),
        Leaderboard: ({ of }) =>
          board([row(1, 'leaderboardId' in (of as object) ? '远航实验室' : '白帆小队', 0.9)]),
      },
      both(),
    );
    await screen.findByText('白帆小队');
    await user.selectOptions(await screen.findByRole('combobox', { name: '榜单分组' }), '高校组');
    expect(await screen.findByText('远航实验室')).toBeVisible();
    const ofGroup = await variablesOf('Leaderboard');
    expect(ofGroup).toMatchObject({ of: { leaderboardId: 'b'.repeat(24) }, board: 'PUBLIC' });
    await user.click(screen.getByRole('radio', { name: 'Private 榜' }));
    await waitFor(async () =>
      expect(await variablesOf('Leaderboard')).toMatchObject({ board: 'PRIVATE' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '榜单分组' }), '全部团队');
    expect(await screen.findByText('白帆小队')).toBeVisible();
  });

  it('says which time a board counts, which has no private side', async () => {
    const { user } = open(
      {
        ...groups({ name: '第一周', endsAt: '2026-11-20T04:00:00.000Z' }),
        Leaderboard: () => board([row(1, '白帆小队', 0.9)]),
      },
      both(),
    );
    await screen.findByRole('radio', { name: 'Private 榜' });
    await user.selectOptions(await screen.findByRole('combobox', { name: '榜单分组' }), '第一周');
    expect(await screen.findByText(/^统计 .* 之前的提交$/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Private 榜' })).not.toBeInTheDocument();
  });

  it('shows a board in its organizer’s look, in a frame without scripts and origin', async () => {
    const own = row(1, '破浪小队', 0.9, teamId);
    const { user } = open({
      Leaderboard: () =>
        board([own], { templateUrl: '/boards/tasks/x/leaderboard?page=1', viewerRow: own }),
    });
    const frame = await screen.findByTitle(/^排行榜：/);
    expect(frame).toHaveAttribute('src', '/boards/tasks/x/leaderboard?page=1');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '导出 CSV' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '跳到我的排名' }));
    expect(await screen.findByText('我的团队')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '主办方样式' }));
    expect(await screen.findByTitle(/^排行榜：/)).toBeInTheDocument();
  });

  it('shows a board from elsewhere, and the tab for its sake alone', async () => {
    open({}, [stage({ tasks: [task({ showsLeaderboard: false })] })], {
      externalBoard: {
        __typename: 'ExternalBoard',
        title: '决赛日现场榜',
        url: '/boards/external/bank',
      },
    });
    const frame = await screen.findByTitle('决赛日现场榜');
    expect(frame).toHaveAttribute('src', '/boards/external/bank');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/);
    expect(screen.getByRole('tab', { name: '排行榜' })).toBeInTheDocument();
  });

  it('says that nobody is on it yet', async () => {
    open({ Leaderboard: () => board([]) });
    expect(await screen.findByText('暂无排行')).toBeVisible();
  });

  it('says that a board is not open', async () => {
    open({
      Leaderboard: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '暂无该排行榜信息或该排行榜暂未公开' });
      },
    });
    expect(await screen.findByText('暂无该排行榜信息或该排行榜暂未公开')).toBeVisible();
  });
});

describe('which board is shown', () => {
  const day = (count: number) => new Date(Date.now() + count * DAY).toISOString();

  it('opens on the stage that runs, not on the last', async () => {
    const stages = [
      stage({ id: 'a'.repeat(24), name: '初赛', startDate: day(-5), endDate: day(5) }),
      stage({ id: 'b'.repeat(24), name: '决赛', startDate: day(5), endDate: day(9) }),
    ];
    open({ Leaderboard: () => board([row(1, '白帆小队', 0.96)]) }, stages);
    expect(await screen.findByRole('tab', { name: '初赛' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('is narrowed to teams by name, which keep their ranks', async () => {
    const { user } = open({
      Leaderboard: ({ name }) =>
        name === '白帆'
          ? board([row(12, '白帆小队', 0.5)])
          : board([row(1, '破浪小队', 0.96)], { totalCount: 40 }),
    });
    await user.type(await screen.findByRole('textbox', { name: '搜索团队' }), '白帆{Enter}');
    expect(await screen.findByRole('row', { name: /^12 .*白帆小队/ })).toBeVisible();
    expect(screen.getByText('名称含“白帆”的共 1 支团队')).toBeVisible();
  });
});
