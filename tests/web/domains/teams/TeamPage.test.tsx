import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ofTeam, teamId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const rated = {
  __typename: 'MemberRecord',
  rating: { __typename: 'MemberRating', value: 1623, deviation: 45, isProvisional: false },
};
const me = {
  ...viewer.member,
  identity: '学生',
  university: '远岸大学',
  majorTag: '计算机类',
  major: '数据科学',
  company: '海岸数据实验室',
  job: '老师',
  location: '青岛市',
  record: rated as object | null,
};
const mate = {
  ...me,
  id: 'b'.repeat(24),
  name: '周启航',
  identity: '在职',
  company: '听潮科技',
  job: '算法工程师',
  location: '大连市',
  record: null,
};

const team = (captain: typeof me) => ({
  __typename: 'Team',
  id: teamId,
  name: '逐浪小队',
  image: null,
  description: '',
  receivesApplications: true,
  membersCount: 2,
  isDeleted: false,
  isSettled: false,
  hasSameUniversity: true,
  university: null,
  captain,
  members: [mate, me],
  competition: null,
  result: null,
});

const open = (captain: typeof me, member: typeof viewer | null, changes: object = {}) => {
  fakeGateway({
    Viewer: () => ({ viewer: member }),
    Tasks: () => ({ tasks: [] }),
    TeamPage: () => ({ team: { ...team(captain), ...changes } }),
    AppliedTeams: () => ofTeam({ applications: { __typename: 'TeamApplicationPage', items: [] } }),
  });
  return openPage(`/home/competition/team/${teamId}`);
};
const talkWith = (id: string) => `/home/user/message?user=${id}`;

it('the captain and each member can be written to, but not oneself', async () => {
  open(mate, viewer);
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('联系队长：周启航')).toHaveAttribute('href', talkWith(mate.id));
  expect(await link('发私信：周启航')).toHaveAttribute('href', talkWith(mate.id));
  expect(screen.queryByRole('link', { name: '发私信：林小舟' })).not.toBeInTheDocument();
});

it('says of students where they study, and of working people where they work', async () => {
  open(mate, null);
  expect(await screen.findByText('学生 · 远岸大学 · 数据科学 · 青岛市')).toBeVisible();
  expect(screen.getByText('在职 · 听潮科技 · 算法工程师 · 大连市')).toBeVisible();
});

it('a captain has no button to write to themself', async () => {
  open(me, viewer);
  expect(await screen.findByRole('link', { name: '发私信：周启航' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /联系队长/ })).not.toBeInTheDocument();
});

it('a visitor signs in first, and comes to the conversation', async () => {
  const { user, currentAddress } = open(mate, null);
  await user.click(await screen.findByRole('link', { name: '联系队长：周启航' }));
  await screen.findByLabelText('邮箱或用户名');
  expect(currentAddress()).toBe(
    `/auth/communityLogin?redirect=${encodeURIComponent(talkWith(mate.id))}`,
  );
});

it('tells the ratings of members who have one', async () => {
  open(mate, viewer);
  expect(await screen.findByText(/等级分/)).toHaveTextContent('等级分 1623 ±45');
});

it('tells the place in the published final ranking, with its range and its award', async () => {
  const place = { rank: 3, rankLow: 1, rankHigh: 5, teamsCount: 24, award: '三等奖' };
  const competition = {
    __typename: 'Competition',
    id: 'c'.repeat(24),
    name: '潮位预报赛',
    maxMembersPerTeam: 3,
    viewerState: null,
  };
  open(mate, null, { competition, result: { __typename: 'CompetitionResult', ...place } });
  const link = await screen.findByRole('link', { name: '最终第 3 名 (1–5) / 24' });
  expect(link).toHaveAttribute('href', `/home/competition/${competition.id}/leaderboard`);
  expect(screen.getByText('三等奖')).toBeVisible();
});
