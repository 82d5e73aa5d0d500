import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  ofStage,
  page,
  stage,
  task,
  taskId,
  viewer,
} from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
};
const path = `/org/tide/competition/manage/${competitionId}`;
const management = {
  __typename: 'TaskManagement',
  sampleKey: null,
  answeredSampleKey: null,
  predictionMin: null,
  predictionMax: null,
  groupColumn: null,
  scoreName: null,
  customMetric: null,
  rescorings: [] as object[],
  furtherRanges: [],
  worksCount: 0,
  scoredWorksCount: 0,
  solution: null,
  files: [],
};
const managed = (changes: Record<string, unknown> = {}) =>
  competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: false,
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
    limitsRegistrations: false,
    organization,
    waiting: null,
    checklist: null,
    stages: [stage({ tasks: [task({ management })] })],
    ...changes,
  });

const open = (address: string, answers: Answers) => {
  const member = { ...viewer, roles: ['ORGANIZER'] };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member }),
    ManageCompetition: () => ({ competition: managed() }),
    SettingsPanel: () => ({ competition: managed() }),
    SeriesOptions: () => ({
      organization: { ...organization, managedCompetitions: page([]) },
    }),
    StagesPanel: () => ({ competition: managed() }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};

const list = (role: string) => () => ({
  organization: { ...organization, managedCompetitions: page([managed({ name: '海浪预报赛' })]) },
  viewer: {
    ...viewer,
    organizations: [{ __typename: 'OrganizationMembership', role, organization }],
  },
});

describe('the list of managed competitions', () => {
  it('shows drafts, and to administrators the way to a new one', async () => {
    const { user } = open('/org/tide/competition/manage', { ManageCompetitions: list('ADMIN') });
    const row = await screen.findByRole('row', { name: /海浪预报赛/ });
    expect(within(row).getByText('草稿')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新建比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建比赛' }));
    await user.click(dialog.getByRole('button', { name: '创建草稿' }));
    expect(await dialog.findByText('请输入比赛名称')).toBeVisible();
    expect(dialog.getByText('请选择开始时间')).toBeVisible();
    expect(dialog.getByText('请选择结束时间')).toBeVisible();
  });

  it('says 活动 where one is made', async () => {
    const { user } = open('/org/tide/competition/manage', { ManageCompetitions: list('ADMIN') });
    await user.click(await screen.findByRole('button', { name: '新建比赛' }));
    const dialog = await screen.findByRole('dialog', { name: '新建比赛' });
    const kind = within(dialog).getByRole('combobox', { name: '类型' });
    await user.selectOptions(kind, '活动');
    const named = within(await screen.findByRole('dialog', { name: '新建活动' }));
    expect(named.getByLabelText(/活动名称/)).toBeVisible();
    await user.click(named.getByRole('button', { name: '创建草稿' }));
    expect(await named.findByText('请输入活动名称')).toBeVisible();
  });

  it('offers other members no new one', async () => {
    open('/org/tide/competition/manage', { ManageCompetitions: list('MEMBER') });
    await screen.findByRole('row', { name: /海浪预报赛/ });
    expect(screen.queryByRole('button', { name: '新建比赛' })).toBeNull();
  });

  it('is searched by name and state, as the address says', async () => {
    const asked: object[] = [];
    const { user, currentAddress } = open('/org/tide/competition/manage', {
      ManageCompetitions: (variables) => {
        asked.push(variables);
        const items = variables['state'] === null ? [managed({ name: '海浪预报赛' })] : [];
        const { viewer: who } = list('ADMIN')();
        return { organization: { ...organization, managedCompetitions: page(items) }, viewer: who };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: '搜索比赛和活动' }), '海浪{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: '海浪', state: null }));
    await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已结束');
    expect(await screen.findByText('没有符合条件的比赛或活动')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ name: '海浪', state: 'ENDED' });
    expect(currentAddress()).toContain('state=ENDED');
  });

  it('shows the first steps where there is no competition yet', async () => {
    const { user } = open('/org/tide/competition/manage', {
      ManageCompetitions: () => ({
        ...list('ADMIN')(),
        organization: { ...organization, managedCompetitions: page([]) },
      }),
    });
    const steps = within(await screen.findByRole('region', { name: '四步办起第一场比赛或活动' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('textbox', { name: '搜索比赛和活动' })).toBeNull();
    await user.click(steps.getByRole('button', { name: '新建第一场比赛' }));
    expect(await screen.findByRole('dialog', { name: '新建比赛' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(steps.getByRole('button', { name: '新建第一个活动' }));
    expect(await screen.findByRole('dialog', { name: '新建活动' })).toBeVisible();
  });

  it('has a trash, out of which competitions come back', async () => {
    let trashed = [
      {
        __typename: 'TrashedCompetition',
        id: 'c'.repeat(24),
        name: '误删的比赛',
        isPublished: true,
        usersCount: 12,
        trashedAt: '2026-11-21T04:00:00.000Z',
        purgedAt: '2026-12-21T04:00:00.000Z',
        trashedBy: { __typename: 'Member', id: '9'.repeat(24), name: '苏写浪' },
      },
    ];
    const { user, inputOf } = open('/org/tide/competition/manage', {
      ManageCompetitions: list('ADMIN'),
      Trash: () => ({ organization: { ...organization, trashedCompetitions: trashed } }),
      RestoreCompetition: () => {
        trashed = [];
        return { restoreCompetition: managed({ id: 'c'.repeat(24), name: '误删的比赛' }) };
      },
    });
    const trash = within(await screen.findByRole('region', { name: '回收站' }));
    expect(trash.getByText(/已发布，12 人报名 · 苏写浪/)).toBeVisible();
    await user.click(trash.getByRole('button', { name: '恢复「误删的比赛」' }));
    expect(await inputOf('RestoreCompetition')).toEqual({ competitionId: 'c'.repeat(24) });
    await waitFor(() => expect(screen.queryByRole('region', { name: '回收站' })).toBeNull());
  });

  it('is closed to who doesn’t belong to the organization', async () => {
    const { currentAddress } = open('/org/tide/competition/manage', {
      ManageCompetitions: () => {
        throw new Refused({ code: 'FORBIDDEN', message: '仅组织成员可以管理比赛和活动' });
      },
    });
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });
});

const series = { isSeries: true, kind: 'SERIES', name: '潮汐系列赛' };

describe('the page of one competition', () => {
  it('lets nobody in who doesn’t manage it', async () => {
    const { currentAddress } = open(path, {
      ManageCompetition: () => ({
        competition: managed({ viewerManages: false, viewerRole: null }),
      }),
    });
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('says what is wrong at the fields and keeps what was typed', async () => {
    const { user, inputsSoFar } = open(`${path}/settings`, {});
    const name = await screen.findByRole('textbox', { name: /比赛名称/ });
    await user.clear(name);
    await user.type(screen.getByRole('textbox', { name: '简介' }), '更多');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入比赛名称')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '简介' })).toHaveValue(
      '根据喙长判断企鹅的种类。更多',
    );
    expect(inputsSoFar('UpdateCompetition')).toEqual([]);
  });

  it('saves the whole and shows a refusal where it belongs', async () => {
    const { user, inputOf } = open(`${path}/settings`, {
      UpdateCompetition: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '阶段「初赛」不能晚于比赛结束',
          field: 'endDate',
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect((await screen.findAllByText('阶段「初赛」不能晚于比赛结束')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('结束时间')).toBeInvalid();
    expect(await inputOf('UpdateCompetition')).toMatchObject({
      competitionId,
      name: '南极企鹅识别挑战赛',
      tags: ['分类', '入门'],
      publishStatus: 'COMMUNITY',
      tabs: [{ title: '赛题介绍', type: 0 }],
    });
  });

  it('says at the pages that a published competition needs one', async () => {
    const message = '发布前请至少填写一个内容页';
    const { user } = open(`${path}/settings`, {
      UpdateCompetition: () => {
        throw new Refused({ code: 'CONFLICT', message, field: 'tabs' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除：赛题介绍' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    const pages = within(screen.getByRole('group', { name: '内容页' }));
    expect(await pages.findByText(message)).toBeVisible();
  });

  it('publishes after asking', async () => {
    let published = false;
    const { user } = open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: managed({ isPublished: published }) }),
      SetCompetitionPublished: () => {
        published = true;
        return {
          setCompetitionPublished: {
            __typename: 'Competition',
            id: competitionId,
            isPublished: true,
            status: 'RUNNING',
          },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: '发布比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发布比赛' }));
    await user.click(dialog.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('比赛已发布，所有人都能看到。')).toBeVisible();
  });

  it('copies it as a draft under another name, and leads there', async () => {
    const copyId = '7'.repeat(24);
    const { user, inputOf, currentAddress } = open(path, {
      OverviewPanel: () => ({ competition: managed() }),
      CloneCompetition: () => ({ cloneCompetition: { __typename: 'Competition', id: copyId } }),
    });
    await user.click(await screen.findByRole('button', { name: '复制比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^复制/ }));
    await user.click(dialog.getByRole('button', { name: '复制为草稿' }));
    expect(await dialog.findByText('请输入比赛名称')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /新比赛名称/ }), '第二届');
    await user.click(dialog.getByRole('button', { name: '复制为草稿' }));
    expect(await inputOf('CloneCompetition')).toEqual({ competitionId, name: '第二届' });
    await waitFor(() => expect(currentAddress()).toBe(`/org/tide/competition/manage/${copyId}`));
  });

  it('shows a judge the reviewing panel alone, and the way out', async () => {
    const judged = managed({ isPublished: true, viewerManages: false, viewerRole: 'JUDGE' });
    const { user, inputOf, currentAddress } = open(path, {
      ManageCompetition: () => ({ competition: judged }),
      ReviewTasks: () => ({ competition: judged }),
      CompetitionList: () => ({ competitions: page([]) }),
      LeaveCompetitionRole: () => ({
        removeCompetitionRole: { __typename: 'RemovedPayload', removedId: viewer.id },
      }),
    });
    expect(await screen.findByText('暂无需要评审的任务')).toBeVisible();
    const [list] = screen.getAllByRole('navigation', { name: '管理内容' });
    expect(within(list ?? document.body).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '退出评委' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退出评委' }));
    await user.click(dialog.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/competition'));
    expect(await inputOf('LeaveCompetitionRole')).toEqual({ competitionId, memberId: viewer.id });
  });

  it('lets its owners find members by name and give them roles', async () => {
    const helper = { __typename: 'Member', id: 'a'.repeat(24), name: '许潮生', avatar: null };
    const holder = {
      __typename: 'CompetitionRoleHolder',
      memberId: helper.id,
      role: 'CO_ORGANIZER',
      givenAt: '2026-03-01T00:00:00.000Z',
      ownTeamName: '逐浪小队',
      member: helper,
    };
    const { user, inputOf } = open(`${path}/roles`, {
      RolesPanel: () => ({ competition: managed({ roleHolders: [] }) }),
      MemberChoices: () => ({ search: { items: [{ ...helper, communityVerification: null }] } }),
      SetCompetitionRole: () => ({ setCompetitionRole: managed({ roleHolders: [holder] }) }),
    });
    expect(await screen.findByText('还没有协办和评委')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '角色' }), '协办');
    await user.type(screen.getByRole('textbox', { name: '邀请成员' }), '潮生');
    await user.click(await screen.findByRole('button', { name: '许潮生' }));
    const row = within(await screen.findByRole('list', { name: '协办与评委' }));
    expect(row.getByRole('combobox', { name: '许潮生的角色' })).toHaveValue('CO_ORGANIZER');
    expect(await inputOf('SetCompetitionRole')).toEqual({
      competitionId,
      memberId: helper.id,
      role: 'CO_ORGANIZER',
    });
  });

  it('warns of a judge who takes part in the competition', async () => {
    const judge = { __typename: 'Member', id: 'a'.repeat(24), name: '许潮生', avatar: null };
    const holder = {
      __typename: 'CompetitionRoleHolder',
      memberId: judge.id,
      role: 'JUDGE',
      givenAt: '2026-03-01T00:00:00.000Z',
      ownTeamName: '逐浪小队',
      member: judge,
    };
    open(`${path}/roles`, {
      RolesPanel: () => ({ competition: managed({ roleHolders: [holder] }) }),
    });
    expect(await screen.findByText(/^也在参赛（团队「逐浪小队」）/)).toBeVisible();
  });

  it('shows a draft’s managers what it lacks, with the way there', async () => {
    const item = (changes: Record<string, unknown>) => ({
      __typename: 'ChecklistItem',
      key: 'stages',
      title: '阶段',
      missing: null,
      isNeeded: true,
      panel: 'stages',
      ...changes,
    });
    const checklist = [
      item({ key: 'pages', title: '内容页', panel: 'settings' }),
      item({ missing: '发布前请至少添加一个阶段' }),
      item({ key: 'cover', missing: '还没有封面图片', isNeeded: false, panel: 'settings' }),
    ];
    open(path, { OverviewPanel: () => ({ competition: managed({ checklist }) }) });
    const part = within(await screen.findByRole('region', { name: '发布前检查' }));
    expect(part.getByText('还有1项必须完成，完成后才能发布。')).toBeVisible();
    const states = ['已完成', '必须完成', '建议完成'];
    expect(part.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(states);
    const [stages, cover] = part.getAllByRole('link');
    expect(stages).toHaveAttribute('href', `${path}/stages`);
    expect(cover).toHaveAttribute('href', `${path}/settings`);
  });

  describe('a draft', () => {
    const list = { organization: { ...organization, managedCompetitions: page([]) }, viewer };
    const answers = (published: boolean, remove: () => Record<string, unknown>) => ({
      OverviewPanel: () => ({ competition: managed({ isPublished: published }) }),
      ManageCompetitions: () => ({ ...list, viewer: { ...viewer, organizations: [] } }),
      DeleteCompetition: remove,
    });
    const ask = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('button', { name: '删除比赛' }));
      return within(await screen.findByRole('dialog', { name: '删除比赛' }));
    };

    const typeTitle = (
      user: ReturnType<typeof open>['user'],
      dialog: Awaited<ReturnType<typeof ask>>,
    ) =>
      user.type(
        dialog.getByLabelText('请输入「南极企鹅识别挑战赛」确定删除。'),
        '南极企鹅识别挑战赛',
      );

    it('is deleted after asking, and leads back to the list', async () => {
      const removed = () => ({
        deleteCompetition: { __typename: 'DeletedPayload', deletedId: competitionId },
      });
      const { user, inputOf, currentAddress } = open(path, answers(false, removed));
      const dialog = await ask(user);
      await typeTitle(user, dialog);
      await user.click(dialog.getByRole('button', { name: '删除' }));
      await waitFor(() => expect(currentAddress()).toBe('/org/tide/competition/manage'));
      expect(await screen.findByText('暂无比赛和活动')).toBeVisible();
      expect(await inputOf('DeleteCompetition')).toEqual({ competitionId });
    });

    it('stays where it is refused, with the reason', async () => {
      const { user, currentAddress } = open(
        path,
        answers(false, () => {
          throw new Refused({ code: 'CONFLICT', message: '已有成员报名，不能删除' });
        }),
      );
      const dialog = await ask(user);
      await typeTitle(user, dialog);
      await user.click(dialog.getByRole('button', { name: '删除' }));
      expect(await dialog.findByText('已有成员报名，不能删除')).toBeVisible();
      expect(currentAddress()).toBe(path);
    });

    it('isn’t all that can be deleted: a published one says who loses sight of it', async () => {
      const { user } = open(
        path,
        answers(true, () => ({})),
      );
      const dialog = await ask(user);
      expect(dialog.getByText(/报名的成员立即看不到比赛/)).toBeVisible();
    });

    it('stays once its final ranking is published', async () => {
      open(path, {
        OverviewPanel: () => ({ competition: managed({ hasFinalRanking: true }) }),
      });
      expect(await screen.findByText('参加人数')).toBeVisible();
      expect(screen.queryByRole('button', { name: '删除比赛' })).toBeNull();
    });
  });

  it('adds a stage within the competition’s time', async () => {
    const added = stage({ id: 'b'.repeat(24), name: '决赛', tasks: [] });
    const { user, inputOf } = open(`${path}/stages`, {
      CreateStage: () => ({
        createStage: {
          __typename: 'Competition',
          id: competitionId,
          stages: [stage({ tasks: [task({ management })] }), added],
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '添加阶段' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加阶段' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入阶段名称')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /阶段名称/ }), '决赛');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('region', { name: '决赛' })).toBeVisible();
    expect(await inputOf('CreateStage')).toMatchObject({
      competitionId,
      stage: { name: '决赛', awardWhaleCoin: 0, showsLeaderboard: true },
    });
  });

  it('offers the limit of a series to a series alone', async () => {
    const limit = /每位成员只能报名系列赛中的一个比赛/;
    const { user, inputOf } = open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: managed(series) }),
      UpdateCompetition: () => ({ updateCompetition: managed(series) }),
    });
    await user.click(await screen.findByRole('checkbox', { name: limit }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('UpdateCompetition')).toMatchObject({ limitsRegistrations: true });
    open(`${path}/settings`, {});
    await screen.findAllByRole('textbox', { name: /比赛名称/ });
    expect(screen.getAllByRole('checkbox', { name: limit })).toHaveLength(1);
  });
});

describe('what was typed and not saved', () => {
  it('is given up only after a question', async () => {
    const { user, currentAddress } = open(`${path}/settings`, {});
    const name = await screen.findByRole('textbox', { name: /比赛名称/ });
    await user.type(name, '（改）');
    await user.click(screen.getByRole('link', { name: '阶段与任务' }));
    const question = () => screen.findByRole('dialog', { name: '有未保存的修改' });
    await user.click(within(await question()).getByRole('button', { name: '继续编辑' }));
    expect(name).toHaveValue('南极企鹅识别挑战赛（改）');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    await user.click(screen.getByRole('link', { name: '阶段与任务' }));
    await user.click(within(await question()).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}/stages`));
  });

  it('isn’t asked about where nothing was', async () => {
    const { user, currentAddress } = open(`${path}/settings`, {});
    await screen.findByRole('textbox', { name: /比赛名称/ });
    await user.click(screen.getByRole('link', { name: '阶段与任务' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}/stages`));
  });
});

describe('the final ranking', () => {
  const over = { endDate: '2020-01-01T00:00:00.000Z' };
  const row = (letter: string, name: string, rank = 1) => ({
    __typename: 'Standing',
    rank,
    score: 1,
    team: { __typename: 'Team', id: letter.repeat(24), name },
  });
  const teams = (...found: { team: unknown; isBanned?: boolean }[]) =>
    ofCompetition({
      managedTeams: page(
        found.map(({ team, isBanned: banned = false }, index) => ({
          __typename: 'ManagedTeam',
          id: String(index).repeat(24),
          isBanned: banned,
          team,
        })),
      ),
    });

  it('is put together of several boards and of teams without a score', async () => {
    const finals = stage({ id: '1'.repeat(24), name: '决赛' });
    const first = stage({ id: '2'.repeat(24), name: '初赛' });
    const { user, inputOf } = open(`${path}/ranking`, {
      RankingPanel: () => ({
        competition: managed({ ...over, hasFinalRanking: false, stages: [first, finals] }),
      }),
      RankingStandings: ({ stageId }) => ({
        stage: {
          __typename: 'Stage',
          id: stageId,
          standings:
            stageId === finals.id
              ? [row('a', '逐浪小队')]
              : [row('b', '潮汐'), row('a', '逐浪小队', 2), row('e', '并浪', 2)],
        },
      }),
      RankingTeams: () =>
        teams(row('c', '礁石'), row('a', '逐浪小队'), { ...row('d', '暗礁'), isBanned: true }),
      PublishFinalRanking: () => ({
        publishFinalRanking: managed({ hasFinalRanking: true }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: '载入' }));
    await user.type(await screen.findByRole('textbox', { name: '逐浪小队的奖励' }), '一等奖');
    const board = '「初赛」的 Private 排行榜';
    await user.selectOptions(screen.getByRole('combobox', { name: '载入自' }), board);
    await user.click(screen.getByRole('button', { name: '载入到末尾' }));
    await screen.findByRole('textbox', { name: '潮汐的奖励' });

    await user.type(screen.getByRole('textbox', { name: '添加团队' }), '礁{Enter}');
    expect(await screen.findByRole('button', { name: '添加「逐浪小队」' })).toBeDisabled();
    // A banned team says so, and can't come into the ranking.
    expect(screen.getByText('已禁赛').closest('li')).toHaveTextContent('暗礁');
    expect(screen.getByRole('button', { name: '添加「暗礁」' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '添加「礁石」' }));
    await user.click(screen.getByRole('button', { name: '发布最终排名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发布最终排名' }));
    await user.click(dialog.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('PublishFinalRanking')).toEqual({
      competitionId,
      rows: [
        { teamId: 'a'.repeat(24), reward: '一等奖', coins: 0, tied: false },
        { teamId: 'b'.repeat(24), reward: '', coins: 0, tied: false },
        { teamId: 'e'.repeat(24), reward: '', coins: 0, tied: true },
        { teamId: 'c'.repeat(24), reward: '', coins: 0, tied: false },
      ],
      source: { stageId: finals.id, taskId },
    });
  });

  it('says where the stage of a board is gone', async () => {
    const { user } = open(`${path}/ranking`, {
      RankingPanel: () => ({
        competition: managed({ ...over, hasFinalRanking: false, stages: [stage()] }),
      }),
      RankingStandings: () => ({ stage: null }),
    });
    await user.click(await screen.findByRole('button', { name: '载入' }));
    expect(await screen.findByText('未找到该阶段')).toBeVisible();
  });

  it('waits for the end of the competition, without a button that can only refuse', async () => {
    open(`${path}/ranking`, {
      RankingPanel: () => ({ competition: managed({ stages: [stage()] }) }),
    });
    expect(await screen.findByText('比赛结束后才能发布最终排名。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '载入' })).toBeNull();
  });

  it('that is published lets its organizer close the competition for practice', async () => {
    const { user, inputOf } = open(`${path}/ranking`, {
      RankingPanel: () => ({
        competition: managed({ ...over, hasFinalRanking: true, stages: [stage()] }),
      }),
      UpdateCompetitionPractice: () => ({
        updateCompetitionPractice: managed({ isClosedForPractice: true }),
      }),
    });
    const control = await screen.findByRole('switch', { name: /^开放赛后练习/ });
    expect(control).toBeChecked();
    await user.click(control);
    expect(await inputOf('UpdateCompetitionPractice')).toEqual({
      competitionId,
      isClosedForPractice: true,
    });
    await waitFor(() => expect(control).not.toBeChecked());
  });

  it('that is paid can only be looked at', async () => {
    open(`${path}/ranking`, {
      RankingPanel: () => ({
        competition: managed({
          ...over,
          hasFinalRanking: true,
          isFinalRankingPaid: true,
          stages: [stage()],
        }),
      }),
    });
    expect(
      await screen.findByText('最终排名已发布，奖励已经发放，不能再修改或撤回。'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤回排名' })).toBeNull();
    expect(screen.queryByRole('button', { name: '载入' })).toBeNull();
  });
});

describe('what a competition is', () => {
  const updated = (changes: Record<string, unknown>) => () => ({
    updateCompetition: managed(changes),
  });
  const options = () => ({
    organization: {
      ...organization,
      managedCompetitions: page([managed({ id: 'c'.repeat(24), name: '潮汐系列赛' })]),
    },
  });

  it('is chosen for a new draft', async () => {
    const { user, inputOf } = open('/org/tide/competition/manage', {
      ManageCompetitions: list('ADMIN'),
      CreateCompetition: () => {
        throw new Refused({ code: 'FORBIDDEN', message: '仅组织管理员可以新建比赛和活动' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '新建比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建比赛' }));
    await user.type(dialog.getByRole('textbox', { name: /比赛名称/ }), '潮汐系列赛');
    await user.selectOptions(dialog.getByRole('combobox', { name: '类型' }), '系列赛');
    for (const [name, value] of [
      ['开始时间', '2030-01-01T00:00'],
      ['结束时间', '2030-02-01T00:00'],
    ] as const)
      fireEvent.change(dialog.getByLabelText(new RegExp(name)), { target: { value } });
    await user.click(dialog.getByRole('button', { name: '创建草稿' }));
    await dialog.findByText('仅组织管理员可以新建比赛和活动');
    expect(await inputOf('CreateCompetition')).toMatchObject({
      name: '潮汐系列赛',
      kind: 'SERIES',
    });
  });

  it('is set with its series, its label and its compute platform', async () => {
    const changes = { kind: 'EXERCISE', detailType: 'EXERCISE', displayLabel: '新手友好' };
    const { user, inputOf } = open(`${path}/settings`, {
      SeriesOptions: options,
      ActivityFieldOptions: () => ({ site: { __typename: 'Site', activityFields: [] } }),
      UpdateCompetition: updated(changes),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: '类型' }), '打榜');
    await screen.findByRole('option', { name: '潮汐系列赛（草稿）' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: '所属系列赛' }),
      '潮汐系列赛（草稿）',
    );
    await user.type(screen.getByRole('textbox', { name: '卡片标签' }), '新手友好');
    await user.click(screen.getByRole('checkbox', { name: '统一算力' }));
    expect(screen.queryByRole('checkbox', { name: '置顶' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('UpdateCompetition')).toMatchObject({
      kind: 'EXERCISE',
      seriesId: 'c'.repeat(24),
      landingUrl: '',
      displayLabel: '新手友好',
      usesSharedCompute: true,
      isSticky: false,
    });
  });

  it('as an activity has a type, a field, tutors and a live session', async () => {
    const tutor = {
      __typename: 'Member',
      id: 'd'.repeat(24),
      name: '苏老师',
      avatar: null,
      communityVerification: null,
    };
    const field = { __typename: 'ActivityField', id: 'e'.repeat(24), icon: 'eye', count: 0 };
    const { user, inputOf } = open(`${path}/settings`, {
      SeriesOptions: options,
      ActivityFieldOptions: () => ({
        site: {
          __typename: 'Site',
          activityFields: [{ ...field, key: 'vision', name: '计算机视觉' }],
        },
      }),
      MemberChoices: () => ({ search: { items: [tutor] } }),
      UpdateCompetition: updated({ kind: 'ACTIVITY' }),
    });
    const choose = async (name: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), option);
    await choose('类型', '活动');
    await choose('活动类型', '训练营');
    await screen.findByRole('option', { name: '计算机视觉' });
    await choose('方向', '计算机视觉');
    await choose('难度', '进阶中（1-3年）');
    await user.type(screen.getByRole('textbox', { name: '直播地址' }), 'live.example.com');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: '直播地址' }));
    await user.type(screen.getByRole('textbox', { name: '添加导师' }), '苏');
    await user.click(await screen.findByRole('button', { name: '苏老师' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('UpdateCompetition')).toMatchObject({
      kind: 'ACTIVITY',
      activity: {
        type: 'TRAINING_CAMP',
        fieldKey: 'vision',
        difficulty: 2,
        tutorIds: [tutor.id],
        sponsorName: null,
        liveStartDate: null,
      },
    });
  });

  it('as a reading group has words and panels of its own', async () => {
    const reading = managed({ kind: 'ACTIVITY', activityType: 'OTHER', stages: [] });
    open(`${path}/settings`, {
      ManageCompetition: () => ({ competition: reading }),
      SettingsPanel: () => ({ competition: reading }),
      ActivityFieldOptions: () => ({ site: { __typename: 'Site', activityFields: [] } }),
    });
    expect(await screen.findByRole('textbox', { name: /活动名称/ })).toBeVisible();
    expect(screen.getByText('活动是草稿，只有主办方能看到。', { exact: false })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '团队人数上限' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '组队说明' })).toBeNull();
    expect(screen.getByRole('link', { name: '查看活动页' })).toHaveAttribute(
      'href',
      `/home/activity/detail/${reading.id}`,
    );
    const nav = within(screen.getByRole('navigation', { name: '管理内容' }));
    for (const name of ['队伍与晋级', '排行榜', '最终排名', '作品评审', '资质审核'])
      expect(nav.queryByRole('link', { name })).toBeNull();
    expect(nav.getByRole('link', { name: '阶段与任务' })).toBeVisible();
  });

  it('stays as it is once it is published', async () => {
    open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: managed({ isPublished: true }) }),
    });
    expect(await screen.findByRole('combobox', { name: '类型' })).toBeDisabled();
    expect(screen.getByText('发布后不能更改')).toBeVisible();
  });

  it('stands before others for administrators of the site to say', async () => {
    open(`${path}/settings`, {
      Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN'] } }),
    });
    expect(await screen.findByRole('checkbox', { name: '置顶' })).not.toBeChecked();
  });

  it('as a series is its address and its competitions, without stages and teams', async () => {
    const child = managed({ id: 'd'.repeat(24), name: '涨潮赛' });
    const { user, currentAddress } = open(path, {
      ManageCompetition: () => ({ competition: managed(series) }),
      SettingsPanel: () => ({ competition: managed(series) }),
      ChildrenPanel: () => ({
        organization: { ...organization, managedCompetitions: page([child]) },
      }),
    });
    const address = await screen.findByRole('textbox', { name: '专题网址' });
    await user.type(address, 'tide.example.com');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
    for (const name of ['标签', '组队说明', '报名截止时间', '团队人数上限'])
      expect(screen.queryByRole('textbox', { name })).toBeNull();
    const nav = within(screen.getByRole('navigation', { name: '管理内容' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '基本信息',
      '子比赛',
      '协办与评委',
    ]);
    await user.clear(address);
    await user.click(nav.getByRole('link', { name: '子比赛' }));
    await user.click(await screen.findByRole('link', { name: '涨潮赛' }));
    await waitFor(() => expect(currentAddress()).toBe(`/org/tide/competition/manage/${child.id}`));
  });
});

it('a promotion says when the next stage begins, and that the running one goes on', async () => {
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const stages = [
    stage({ name: '初赛', startDate: day(-3), endDate: day(2), tasks: [] }),
    stage({ id: '2'.repeat(24), name: '决赛', startDate: day(2), endDate: day(9), tasks: [] }),
  ];
  const { user } = open(`${path}/teams`, {
    ManageTeams: () => ({ competition: managed({ managedTeams: page([]) }) }),
    PromotionStages: () => ({ competition: managed({ stages }) }),
    Standings: () => ofStage({ standings: [] }),
  });
  await user.click(await screen.findByRole('button', { name: '晋级团队' }));
  const dialog = within(await screen.findByRole('dialog', { name: '晋级团队' }));
  expect(
    await dialog.findByText(/^晋级到「决赛」（.* 开始），「初赛」结束前，晋级的团队仍可/),
  ).toBeVisible();
});

it('a promotion from a stage that is gone has no teams', async () => {
  const stages = [stage({ tasks: [] }), stage({ id: '2'.repeat(24), name: '决赛', tasks: [] })];
  const { user } = open(`${path}/teams`, {
    ManageTeams: () => ({ competition: managed({ managedTeams: page([]) }) }),
    PromotionStages: () => ({ competition: managed({ stages }) }),
    Standings: () => ({ stage: null }),
  });
  await user.click(await screen.findByRole('button', { name: '晋级团队' }));
  const dialog = within(await screen.findByRole('dialog', { name: '晋级团队' }));
  expect(await dialog.findByText('没有符合条件的团队')).toBeVisible();
});

it('the overview counts what waits, with the way there', async () => {
  const waiting = {
    __typename: 'CompetitionWaiting',
    registrations: 3,
    qualifications: 0,
    works: 2,
    failedWorks: 1,
    realNames: null,
  };
  let left = true;
  const none = { ...waiting, registrations: 0, works: 0, failedWorks: 0 };
  const { user } = open(path, {
    OverviewPanel: () => ({ competition: managed({ waiting: left ? waiting : none }) }),
    RegistrationsToReview: () =>
      ofCompetition({
        registrations: page([], { __typename: 'CompetitionRegistrationPage' }),
      }),
  });
  const links = within(await screen.findByRole('region', { name: '待处理' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '报名待审核 3',
    '作品待评审 2',
    '提交评审出错 1',
  ]);
  left = false;
  await user.click(links.getByRole('link', { name: '报名待审核 3' }));
  expect(await screen.findByText('没有待审核的报名')).toBeVisible();
  const [overview] = screen.getAllByRole('link', { name: '概览' });
  await user.click(overview as HTMLElement);
  expect(await screen.findByText('没有待处理的事项')).toBeVisible();
});

describe('the times of a competition that members have entered', () => {
  const day = (days: number) => new Date(Date.UTC(2030, 0, 1 + days)).toISOString();
  const own = stage({
    startDate: day(0),
    endDate: day(30),
    tasks: [task({ name: '预测', startDate: day(0), endDate: day(30) })],
  });
  const entered = managed({
    isPublished: true,
    usersCount: 12,
    startDate: day(0),
    endDate: day(30),
    registerEndDate: day(20),
    stages: [own],
  });

  it('say what moves and who is told, and take stages and tasks along', async () => {
    const { user, inputOf } = open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: entered }),
      UpdateCompetition: () => ({ updateCompetition: entered }),
    });
    const end = await screen.findByLabelText(/^结束时间/);
    fireEvent.change(end, { target: { value: '2030-02-05T08:00' } });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: '时间有变动' }));
    expect(dialog.getByText(/^比赛结束时间由 2030-01-31 08:00 改为 2030-02-05/)).toBeVisible();
    expect(dialog.getByText(/^任务「预测」的截止时间由/)).toBeVisible();
    expect(dialog.getByText(/^12 位报名成员会收到站内通知和邮件/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '修改并通知' }));
    expect(await inputOf('UpdateCompetition')).toMatchObject({ movesParts: true });
  });

  it('ask twice where a deadline is near', async () => {
    const soon = new Date(Date.now() + DAY).toISOString();
    const near = managed({
      ...entered,
      startDate: '2020-01-01T00:00:00.000Z',
      registerEndDate: soon,
    });
    const { user, inputOf } = open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: near }),
      UpdateCompetition: () => ({ updateCompetition: near }),
    });
    fireEvent.change(await screen.findByLabelText(/^报名截止时间/), {
      target: { value: '2029-12-01T08:00' },
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const first = within(await screen.findByRole('dialog', { name: '时间有变动' }));
    await user.click(first.getByRole('button', { name: '修改并通知' }));
    const second = within(await screen.findByRole('dialog', { name: '截止时间已近' }));
    await user.type(
      second.getByRole('textbox', { name: '请输入「修改截止时间」以确认' }),
      '修改截止时间',
    );
    await user.click(second.getByRole('button', { name: '修改并通知' }));
    expect(await inputOf('UpdateCompetition')).toMatchObject({
      deadlineConfirmation: '修改截止时间',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
