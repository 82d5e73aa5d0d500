import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  stage,
  task,
  taskId,
  teamId,
  viewer,
} from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const board = (changes: Record<string, unknown> = {}) => ({
  __typename: 'GroupLeaderboard',
  id: 'b'.repeat(24),
  name: '高校组',
  isActive: true,
  startsAt: null,
  endsAt: null,
  hasAllTeams: false,
  teamsCount: 3,
  ...changes,
});
const group = {
  __typename: 'LeaderboardGroup',
  id: 'f'.repeat(24),
  taskId,
  name: '参赛组别',
  isActive: false,
  leaderboards: [board(), board({ id: 'c'.repeat(24), name: '全部', hasAllTeams: true })],
};
const managed = (groups: unknown[]) =>
  competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isSeries: false,
    detailType: null,
    live: null,
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages: [stage({ tasks: [task()] })],
    managedLeaderboardGroups: groups,
  });

const open = (answers: Answers, groups: unknown[] = [group]) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({ competition: managed(groups) }),
    BoardGroupsPanel: () => ({ competition: managed(groups) }),
    ...answers,
  });
  const page = openPage(`/org/tide/competition/manage/${competitionId}/board-groups`);
  return { ...gateway, ...page };
};

describe('the groups of boards', () => {
  it('stand with their task, with who is on them', async () => {
    open({});
    const card = within(await screen.findByRole('region', { name: '参赛组别' }));
    expect(card.getByText('未启用')).toBeVisible();
    expect(card.getByText('3 支团队')).toBeVisible();
    expect(card.getByText('全部团队')).toBeVisible();
    expect(card.getAllByRole('button', { name: /^选择团队/ })).toHaveLength(1);
  });

  it('a new one is checked before it is sent; a refusal keeps what was typed', async () => {
    const { user, inputOf, inputsSoFar } = open(
      {
        CreateBoardGroup: () => {
          throw new Refused({ code: 'CONFLICT', message: '一个任务最多10个榜单分组' });
        },
      },
      [],
    );
    await user.click(await screen.findByRole('button', { name: '添加分组：种类识别' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入分组名称')).toBeVisible();
    expect(inputsSoFar('CreateBoardGroup')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: '分组名称' }), '组别');
    await user.click(dialog.getByRole('button', { name: '添加榜单' }));
    const [first, second] = dialog.getAllByRole('textbox', { name: '榜单名称' });
    await user.type(first as HTMLElement, '甲');
    await user.type(second as HTMLElement, '甲');
    expect(await dialog.findByText('同一分组中的榜单名称不能相同')).toBeVisible();
    await user.type(second as HTMLElement, '乙');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('一个任务最多10个榜单分组')).toBeVisible();
    const rest = { isActive: true, startsAt: null, endsAt: null, hasAllTeams: false };
    expect(await inputOf('CreateBoardGroup')).toEqual({
      taskId,
      group: {
        name: '组别',
        isActive: true,
        leaderboards: [
          { id: null, name: '甲', ...rest },
          { id: null, name: '甲乙', ...rest },
        ],
      },
    });
    expect(dialog.getByRole('textbox', { name: '分组名称' })).toHaveValue('组别');
  });

  it('a team is put on a board by one click', async () => {
    const { user, inputOf } = open({
      BoardTeams: () => ({
        leaderboardTeams: {
          __typename: 'LeaderboardTeamPage',
          totalCount: 1,
          page: 1,
          perPage: 20,
          items: [
            {
              __typename: 'LeaderboardTeam',
              isMember: false,
              isBanned: true,
              team: { __typename: 'Team', id: teamId, name: '破浪小队', members: [] },
            },
          ],
        },
      }),
      SetBoardTeams: () => ({ setLeaderboardTeams: board({ teamsCount: 4 }) }),
    });
    await user.click(await screen.findByRole('button', { name: '选择团队：高校组' }));
    expect(await screen.findByRole('row', { name: /破浪小队/ })).toHaveTextContent('已禁赛');
    await user.click(screen.getByRole('checkbox', { name: '加入榜单：破浪小队' }));
    expect(await inputOf('SetBoardTeams')).toEqual({
      leaderboardId: 'b'.repeat(24),
      add: [teamId],
      remove: [],
    });
    expect(await screen.findByText('4 支团队')).toBeInTheDocument();
  });

  it('a look that can’t be is refused before it is sent', async () => {
    const { user, inputOf, inputsSoFar } = open({
      BoardTemplate: ({ id }) => ({
        competitionTask: {
          __typename: 'CompetitionTask',
          id,
          leaderboardTemplate: { __typename: 'LeaderboardTemplate', id, html: null },
        },
      }),
      SetBoardTemplate: () => ({
        setLeaderboardTemplate: { __typename: 'LeaderboardTemplate', id: taskId, html: '' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '榜单样式：种类识别' }));
    const field = await screen.findByRole('textbox', { name: '模板' });
    await user.click(field);
    await user.paste('{{#rows}}<script>{{team}}</script>{{/rows}}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('模板中不能使用 <script> 标签')).toBeVisible();
    expect(inputsSoFar('SetBoardTemplate')).toEqual([]);
    await user.clear(field);
    await user.paste('{{#rows}}<p>{{team}}</p>{{/rows}}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('SetBoardTemplate')).toEqual({
      of: 'TASK',
      id: taskId,
      html: '{{#rows}}<p>{{team}}</p>{{/rows}}',
    });
  });
});
