import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, page, stage, task, viewer } from '../../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const organisation = {
  __typename: 'Organisation',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
};
const path = `/org/tide/competition/manage/${competitionId}`;
const management = {
  __typename: 'TaskManagement',
  sampleKey: null,
  worksCount: 0,
  scoredWorksCount: 0,
  solution: null,
  files: [],
};
const managed = (changes: Record<string, unknown> = {}) =>
  competition({
    viewerManages: true,
    published: false,
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
    limitsRegistrations: false,
    organisation,
    stages: [stage({ tasks: [task({ management })] })],
    ...changes,
  });

const open = (address: string, answers: Answers) => {
  const member = { ...viewer, roles: ['ORGANIZER'] };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member }),
    ManageCompetition: () => ({ competition: managed() }),
    SettingsPanel: () => ({ competition: managed() }),
    StagesPanel: () => ({ competition: managed() }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};

describe('the list of managed competitions', () => {
  const list = (role: string) => () => ({
    organisation: { ...organisation, managedCompetitions: page([managed({ name: '海浪预报赛' })]) },
    viewer: {
      ...viewer,
      organisations: [{ __typename: 'OrganisationMembership', role, organisation }],
    },
  });

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

  it('offers other members no new one', async () => {
    open('/org/tide/competition/manage', { ManageCompetitions: list('MEMBER') });
    await screen.findByRole('row', { name: /海浪预报赛/ });
    expect(screen.queryByRole('button', { name: '新建比赛' })).toBeNull();
  });

  it('is closed to who doesn’t belong to the organisation', async () => {
    const { currentAddress } = open('/org/tide/competition/manage', {
      ManageCompetitions: () => {
        throw new Refused({ code: 'FORBIDDEN', message: '仅组织成员可以管理比赛' });
      },
    });
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });
});

describe('the page of one competition', () => {
  it('lets nobody in who doesn’t manage it', async () => {
    const { currentAddress } = open(path, {
      ManageCompetition: () => ({ competition: managed({ viewerManages: false }) }),
    });
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('says what is wrong at the fields and keeps what was typed', async () => {
    const { user, sent } = open(`${path}/settings`, {});
    const name = await screen.findByRole('textbox', { name: /比赛名称/ });
    await user.clear(name);
    await user.type(screen.getByRole('textbox', { name: '简介' }), '更多');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入比赛名称')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '简介' })).toHaveValue(
      '根据喙长判断企鹅的种类。更多',
    );
    expect(sent.map(({ operationName }) => operationName)).not.toContain('UpdateCompetition');
  });

  it('saves the whole and shows a refusal where it belongs', async () => {
    const { user, sent } = open(`${path}/settings`, {
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
    expect(sent.at(-1)?.variables.input).toMatchObject({
      competitionId,
      name: '南极企鹅识别挑战赛',
      tags: ['分类', '入门'],
      publishStatus: 'COMMUNITY',
      tabs: [{ title: '赛题介绍', type: 0 }],
    });
  });

  it('publishes after asking', async () => {
    const { user } = open(`${path}/settings`, {
      SetCompetitionPublished: () => ({
        setCompetitionPublished: {
          __typename: 'Competition',
          id: competitionId,
          published: true,
          status: 'RUNNING',
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '发布比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发布比赛' }));
    await user.click(dialog.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('比赛已发布，所有人都能看到。')).toBeVisible();
  });

  it('adds a stage within the competition’s time', async () => {
    const added = stage({ id: 'b'.repeat(24), name: '决赛', tasks: [] });
    const { user, sent } = open(`${path}/stages`, {
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
    expect(sent.at(-1)?.variables.input).toMatchObject({
      competitionId,
      stage: { name: '决赛', awardWhaleCoin: 0, showsLeaderboard: true },
    });
  });

  it('offers the limit of a series to a series alone', async () => {
    const limit = /每位成员只能报名系列赛中的一个比赛/;
    const { user, sent } = open(`${path}/settings`, {
      SettingsPanel: () => ({ competition: managed({ isSeries: true }) }),
    });
    await user.click(await screen.findByRole('checkbox', { name: limit }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        operationName: 'UpdateCompetition',
        variables: { input: { limitsRegistrations: true } },
      }),
    );
    open(`${path}/settings`, {});
    await screen.findAllByRole('textbox', { name: /比赛名称/ });
    expect(screen.getAllByRole('checkbox', { name: limit })).toHaveLength(1);
  });
});
