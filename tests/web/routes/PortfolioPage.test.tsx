import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { pageOf } from '../domains/columns/columns.ts';
import { hidden, star, starId } from '../domains/members/members.ts';

const address = `/home/user/profile/${starId}/portfolio`;
const competition = {
  __typename: 'Competition',
  id: 'c'.repeat(24),
  name: '企鹅识别',
  endDate: '2026-10-01T00:00:00.000Z',
};
const record = (changes: Record<string, unknown> = {}) => ({
  __typename: 'MemberRecord',
  enteredCount: 12,
  bestRank: 2,
  awardsCount: 1,
  rating: { __typename: 'MemberRating', value: 1623, deviation: 45, isProvisional: false },
  activity: [
    {
      __typename: 'ActivityDay',
      day: '2026-11-21',
      submissionsCount: 2,
      publicationsCount: 0,
      postsCount: 0,
    },
  ],
  ratingHistory: pageOf('RatingMovePage', [
    {
      __typename: 'RatingMove',
      publishedAt: '2026-10-08T00:00:00.000Z',
      valueBefore: 1500,
      value: 1623,
      deviation: 45,
      competition,
    },
  ]),
  results: {
    ...pageOf('CompetitionResultPage', [
      {
        __typename: 'CompetitionResult',
        rank: 2,
        rankLow: 1,
        rankHigh: 4,
        teamsCount: 40,
        award: '二等奖',
        competition,
        team: { __typename: 'Team', id: 'd'.repeat(24), name: '听潮队' },
      },
    ]),
    totalCount: 12,
  },
  ...changes,
});
const shown = (changes: Record<string, unknown> = {}) =>
  star({
    skills: [
      {
        __typename: 'EarnedSkill',
        earnedAt: '2026-10-02T00:00:00.000Z',
        skill: { __typename: 'Skill', id: 'e'.repeat(24), name: '图像分类' },
        competition,
      },
    ],
    record: record(),
    projects: pageOf('ProjectPage', [
      {
        __typename: 'Project',
        id: 'f'.repeat(24),
        title: '企鹅基线',
        description: '一份能直接跑的基线',
        votesCount: 3,
      },
    ]),
    ...changes,
  });
const open = (member: object | null = shown(), more: Answers = {}) => {
  fakeGateway({ Portfolio: () => ({ member }), ...more });
  return openPage(address);
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the portfolio of a member', () => {
  it('has what they reached, on one page', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '周启航' })).toBeVisible();
    expect(screen.getByText('最好第 2 名 · 12 场比赛 · 1 次获奖 · 等级分 1623 ±45')).toBeVisible();
    expect(screen.getByText('第 2 名 (1–4)')).toBeVisible();
    expect(screen.getByRole('link', { name: '还有 11 场比赛' })).toHaveAttribute(
      'href',
      `/home/user/profile/${starId}/competition`,
    );
    expect(screen.getByRole('link', { name: '企鹅基线' })).toBeVisible();
    expect(screen.getByText('图像分类')).toBeVisible();
    expect(screen.getByRole('img', { name: /^近一年有 1 天活动/ })).toBeInTheDocument();
    expect(document.title).toContain('周启航的作品集');
  });

  it('leaves out what there is nothing of', async () => {
    const record = { bestRank: null, enteredCount: 0, awardsCount: 0, rating: null };
    const nothing = { activity: [], ratingHistory: pageOf('RatingMovePage', []) };
    const results = pageOf('CompetitionResultPage', []);
    open(
      shown({
        skills: [],
        projects: pageOf('ProjectPage', []),
        record: { __typename: 'MemberRecord', ...record, ...nothing, results },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('is printed by its button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '打印或存为 PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of who hides their profile, but to themselves', async () => {
    const none = { skills: [], projects: null, isProfileHidden: true };
    open(hidden(none));
    expect(await screen.findByText('该用户没有公开个人主页')).toBeVisible();
    expect(screen.queryByRole('button', { name: '打印或存为 PDF' })).toBeNull();
  });

  it('says to its own member that others don’t see it while the profile is hidden', async () => {
    const own = { ...viewer, member: { ...viewer.member, id: starId } };
    open(shown({ isProfileHidden: true }), { Viewer: () => ({ viewer: own }) });
    expect(await screen.findByText(/这份作品集只有你自己能看到/)).toBeVisible();
    expect(screen.getByRole('link', { name: '企鹅基线' })).toBeVisible();
  });

  it('says so where there is no such member', async () => {
    open(null);
    expect(await screen.findByText('没有找到指定的用户')).toBeVisible();
  });

  it('asks again where it failed', async () => {
    let fails = true;
    const { user } = open(null, {
      Portfolio: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { member: shown() };
      },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: '周启航' })).toBeVisible();
  });
});
