import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  bandOf,
  bestSteps,
  rangeOf,
  stepLine,
} from '#web/src/domains/leaderboards/components/BoardCourse/course-shapes.ts';
import {
  competition,
  competitionId,
  ofCompetition,
  ofTask,
  registered,
  stage,
  task,
  viewer,
} from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const team = (id: string, name: string) => ({ __typename: 'Team', id: id.repeat(24), name });
const at = (day: number) => `2026-05-0${day}T04:00:00.000Z`;
const step = (day: number, score: number) => ({
  __typename: 'ScoreStep',
  submittedAt: at(day),
  score,
});

const progress = ofTask({
  boardProgress: {
    __typename: 'BoardProgress',
    isHigherBetter: true,
    teams: [
      {
        __typename: 'TeamProgress',
        rank: 1,
        steps: [step(1, 0.7), step(3, 0.9)],
        team: team('d', '白帆小队'),
      },
      { __typename: 'TeamProgress', rank: 2, steps: [step(2, 0.8)], team: null },
    ],
    own: [
      { __typename: 'OwnScore', submittedAt: at(2), score: 0.8, isLate: false },
      { __typename: 'OwnScore', submittedAt: at(6), score: 0.95, isLate: true },
    ],
  },
});

const shake = (rank: number, name: string, isBeyondLuck: boolean) => ({
  __typename: 'ShakeUpRow',
  rank,
  publicRank: 3 - rank,
  publicScore: 0.9,
  privateScore: isBeyondLuck ? 0.7 : 0.88,
  low: -0.05,
  high: 0.04,
  isBeyondLuck,
  team: team(String(rank), name),
});

const open = (answers: Answers, changes: Record<string, unknown> = {}) => {
  const shown = task({ showsPrivateLeaderboard: true });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    BoardGroups: () => ({ competitionTask: { ...shown, leaderboardGroups: [] } }),
    FinalRanking: () => ({
      leaderboard: null,
      ...ofCompetition({ finalRanking: [], finalGroups: [] }),
    }),
    CompetitionPage: () => ({
      competition: competition({
        viewerState: registered,
        stages: [stage({ tasks: [shown] })],
        ...changes,
      }),
    }),
    Leaderboard: () => ({
      leaderboard: {
        __typename: 'LeaderboardPage',
        totalCount: 0,
        page: 1,
        perPage: 50,
        viewerRow: null,
        templateUrl: null,
        headCount: null as number | null,
        rowsCount: null as number | null,
        baselines: [],
        items: [],
      },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/home/competition/${competitionId}/leaderboard`) };
};

describe('the course of a board', () => {
  it('draws the best of the first teams and one’s own scores, with tables beside', async () => {
    const { user } = open({ BoardProgress: () => progress });
    await user.click(await screen.findByRole('button', { name: '成绩走势' }));
    expect(
      await screen.findByRole('img', { name: /^前 2 名的最好成绩随时间的变化/ }),
    ).toBeVisible();
    const teams = within(screen.getByRole('region', { name: '各队的进展' }));
    expect(teams.getByRole('row', { name: /1\. 白帆小队.*0\.7.*0\.9.*1 次/ })).toBeVisible();
    expect(teams.getByRole('row', { name: /2\. 已解散的团队/ })).toBeVisible();
    const own = within(screen.getByRole('region', { name: '我的提交得分' }));
    expect(own.getAllByRole('row')[1]).toHaveTextContent(/赛后.*0\.95/);
  });

  it('shows the change to the private board with the band of luck, once it is published', async () => {
    const rows = [shake(1, '白帆小队', false), shake(2, '破浪小队', true)];
    const { user, variablesOf } = open(
      {
        ShakeUp: ({ beyond }) =>
          ofTask({
            shakeUp: {
              __typename: 'ShakeUpPage',
              totalCount: beyond ? 1 : 2,
              page: 1,
              perPage: 50,
              beyondCount: 1,
              items: beyond ? rows.slice(1) : rows,
            },
          }),
      },
      { hasFinalRanking: true },
    );
    await user.click(await screen.findByRole('tab', { name: '初赛' }));
    await user.click(await screen.findByRole('button', { name: '名次变动与运气' }));
    expect(await screen.findByRole('img', { name: /1 支超出运气/ })).toBeVisible();
    expect(
      screen.getByRole('row', { name: /破浪小队 超出运气 1 → 2 -0\.2 -0\.05 至/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '只看超出运气的团队（1）' }));
    expect(await variablesOf('ShakeUp', 2)).toMatchObject({ beyond: true });
  });

  it('offers no change before that', async () => {
    open({});
    expect(await screen.findByRole('button', { name: '成绩走势' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '名次变动与运气' })).toBeNull();
  });
});

describe('the shapes of its plots', () => {
  it('keep each score until the next', () => {
    const steps = [
      { submittedAt: at(1), score: 0 },
      { submittedAt: at(3), score: 1 },
    ];
    const time = { from: Date.parse(at(1)), to: Date.parse(at(5)) };
    expect(stepLine(steps, time, { from: 0, to: 1 })).toBe('0,140 300,140 300,0 600,0');
    expect(bestSteps([...steps, { submittedAt: at(4), score: 0.5 }], true)).toEqual(steps);
    expect(bestSteps(steps, false)).toEqual(steps.slice(0, 1));
  });

  it('stand for equal values, too', () => {
    expect(rangeOf([2, 2]).to).toBeGreaterThan(2);
    expect(bandOf([{ low: 0, high: 1 }], { from: 0, to: 1 })).toBe('300,0 300,140');
  });
});
